import { CATALOGUE } from '../catalogue.ts';
import type { OfficialRow } from './row.ts';

const COMPARED = { mom: 'm/m', yoy: 'y/y', qoq: 'q/q' } as const;

/** A title that the catalogue reads as the figure of this row: the first pattern of its kind with the first of each choice. */
export function titleOf({ kind, compared }: Pick<OfficialRow, 'kind' | 'compared'>): string {
  const [pattern = ''] = CATALOGUE.find((one) => one.kind === kind)?.match ?? [];
  const title = pattern
    .replaceAll(/\(([^|)]*)[^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return compared === null ? title : `${title} ${COMPARED[compared]}`;
}
