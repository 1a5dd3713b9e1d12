import * as z from 'zod/mini';
import { parseFile } from '#brand/parse.ts';
import type { Observation } from '#contracts/observations.ts';
import { RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

const decision = {
  period: 'day',
  ...RATE,
  notation: { ...RATE.notation, decimals: 2 },
  // Afternoon in Sydney and Wellington is the same day in UTC.
  releasedAfterDays: [0, 0],
  byHand: true,
} as const;

/** Rates whose publishers allow no automatic reading, or refuse it. */
const ROWS = {
  'rba-rate': {
    kind: 'rba-rate',
    titles: ['(rba|) cash rate', 'rba (interest rate decision|rate decision|interest rate)'],
    country: 'AU',
    series: 'rba/cash-rate',
    ...decision,
    link: 'https://www.rba.gov.au/statistics/cash-rate/',
  },
  'rbnz-rate': {
    kind: 'rbnz-rate',
    titles: ['(rbnz|) official cash rate', 'rbnz (interest rate decision|rate decision|interest rate)'],
    country: 'NZ',
    series: 'rbnz/ocr',
    ...decision,
    link: 'https://www.rbnz.govt.nz/monetary-policy/monetary-policy-decisions',
  },
} as const satisfies Record<string, OfficialRow>;

type KindByHand = keyof typeof ROWS;
const KINDS = Object.keys(ROWS) as [KindByHand, ...KindByHand[]];

export const byHandRows: readonly OfficialRow[] = Object.values(ROWS);

const LOWEST_RATE = -5;
const HIGHEST_RATE = 50;
const DECIMAL = /^-?\d{1,2}(\.\d{1,4})?$/;
const rateHint = `takes the rate as published between quotes, from ${LOWEST_RATE} to ${HIGHEST_RATE}, such as "2.25"`;
const day = (takes: string) => z.iso.date(takes);

const figureSchema = z
  .strictObject({
    kind: z.enum(KINDS, `takes one of ${KINDS.join(', ')}`),
    period: day('takes the day of the decision, such as 2026-02-18'),
    value: z
      .string(rateHint)
      .check(
        z.refine(
          (text) => DECIMAL.test(text) && Number(text) >= LOWEST_RATE && Number(text) <= HIGHEST_RATE,
          rateHint,
        ),
      ),
    unit: z.literal('%', 'takes "%": both are rates in per cent'),
    publishedOn: day('takes the day it was published, such as 2026-02-18'),
    link: z.url({
      protocol: /^https$/,
      error: 'takes the https address of the publisher’s page with the figure',
    }),
  })
  .check(
    z.refine(({ period, publishedOn }) => publishedOn >= period, {
      path: ['publishedOn'],
      error: 'is before its period: copy the day of publication again',
    }),
    z.refine(({ kind, link }) => isPageOf(link, ROWS[kind].link), {
      path: ['link'],
      error: 'is not a page of the publisher: copy the address from its own site',
    }),
  );
export type FigureByHand = z.infer<typeof figureSchema>;

function isPageOf(link: string, known: string): boolean {
  const [host, own] = [link, known].map(
    (address) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? '',
  );
  return host === own || (host?.endsWith(`.${own}`) ?? false);
}

const listSchema = z
  .array(figureSchema)
  .check(
    z.refine(
      (figures) => new Set(figures.map(({ kind, period }) => `${kind} ${period}`)).size === figures.length,
      'has two entries of one kind and period: keep the right one',
    ),
  );

export type ObservationByHand = Omit<Observation, 'firstSeenAt'>;

/**
 * What the owner entered, as values of their series; the address is the page that they are from. Throws BrandError, which
 * names the file, the entry, the key and what it takes. `today` ("YYYY-MM-DD") is the last day that a figure can be of.
 */
export function observationsByHand(input: unknown, today: string): readonly ObservationByHand[] {
  const whole = 'the list';
  const schema = listSchema.check(
    z.superRefine((figures, context) => {
      for (const [index, { publishedOn }] of figures.entries())
        if (publishedOn > today)
          context.addIssue({
            code: 'custom',
            path: [index, 'publishedOn'],
            message: `is after today (${today}): enter a figure once it is published`,
            input: publishedOn,
          });
    }),
  );
  return parseFile({ file: 'content/official-by-hand.ts', whole, schema }, input).map(
    ({ kind, period, value, unit, publishedOn, link }) => ({
      series: ROWS[kind].series,
      period,
      value,
      unit,
      flag: null,
      publishedAt: `${publishedOn}T00:00:00.000Z`,
      request: link,
    }),
  );
}
