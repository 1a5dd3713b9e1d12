interface Alias {
  readonly currency: string;
  /** The part of a title that it replaces. */
  readonly wording: RegExp;
  /** The weekly export's words for the same series. */
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
  // Japan's core rate leaves out fresh food only.
  { currency: 'JPY', wording: /^(?:japan )?core (?:inflation rate|cpi)/i, title: 'National Core CPI' },
  // Both leave out ships and power companies.
  { currency: 'JPY', wording: /^machinery orders/i, title: 'Core Machinery Orders' },
  // Japan's cabinet office writes its leading index in two ways.
  { currency: 'JPY', wording: /^leading economic index/i, title: 'Leading Indicators' },
  { currency: 'CAD', wording: /^ppi\b/i, title: 'IPPI' },
  { currency: 'CAD', wording: /^new housing price index/i, title: 'NHPI' },
  { currency: 'CHF', wording: /^producer (?:&|and) import prices/i, title: 'PPI' },
  { currency: 'CHF', wording: /^non ?farm payrolls$/i, title: 'Employment Level' },
  { currency: 'CHF', wording: /^consumer (?:confidence|climate)$/i, title: 'SECO Consumer Climate' },
  { currency: 'CHF', wording: /^procure\.ch /i, title: '' },
  { currency: 'CHF', wording: /^kof leading indicators?$/i, title: 'KOF Economic Barometer' },
  // France counts private jobs only.
  { currency: 'EUR', wording: /^(?:private )?non ?farm payrolls(?= qoq)/i, title: 'Private Payrolls' },
  // The export's private loans are those to households.
  { currency: 'EUR', wording: /^loans to households/i, title: 'Private Loans' },
  { currency: 'AUD', wording: /^anz-indeed job ads/i, title: 'ANZ Job Advertisements' },
  { currency: 'AUD', wording: /^td-mi inflation gauge/i, title: 'MI Inflation Gauge' },
  { currency: 'AUD', wording: /^consumer inflation expectations/i, title: 'MI Inflation Expectations' },
  { currency: 'AUD', wording: /^westpac leading index/i, title: 'MI Leading Index' },
  { currency: 'AUD', wording: /^company gross profits/i, title: 'Company Operating Profits' },
  // A change there; New Zealand's title of the same words is a level.
  { currency: 'AUD', wording: /^westpac consumer confidence change/i, title: 'Westpac Consumer Sentiment' },
  {
    currency: 'NZD',
    wording: /^westpac consumer confidence(?: index)?$/i,
    title: 'Westpac Consumer Sentiment',
  },
  { currency: 'NZD', wording: /^(?:rbnz|business) inflation expectations/i, title: 'Inflation Expectations' },
  { currency: 'NZD', wording: /^business ?nz pmi\b/i, title: 'BusinessNZ Manufacturing Index' },
  { currency: 'JPY', wording: /^bsi large manufacturing qoq$/i, title: 'BSI Manufacturing Index' },
  { currency: 'GBP', wording: /^boe consumer inflation/i, title: 'Consumer Inflation' },
  { currency: 'CNY', wording: /^new yuan loans/i, title: 'New Loans' },
  // China's index of house prices is that of new homes.
  { currency: 'CNY', wording: /^house price index/i, title: 'New Home Prices' },
];

/** The title that both calendars share for a currency; the row's own title without an alias. */
export function commonTitle(title: string, currency: string | null): string {
  const plain = title.trim();
  const alias = ALIASES.find((one) => one.currency === currency && one.wording.test(plain));
  return alias ? plain.replace(alias.wording, alias.title) : title;
}
