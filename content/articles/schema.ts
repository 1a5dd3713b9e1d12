import * as z from 'zod/mini';
import { localized } from '#contracts/localized.ts';
import { disagreements, type QuotedName } from '#domain/quoted-trade.ts';
import { measurePlan } from '#domain/trade-plan.ts';

/** Topics of the index, in the order of its filter (G1). */
export const TOPICS = ['cases', 'method', 'sentiment', 'safety', 'economy'] as const;
export type Topic = (typeof TOPICS)[number];

export const LEVELS = ['beginner', 'intermediate', 'intermediate-advanced', 'advanced'] as const;

const line = (takes: string) =>
  z.string(takes).check(z.regex(/^\S(.*\S)?$/, takes), z.maxLength(300, 'takes at most 300 characters'));
/** A line of text in each language. */
export const both = (takes: string) => localized(line(takes), takes);
const day = z.iso.date('takes a day as YYYY-MM-DD');
const price = z
  .number('takes a price in US dollars an ounce, like 3474.7')
  .check(z.positive('takes a price above 0'));
const quoted = z
  .string('takes a figure in quotation marks with the digits it was published with, like "41.8"')
  .check(z.regex(/^\d+(\.\d+)?$/, 'takes digits with a point before decimals, like "41.8"'));
const count = z.int('takes a whole number').check(z.minimum(0, 'takes 0 or more'));
const share = z
  .number('takes a share from 0 to 100')
  .check(z.minimum(0, 'takes at least 0'), z.maximum(100, 'takes at most 100'));
const slug = z
  .string('takes the last part of the address, like estrategia-institucional-1-10')
  .check(
    z.regex(
      /^(\{\{slug\}\}|[a-z0-9]+)(-[a-z0-9]+)*$/,
      'takes small letters and digits joined by hyphens; {{slug}} stands for the brand’s slug',
    ),
  );
const id = z
  .string('takes small letters and digits joined by hyphens')
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters and digits joined by hyphens'));

const common = {
  id,
  /** What tells it from the article's other trades, where there are several alike. */
  name: z.optional(both('takes a name in es and en')),
};
const asset = line('takes the symbol, like XAUUSD');
const order = z.enum(['buy', 'sell', 'buy-stop', 'sell-limit'], 'takes buy, sell, buy-stop or sell-limit');

/** A trade whose prices were published: everything else is computed from them (G12). */
const pricedTrade = z.strictObject({
  ...common,
  asset,
  order,
  entry: price,
  stop: price,
  target: price,
  quoted: z.strictObject({
    risk: z.optional(quoted),
    reward: z.optional(quoted),
    ratio: z.optional(quoted),
  }),
  /** Why a quoted figure differs from what the prices give; each such figure needs one. */
  notes: z.optional(
    z.strictObject({
      risk: z.optional(both('takes a note in es and en')),
      reward: z.optional(both('takes a note in es and en')),
      ratio: z.optional(both('takes a note in es and en')),
    }),
  ),
  /** Multiple of the risk at which the stop went to the entry. */
  breakevenAt: z.optional(z.number('takes a multiple of the risk, like 2').check(z.positive())),
});

/** A trade of which only the ratio is on record, perhaps not even what was ordered: drawn in multiples of the risk, never in prices. */
const ratioTrade = z.strictObject({
  ...common,
  asset: z.optional(asset),
  order: z.optional(order),
  ratio: quoted,
  /** What the order went through, step by step. */
  steps: z.optional(z.array(both('takes a step in es and en'))),
});

export type PricedTrade = z.infer<typeof pricedTrade>;
export type RatioTrade = z.infer<typeof ratioTrade>;
export type Trade = PricedTrade | RatioTrade;

const trade = z.union([pricedTrade, ratioTrade], 'takes entry, stop, target and quoted, or else a ratio');

