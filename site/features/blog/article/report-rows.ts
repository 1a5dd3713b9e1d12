import { claimById } from '#brand/claims.ts';
import { type CaseReport, isPriced } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { caseFigures } from '#site/features/blog/trades/case-figures.ts';

interface ReportRow {
  readonly name:
    | 'Risk'
    | 'Target'
    | 'Result'
    | 'Drawdown'
    | 'Duration'
    | 'Reentries'
    | 'Trailing'
    | 'Updates';
  readonly text: string;
  /** How often something happened, drawn as strokes. */
  readonly strokes?: number;
}

/** The reported figures of a case, each only where it was reported. */
export function reportRows(locale: Locale, report: CaseReport): ReportRow[] {
  const { result, management } = report;
  const rows = planRows(locale, report);
  if (result?.pips) {
    const text = translate(locale, 'blog.pips', { pips: `+${result.pips}` });
    rows.push({ name: 'Result', text });
  }
  if (result?.drawdownPercent !== undefined)
    rows.push({ name: 'Drawdown', text: formatShare(result.drawdownPercent, locale) });
  if (!management) return rows;
  const { minutes, reentries, trailingStops, updates } = management;
  const counted = (name: ReportRow['name'], count: number) => ({ name, text: String(count), strokes: count });
  return [
    ...rows,
    { name: 'Duration', text: hoursAndMinutes(minutes) },
    counted('Reentries', reentries),
    counted('Trailing', trailingStops),
    counted('Updates', updates),
  ];
}

/** Risk and target of the main trade, where the case has one: "31.8 pips · 1R", "318.7 pips · 10R". */
function planRows(locale: Locale, { unpublished, trades: [main] }: CaseReport): ReportRow[] {
  if (!unpublished || !main) return [];
  if (!isPriced(main)) {
    return [
      { name: 'Risk', text: '1R' },
      { name: 'Target', text: `${main.ratio}R` },
    ];
  }
  const { risk, reward, ratio } = caseFigures(main, locale);
  const pips = (value: string) => translate(locale, 'blog.pips', { pips: value });
  return [
    { name: 'Risk', text: `${pips(risk)} · 1R` },
    { name: 'Target', text: `${pips(reward)} · ${ratio}R` },
  ];
}

/** Names of result cards as rows: a claim's own text goes after its figure ("1,000% of …"), and here the name comes before it. */
const CLAIM_ROWS = { 'case-roi': 'blog.reportRoi', 'case-precision': 'blog.reportPrecision' } as const;

/** What a result card shows; a claim that has no name here says it in its own text. */
export function claimRowName(locale: Locale, id: string): string {
  const named = id in CLAIM_ROWS ? CLAIM_ROWS[id as keyof typeof CLAIM_ROWS] : null;
  return named ? translate(locale, named) : inLocale(claimById(id).text, locale);
}

/** "4 h 15 min", the same in both languages. */
export function hoursAndMinutes(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${String(rest).padStart(2, '0')} min` : ''}`;
}
