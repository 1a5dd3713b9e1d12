/**
 * Terms of the page's glossary by how a title writes them, or the name in its place (F12); the first that fits is explained. Not those of which
 * the glossary would say something untrue: ADP counts its own payrolls, and PPI input is what producers pay.
 */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/^(?!.*\badp\b).*\b(nfp|non[- ]?farm (payrolls|employment))\b/i, 'nfp'],
  [/\b(cpi|ipc)\b|\binflation rate\b/i, 'cpi'],
  [/\bppi\b(?! input)|\bprecios al productor\b/i, 'ppi'],
  [/\bpmi\b/i, 'pmi'],
  [/\b(gdp|pib)\b/i, 'gdp'],
  [/\bdot plot\b|\bfomc economic projections\b|\binterest rate projection\b/i, 'dot-plot'],
  [/\bfomc\b|\bfederal funds rate\b|\bfed (interest rate|rate decision)\b|\bde tasa de la fed\b/i, 'fomc'],
];

/** Id of the glossary's entry that explains a title; null where it has none. */
export function glossaryTermOf(title: string): string | null {
  return TERMS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}
