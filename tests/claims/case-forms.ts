import { ARTICLES, type Article } from '#content/articles/articles.ts';
import { type DayReport, isPriced } from '#content/articles/schema.ts';
import { type ClaimForms, claimForms } from './forms.ts';

/** A figure that the brand reports of a case, and the articles whose data contain it. */
interface CaseFigure extends ClaimForms {
  readonly articles: readonly string[];
}

/** Pips are a distance as well as a gain, so the pattern leaves out the sign. */
const pips = (quoted: string) =>
  new RegExp(String.raw`(?<![\d.,:\w#/])\+?${quoted.replace('.', '[.,]')}\s*pips?\b`, 'giu');

/**
 * Every figure of the cases. They are in the data of the articles, marked as reported, and not in the list of claims
 * (A5).
 */
export function caseForms(from: readonly Article[] = ARTICLES): CaseFigure[] {
  const ratios = new Map<number, string[]>();
  const distances = new Map<string, string[]>();
  const add = <Key>(to: Map<Key, string[]>, key: Key | undefined, id: string) => {
    if (key !== undefined) to.set(key, [...(to.get(key) ?? []), id]);
  };
  for (const { id, report } of from) {
    add(distances, report?.result?.pips, id);
    for (const trade of report?.trades ?? []) {
      add(ratios, Number(isPriced(trade) ? trade.quoted.ratio : trade.ratio), id);
      if (!isPriced(trade)) continue;
      add(distances, trade.quoted.risk, id);
      add(distances, trade.quoted.reward, id);
    }
  }
  return [
    ...[...ratios].flatMap(([amount, articles]) =>
      claimForms([{ id: `1:${amount}`, figure: { unit: 'ratio', amount } }]).map((form) => ({
        ...form,
        articles,
      })),
    ),
    ...[...distances].map(([quoted, articles]) => ({
      id: `${quoted} pips`,
      pattern: pips(quoted),
      articles,
    })),
    ...from.flatMap(({ id, report }) => (report?.day ? dayForms(id, report.day) : [])),
  ];
}

function dayForms(id: string, { fundedAccount, riskPercent }: DayReport): CaseFigure[] {
  const account = fundedAccount.toLocaleString('en-US').replace(',', String.raw`[.,\s]?`);
  const usd = new RegExp(String.raw`(?<![\d.,])${account}\s*(?:USD|d[oó]l)|\$\s?${account}(?!\d)`, 'giu');
  const range = claimForms([{ id: 'case-risk', figure: { unit: 'range', of: 'percent', ...riskPercent } }]);
  const forms = [{ id: 'case-account', pattern: usd }, ...range];
  return forms.map((form) => ({ ...form, articles: [id] }));
}
