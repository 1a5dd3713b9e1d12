import type { Bilingual } from '../indicator.ts';

const MARKETS: Readonly<Record<string, Bilingual<string>>> = {
  gold: { es: 'oro', en: 'gold' },
  silver: { es: 'plata', en: 'silver' },
  copper: { es: 'cobre', en: 'copper' },
  aluminium: { es: 'aluminio', en: 'aluminum' },
  'crude oil': { es: 'crudo', en: 'crude oil' },
  'natural gas': { es: 'gas natural', en: 'natural gas' },
  corn: { es: 'maíz', en: 'corn' },
  soybeans: { es: 'soya', en: 'soybeans' },
  wheat: { es: 'trigo', en: 'wheat' },
  's&p 500': { es: 'S&P 500', en: 'S&P 500' },
  'nasdaq 100': { es: 'Nasdaq 100', en: 'Nasdaq 100' },
};
const CURRENCY = /^(?:eur|gbp|jpy|aud|nzd|cad|chf|mxn|brl)$/;

/** Futures positions by their market: "Posiciones especulativas netas en oro (CFTC)"; null for a market we do not name. */
export function futuresName(title: string): Bilingual<string> | null {
  const [, market = ''] = /^cftc (.+) (?:speculative|non-?commercial) net positions$/i.exec(title) ?? [];
  const plain = market.toLowerCase();
  const name = MARKETS[plain] ?? (CURRENCY.test(plain) ? { es: market, en: market } : null);
  return (
    name && {
      es: `Posiciones especulativas netas en ${name.es} (CFTC)`,
      en: `Speculative net positions in ${name.en} (CFTC)`,
    }
  );
}
