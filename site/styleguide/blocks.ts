import type { Block } from './block.ts';
import { actions } from './blocks/actions.tsx';
import { compositions } from './blocks/compositions.tsx';
import { figures } from './blocks/figures.tsx';
import { sections } from './blocks/sections.tsx';
import { statements } from './blocks/statements.tsx';
import { tables } from './blocks/tables.tsx';

/** Every component of `site/ui` (a test compares) and the compositions, in the order of the page. */
export const BLOCKS: readonly Block[] = [
  ...actions,
  ...figures,
  ...statements,
  ...sections,
  ...tables,
  ...compositions,
];
