import { expand } from '#domain/indicators/patterns.ts';
import type { OfficialRow } from './row.ts';

const COMPARED = { mom: 'm/m', yoy: 'y/y', qoq: 'q/q' } as const;

/** A title of this row: the first one that it names, with its comparison, and with an edition where one is needed. */
export function titleOf({ titles, compared, isEditionNamed, editions = {} }: OfficialRow): string {
  const [name = ''] = titles.flatMap(expand);
  const edition = isEditionNamed ? Object.keys(editions).slice(0, 1) : [];
  return [name.trim(), ...edition, ...(compared === null ? [] : [COMPARED[compared]])].join(' ');
}
