/** A currency that an account may be in, and that the price of an instrument may be in. */
interface CurrencyRow {
  /** How it is written beside an amount, in small letters; the dollar sign alone is that of the field's own currency. */
  readonly written: readonly string[];
  /** Units for one euro, about as many as today: to read "18,250" and "1,100" the right way, and for the replayed rates. */
  readonly perEuro: number;
}

/** By code (N5). The earlier of two is quoted in the later: 1 EUR = 1.10 USD, 1 USD = 18.20 MXN. */
export const CURRENCY_TABLE = {
  EUR: { written: ['eur', '€'], perEuro: 1 },
  GBP: { written: ['gbp', '£'], perEuro: 0.86 },
  USD: { written: ['usd', '$', 'us$'], perEuro: 1.1 },
  CAD: { written: ['cad', '$', 'c$', 'ca$'], perEuro: 1.5 },
  MXN: { written: ['mxn', '$', 'mx$'], perEuro: 20 },
  JPY: { written: ['jpy', '¥'], perEuro: 160 },
} as const satisfies Readonly<Record<string, CurrencyRow>>;

export type AccountCurrency = keyof typeof CURRENCY_TABLE;
export const ACCOUNT_CURRENCIES = Object.keys(CURRENCY_TABLE) as readonly AccountCurrency[];
