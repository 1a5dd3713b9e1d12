interface Alias {
  readonly currency: string;
  readonly wording: RegExp;
  /** The weekly export's title of the same series. */
  readonly title: string;
}

/** Titles that are one series in one country only, and different series elsewhere. */
const ALIASES: readonly Alias[] = [
  // Australia publishes only the monthly balance of goods; the RSS uses the general name.
  { currency: 'AUD', wording: /^(?:balance of trade|trade balance)$/i, title: 'Goods Trade Balance' },
  {
    currency: 'CHF',
    wording: /^(?:(?:zew )?economic sentiment(?: index)?|credit suisse economic expectations)$/i,
    title: 'UBS Economic Expectations',
  },
  // The export's name of the monthly figure is the name of the quarterly one in other countries.
  { currency: 'AUD', wording: /^monthly cpi indicator$/i, title: 'CPI y/y' },
  { currency: 'JPY', wording: /^boj quarterly outlook report$/i, title: 'BOJ Outlook Report' },
];

/** The title that both calendars share for a currency; the row's own title without an alias. */
export function commonTitle(title: string, currency: string | null): string {
  const plain = title.trim();
  return ALIASES.find((one) => one.currency === currency && one.wording.test(plain))?.title ?? title;
}
