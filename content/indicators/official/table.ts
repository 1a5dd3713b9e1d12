import { VENDORS } from '#contracts/vendors.ts';
import { publisherOf } from '#domain/official/series.ts';
import { OFFICIAL_ROWS } from './rows.ts';

/** One line for each kind and country with an official figure: who publishes it, with which key and under which terms. */
export interface CoveredKind {
  readonly kind: string;
  readonly country: string;
  readonly publisher: string;
  /** The setting with the free key; "none" without one, "by hand" where the owner enters the figures. */
  readonly key: string;
  readonly licence: string;
}

/** All of them, by kind and country. Witnesses are not in it. */
export function coveredKinds(): readonly CoveredKind[] {
  const lines = new Map<string, CoveredKind>();
  for (const { kind, country, series, isWitness, byHand } of OFFICIAL_ROWS) {
    if (isWitness) continue;
    const { name, official } = VENDORS[publisherOf(series)];
    const key = byHand ? 'by hand' : 'key' in official ? official.key : 'none';
    lines.set(`${kind} ${country}`, { kind, country, publisher: name, key, licence: official.licence });
  }
  return [...lines.values()].toSorted(
    (a, b) => a.kind.localeCompare(b.kind) || a.country.localeCompare(b.country),
  );
}

/** The table of docs/upstreams.md: a line for each publisher with its kinds. */
export function coverageTable(): string {
  const lines = Map.groupBy(coveredKinds(), ({ publisher, country, key, licence }) =>
    [publisher, country, key, licence].join(' | '),
  );
  const rows = [...lines].map(([line, kinds]) => `${line} | ${kinds.map(({ kind }) => kind).join(', ')}`);
  const head = ['publisher | country | key | terms | kinds', '--- | --- | --- | --- | ---'];
  return [...head, ...rows.toSorted()].map((row) => `| ${row} |`).join('\n');
}
