/** The dark theme's colours (site/styles/tokens.css) as a drawing library takes them: it knows no oklch. */
export const PALETTE = {
  ground: '#0c1118',
  line: '#2c333c',
  text: '#f3f0e8',
  muted: '#a3adb9',
  gold: '#e4b93f',
  long: '#3fcfbb',
  short: '#f4796b',
} as const;