const picture = z.strictObject({
  phase: z
    .int('takes a phase from 1 to 5')
    .check(z.minimum(1, 'takes a phase from 1 to 5'), z.maximum(5, 'takes a phase from 1 to 5')),
  file: z
    .string('takes the name of a picture, like phase-1.png')
    .check(
      z.regex(
        /^[\w-]+\.(png|jpe?g|webp|avif)$/,
        'takes the name of a picture in the folder results, like phase-1.png',
      ),
    ),
  /** What the picture shows, for whoever does not see it. */
  alt: both('takes in es and en what the picture shows'),
  illustrative: z.boolean('takes true for an invented picture, false for a real one shown with consent'),
});
export type DayPicture = z.infer<typeof picture>;

const clockTime = z
  .string('takes a time like 06:30')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'takes a time on the 24-hour clock, like 06:30'));

/** A day of two trades, told in five points (G13). */
const dayReport = z.strictObject({
  fundedAccount: z
    .number('takes US dollars, like 100000')
    .check(z.positive('takes US dollars above 0, like 100000')),
  /** Share of the account risked on a trade, in percent. */
  riskPercent: z.strictObject({ from: share, to: share }, 'takes from and to, in percent'),
  timeline: z.tuple(
    [clockTime, clockTime, clockTime, clockTime, clockTime],
    'takes the five points of the day in their order',
  ),
  /** Pictures shown instead of the drawn ones, one a phase. */
  pictures: z.optional(
    z
      .array(picture, 'takes a list of pictures')
      .check(
        z.refine(
          (all) => new Set(all.map(({ phase }) => phase)).size === all.length,
          'takes one picture a phase',
        ),
      ),
  ),
});
export type DayReport = z.infer<typeof dayReport>;

/** What the brand reports of a trade. Nobody has audited it, and every page that shows it says so. */
const report = z.strictObject({
  basis: z.literal('self-reported', "takes 'self-reported': no third party has verified a case"),
  trades: z.array(trade, 'takes a list of trades'),
  /** Share of retail volume on each side, 0-100, as the brand quoted it that day. */
  sentiment: z.optional(z.strictObject({ long: share, short: share })),
  /** Pips won, and the deepest loss while the trade was open, in percent. */
  result: z.optional(z.strictObject({ pips: z.optional(quoted), drawdownPercent: z.optional(share) })),
  management: z.optional(
    z.strictObject({ minutes: count, reentries: count, trailingStops: count, updates: count }),
  ),
  day: z.optional(dayReport),
  /** What was not published of the trade, as a list of words: the last line of the summary at the head of the case. */
  unpublished: z.optional(both('takes a list in es and en, like "hora de entrada y temporalidad"')),
  /** Ids of the brand's claims that the case shows as result cards. */
  claims: z.optional(z.array(id)),
  /** A chart shared on the brand's charting site: the last part of its address. */
  chart: z.optional(
    z
      .string('takes the last part of the address')
      .check(
        z.regex(/^[\w-]+$/, 'takes the last part of the address; the rest is charts in brand/brand.json'),
      ),
  ),
});
export type CaseReport = z.infer<typeof report>;

/** A drawing whose list of words says the same: bars from a number to another, or the three ideas of the method. */
const figure = z.union(
  [
    z.strictObject({
      id,
      title: both('takes a title in es and en'),
      /** After each number: "%", " pips". */
      unit: z.string('takes what follows a number, like "%"'),
      bars: z.array(
        z.strictObject({
          name: both('takes a name in es and en'),
          from: z.optional(z.number('takes a number')),
          to: z.number('takes a number'),
        }),
      ),
    }),
    z.strictObject({
      id,
      title: both('takes a title in es and en'),
      ideas: z.tuple([both('takes es and en'), both('takes es and en'), both('takes es and en')]),
    }),
  ],
  'takes title, unit and bars, or else title and three ideas',
);
export type ArticleFigure = z.infer<typeof figure>;

const PAGES_TO_FOLLOW = z.enum(
  ['vip', 'freeChannel', 'vsTraders', 'merch', 'contact', 'blog'],
  'takes vip, freeChannel, vsTraders, merch, contact or blog',
);

