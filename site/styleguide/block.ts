import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';

/** One state of a component, with the content that shows it. */
export interface State {
  readonly name: string;
  readonly shown: ReactNode;
  /** Drawn as if hovered, or focused by keyboard. */
  readonly forced?: 'hover' | 'focus-visible';
}

/** A component of `site/ui` in all its states, in one language. */
export interface Block {
  /** The component's name, as in its file name. */
  readonly name: string;
  readonly states: (locale: Locale) => readonly State[];
}
