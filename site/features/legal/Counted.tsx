import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { COUNT_DAYS, COUNTED, type CountedField, type CountedKind } from '#contracts/counted.ts';
import type { Locale } from '#contracts/locale.ts';
import { DataTable } from '#site/ui/DataTable.tsx';

interface CountedProps {
  readonly locale: Locale;
  /** Whether the site counts, and whether links to the checkout carry campaign tags. */
  readonly counts?: boolean;
  readonly passesTags?: boolean;
}

const KINDS = Object.entries(COUNTED) as readonly (readonly [CountedKind, readonly CountedField[]])[];

/** What the site itself counts, from the table by which the server counts (H8, N17). */
export function Counted({
  locale,
  counts = brand.countVisits !== false,
  passesTags = brand.passTags === true,
}: CountedProps) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <>
      <p data-part="counted" data-counts={counts}>
        {translate(locale, counts ? 'counted.some' : 'counted.none')}
      </p>
      {counts && (
        <DataTable
          className="small"
          data-part="counted-list"
          caption={translate(locale, 'counted.caption')}
          columns={(['what', 'by', 'lifetime'] as const).map((name) => translate(locale, `counted.${name}`))}
          rows={KINDS.map(([kind, fields]) => ({
            id: kind,
            cells: [
              translate(locale, `counted.kind.${kind}`),
              list.format(fields.map((field) => translate(locale, `counted.field.${field}`))),
              translate(locale, 'counted.days', { days: COUNT_DAYS }),
            ],
          }))}
        />
      )}
      {passesTags && <p data-part="counted-tags">{translate(locale, 'counted.tags')}</p>}
    </>
  );
}