/** Everything about an article that is the same in both languages. Unknown fields are refused: they are usually misspelt ones. */
export const articleSchema = z.strictObject({
  id,
  /** Place in the series, from 1; also breaks ties between dates. */
  number: z.int('takes a whole number').check(z.minimum(1, 'takes 1 or more')),
  /** Last part of the address: one for both languages, or one each. */
  slug: z.union([slug, z.strictObject({ es: slug, en: slug })], 'takes one slug, or one each for es and en'),
  /** On a later day than that of the build it is left out, as if it were not written. */
  published: day,
  updated: day,
  /** Left out of every build; `npm run dev` has its page. */
  draft: z.optional(z.literal(true, 'takes true, or nothing at all')),
  /** A note may be short: a remark on a week of the market. */
  kind: z.optional(z.literal('note', "takes 'note', or nothing at all")),
  topics: z
    .array(z.enum(TOPICS, `takes one or more of ${TOPICS.join(', ')}`))
    .check(z.minLength(1, 'takes at least one topic')),
  level: z.enum(LEVELS, `takes one of ${LEVELS.join(', ')}`),
  /** Marks of the card, the first one the louder. */
  badges: z.optional(z.array(both('takes a word or two in es and en'))),
  /** Minutes the article was announced with, figures and exercises included. */
  statedMinutes: z.optional(count),
  /** Where the article leads at its end, in this order; the first is the primary call. */
  calls: z.array(PAGES_TO_FOLLOW).check(z.minLength(1, 'takes at least one page')),
  /** The buttons open the checkout and the free channel themselves, and the profiles stand below. */
  callsOutside: z.optional(z.literal(true)),
  /** An earlier article that is not of this list, kept as it was linked. */
  previous: z.optional(z.strictObject({ slug, title: both('takes a title in es and en') })),
  /** Ids of the articles to read next; without it, those that share most topics. */
  related: z.optional(z.array(id)),
  report: z.optional(report),
  /** A case is a record of the brand. On a real domain it shows only when the owner can prove it (N13). */
  confirmed: z.optional(z.literal(true, 'takes true, or nothing until you can prove the case')),
  /** What the text draws with `<Figure id="…" />`. */
  figures: z.optional(z.array(figure)),
});
export type ArticleInput = z.input<typeof articleSchema>;
export type ArticleData = z.infer<typeof articleSchema>;

export const isPriced = (one: Trade): one is PricedTrade => 'entry' in one;

/** What is wrong with the figures of an article: quoted ones that its prices do not bear out and nobody explains (G12). */
export function tradeProblems({ id, report }: ArticleData): string[] {
  const ofTrades = (report?.trades ?? []).filter(isPriced).flatMap((one) => {
    const where = `content/articles/${id}: trade ${one.id}`;
    try {
      const { riskPips, rewardPips, ratio } = measurePlan(one);
      const computed = { risk: riskPips, reward: rewardPips, ratio };
      const wrong = disagreements(one, one.quoted);
      const noted = Object.keys(one.notes ?? {}) as QuotedName[];
      return [
        ...wrong
          .filter((name) => !noted.includes(name))
          .map(
            (name) => `${where} quotes ${name} ${one.quoted[name]}, but its prices give ${computed[name]}`,
          ),
        ...noted
          .filter((name) => !wrong.includes(name))
          .map((name) => `${where} explains a difference of its ${name}, but there is none`),
      ];
    } catch (cause) {
      return [`${where}: ${(cause as Error).message}`];
    }
  });
  return ofTrades.length > 0 ? ofTrades : resultProblems(id, report);
}

/** The result is the main trade's reward: as it is quoted, note and all, or else as its prices give it. */
function resultProblems(id: string, report: CaseReport | undefined): string[] {
  const pips = report?.result?.pips;
  const [main] = report?.trades ?? [];
  if (!pips || !main || !isPriced(main)) return [];
  const { reward } = main.quoted;
  if (reward ? reward === pips : disagreements(main, { reward: pips }).length === 0) return [];
  const expected = reward ? `quotes ${reward}` : `gives ${measurePlan(main).rewardPips}`;
  return [`content/articles/${id}: report.result.pips has ${pips}, but trade ${main.id} ${expected}`];
}
