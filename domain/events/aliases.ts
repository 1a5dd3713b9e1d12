interface Alias {
  readonly currency: string;
  readonly wording: RegExp;
  /** The weekly export's title of the same series. */
  readonly title: string;
}

/** Titles that are one series in one country only, and another one elsewhere. */
const ALIASES: readonly Alias[] = [
  // Australia publishes the monthly balance of goods alone; the RSS calls it by the general name.
  { currency: 'AUD', wording: /^(?:balance of trade|trade balance)$/i, title: 'Goods Trade Balance' },
  {
    currency: 'CHF',
    wording: /^(?:(?:zew )?economic sentiment(?: index)?|credit suisse economic expectations)$/i,
    title: 'UBS Economic Expectations',
  },
  // The export calls the monthly figure by the name that elsewhere is the quarterly one's.
  { currency: 'AUD', wording: /^monthly cpi indicator$/i, title: 'CPI y/y' },
  { currency: 'JPY', wording: /^boj quarterly outlook report$/i, title: 'BOJ Outlook Report' },
];

/** The title under which both calendars' rows of a currency can be compared; its own where no alias is known. */
export function commonTitle(title: string, currency: string | null): string {
  const plain = title.trim();
  return ALIASES.find((one) => one.currency === currency && one.wording.test(plain))?.title ?? title;
}
