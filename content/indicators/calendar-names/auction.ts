import type { Bilingual } from '../indicator.ts';

const PAPERS: Readonly<Record<string, Bilingual<string>>> = {
  bond: { es: 'bonos', en: 'bond' },
  'treasury bond': { es: 'bonos', en: 'bond' },
  note: { es: 'notas del Tesoro', en: 'note' },
  bund: { es: 'bonos (Bund)', en: 'Bund' },
  bobl: { es: 'bonos (Bobl)', en: 'Bobl' },
  schatz: { es: 'bonos (Schatz)', en: 'Schatz' },
  btp: { es: 'bonos (BTP)', en: 'BTP' },
  oat: { es: 'bonos (OAT)', en: 'OAT' },
  jgb: { es: 'bonos (JGB)', en: 'JGB' },
  gilt: { es: 'bonos (gilt)', en: 'gilt' },
  'treasury gilt': { es: 'bonos (gilt)', en: 'gilt' },
  'index linked gilt': { es: 'bonos indexados (gilt)', en: 'index-linked gilt' },
  'index linked treasury gilt': { es: 'bonos indexados (gilt)', en: 'index-linked gilt' },
  'green gilt': { es: 'bonos verdes (gilt)', en: 'green gilt' },
  'green bund': { es: 'bonos verdes (Bund)', en: 'green Bund' },
  'index linked oat': { es: 'bonos indexados (OAT)', en: 'index-linked OAT' },
  tips: { es: 'bonos indexados a la inflación (TIPS)', en: 'TIPS' },
  frn: { es: 'notas a tasa variable (FRN)', en: 'FRN' },
  obligacion: { es: 'obligaciones del Estado', en: 'Obligación' },
  obligaciones: { es: 'obligaciones del Estado', en: 'Obligación' },
  bonos: { es: 'bonos del Estado', en: 'Bono' },
  bill: { es: 'letras del Tesoro', en: 'bill' },
  bills: { es: 'letras del Tesoro', en: 'bill' },
  'treasury bill': { es: 'letras del Tesoro', en: 'bill' },
  bubill: { es: 'letras del Tesoro (Bubill)', en: 'Bubill' },
  btf: { es: 'letras del Tesoro (BTF)', en: 'BTF' },
  bot: { es: 'letras del Tesoro (BOT)', en: 'BOT' },
  letras: { es: 'letras del Tesoro', en: 'bill' },
};
const UNITS: Readonly<Record<string, Bilingual<readonly [one: string, more: string]>>> = {
  y: { es: ['año', 'años'], en: ['year', 'year'] },
  m: { es: ['mes', 'meses'], en: ['month', 'month'] },
  w: { es: ['semana', 'semanas'], en: ['week', 'week'] },
  d: { es: ['día', 'días'], en: ['day', 'day'] },
};
const TENOR = /\b(\d+)[- ]?(y|m|w|d)(?:r|ear|onth|eek|ay)?s?\b/i;
const YEAR = /\b(20\d\d)\b/;

/**
 * An auction by its paper and its time to maturity, without its country: "Subasta de bonos a 10 años", "10-year bond
 * auction"; null when the title says more than that.
 */
export function auctionName(title: string): Bilingual<(place: string | null) => string> | null {
  const tenor = TENOR.exec(title);
  const year = tenor ? null : YEAR.exec(title);
  const words = title
    .replace(TENOR, ' ')
    .replace(YEAR, ' ')
    .toLowerCase()
    .split(/[^a-zó]+/)
    .filter((word) => word !== '' && word !== 'auction');
  const paper = PAPERS[words.join(' ').replaceAll('ó', 'o')];
  if (!paper) return null;
  const count = tenor?.[1];
  const unit = UNITS[tenor?.[2]?.toLowerCase() ?? ''];
  const isOne = count === '1';
  return {
    es: (place) => {
      const [sort, ...mark] = paper.es.split(' (');
      const term =
        count && unit
          ? ` a ${count} ${unit.es[isOne ? 0 : 1]}`
          : year
            ? ` con vencimiento en ${year[1]}`
            : '';
      const of = place === null ? '' : ` ${place}`;
      return `Subasta de ${sort}${of}${term}${mark.length > 0 ? ` (${mark.join(' (')}` : ''}`;
    },
    en: (place) => {
      const term = count && unit ? `${count}-${unit.en[0]} ` : year ? `${year[1]} ` : '';
      const name = `${place === null ? '' : `${place} `}${term}${paper.en} auction`;
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
  };
}
