import { defineWords } from './define.ts';

/** What the shares of retail positioning count: lots of volume, open positions, or accounts with a position. */
export const shareBasis = defineWords({
  'basis.percent.volume': {
    note: 'What the shares count: lots. The site writes it after a number or before an age',
    es: '% del volumen',
    en: '% of volume',
  },
  'basis.percent.positions': {
    note: 'What the shares count: open positions',
    es: '% de las posiciones',
    en: '% of positions',
  },
  'basis.percent.accounts': {
    note: 'What the shares count: accounts with a position',
    es: '% de las cuentas',
    en: '% of accounts',
  },
  'basis.of.volume': {
    note: 'After a share such as 62%, within a sentence',
    es: 'del volumen abierto',
    en: 'of open volume',
  },
  'basis.of.positions': {
    note: 'After a share such as 62%, within a sentence',
    es: 'de las posiciones abiertas',
    en: 'of open positions',
  },
  'basis.of.accounts': {
    note: 'After a share such as 62%, within a sentence',
    es: 'de las cuentas',
    en: 'of accounts',
  },
  'basis.share.volume': {
    note: 'Under the two shares: of open volume in lots, NOT of traders',
    es: 'Parte del volumen abierto (lotes), no de traders',
    en: 'Share of open volume (lots), not of traders',
  },
  'basis.share.positions': {
    note: 'Under the two shares: of open positions, NOT of traders: one trader may have many',
    es: 'Parte de las posiciones abiertas, no de traders',
    en: 'Share of open positions, not of traders',
  },
  'basis.share.accounts': {
    note: 'Under the two shares: of accounts, NOT of volume: each counts once, large or small',
    es: 'Parte de las cuentas con posición, no del volumen',
    en: 'Share of accounts with a position, not of volume',
  },
  'basis.rounded': {
    note: 'Beside two shares that do not add to 100',
    es: 'La fuente redondea.',
    en: 'The source rounds each side.',
  },
  'basis.unit.volume': {
    note: 'After the figures under the page’s heading: what they count',
    es: 'Son lotes abiertos, no traders.',
    en: 'Open lots, not traders.',
  },
  'basis.unit.positions': {
    note: 'After the figures under the page’s heading: what they count',
    es: 'Son posiciones abiertas, no traders.',
    en: 'Open positions, not traders.',
  },
  'basis.unit.accounts': {
    note: 'After the figures under the page’s heading: what they count',
    es: 'Son cuentas, grandes y pequeñas por igual.',
    en: 'Accounts, large and small alike.',
  },
});
