import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'shell.skip': 'First link of the page, seen when focused',
  'shell.replay': 'Notice over every page of the demonstration: figures are replayed trial data',
  'shell.navLabel': 'Name of the main navigation, for screen readers',
  'shell.navHome': 'Navigation: home page',
  'shell.navVsTraders': 'Navigation: name of the sentiment feature, never translated',
  'shell.navFxImpact': 'Navigation: name of the events feature, never translated',
  'shell.brandHome': 'Link of the brand mark; {{brand}} is the brand name',
  'shell.menu': 'Button that opens the menu on phones',
  'shell.menuClose': 'Button that closes the menu',
  'shell.menuLabel': 'Name of the menu, for screen readers',
  'shell.controlsLabel': 'Name of the group with language and menu, for screen readers',
  'shell.localeShort': 'The OTHER language, as two letters on the switch',
  'shell.localeSwitch':
    'Read aloud after the two letters of the switch: what it does, in the reader’s language',
  'shell.newTab': 'Said to screen readers after a link that opens another tab',
  'shell.risk': 'Loss warning, one line, above the first call to action of every page',
  'shell.claimMark': 'Name of the mark behind a figure the brand declares, for screen readers',
  'shell.claimNote': 'Footnote of every declared figure; wording is fixed',
  'shell.footerPages': 'Footer: heading over the pages',
  'shell.footerHelp': 'Footer: heading over the contact address',
  'shell.footerWarning': 'Footer: heading over the risk texts',
  'shell.footerRisk': 'Footer: risk of loss',
  'shell.footerStatus': 'Footer: no adviser, education only; {{brand}} is the brand name',
  'shell.footerResults': 'Footer: past and individual results',
  'shell.footerOfficial': 'Footer: only official site; {{domain}} is its host name, {{brand}} the brand name',
  'shell.footerRights': 'Footer: last line, after the year; {{brand}} is the brand name',
} as const;

export const es: Words<typeof notes> = {
  'shell.skip': 'Saltar al contenido',
  'shell.replay': 'Esta copia corre con datos de prueba repetidos: ninguna de sus cifras es del mercado.',
  'shell.navLabel': 'Principal',
  'shell.navHome': 'Inicio',
  'shell.navVsTraders': 'VS-Traders',
  'shell.navFxImpact': 'FX-Impact',
  'shell.brandHome': '{{brand}}, ir al inicio',
  'shell.menu': 'Menú',
  'shell.menuClose': 'Cerrar',
  'shell.menuLabel': 'Menú',
  'shell.controlsLabel': 'Idioma y menú',
  'shell.localeShort': 'EN',
  'shell.localeSwitch': 'ver en inglés',
  'shell.newTab': '(se abre en otra pestaña)',
  'shell.risk': 'Puedes perder todo lo que arriesgas.',
  'shell.claimMark': 'Nota: cifra declarada, no verificada',
  'shell.claimNote':
    'Cifra declarada por la marca, no verificada por terceros; resultados pasados no garantizan resultados futuros.',
  'shell.footerPages': 'Páginas',
  'shell.footerHelp': 'Ayuda',
  'shell.footerWarning': 'Antes de operar',
  'shell.footerRisk':
    'Operar divisas, metales y criptoactivos conlleva un alto riesgo de pérdida: puedes perder todo tu capital.',
  'shell.footerStatus':
    '{{brand}} no es asesor de inversiones registrado ni administra fondos de terceros. Todo lo que publica es solo educativo.',
  'shell.footerResults':
    'Los resultados pasados no garantizan resultados futuros, y los resultados individuales no son típicos.',
  'shell.footerOfficial':
    'El único sitio oficial es {{domain}}. Si otro se presenta como {{brand}}, no confíes en él.',
  'shell.footerRights': '{{brand}}. Educación de trading.',
};

export const en: Words<typeof notes> = {
  'shell.skip': 'Skip to content',
  'shell.replay': 'This copy runs on replayed trial data: none of its figures is the market’s.',
  'shell.navLabel': 'Main',
  'shell.navHome': 'Home',
  'shell.navVsTraders': 'VS-Traders',
  'shell.navFxImpact': 'FX-Impact',
  'shell.brandHome': '{{brand}}, go to the home page',
  'shell.menu': 'Menu',
  'shell.menuClose': 'Close',
  'shell.menuLabel': 'Menu',
  'shell.controlsLabel': 'Language and menu',
  'shell.localeShort': 'ES',
  'shell.localeSwitch': 'read in Spanish',
  'shell.newTab': '(opens in a new tab)',
  'shell.risk': 'You can lose everything you risk.',
  'shell.claimMark': 'Note: stated figure, not verified',
  'shell.claimNote':
    'Figure stated by the brand, not verified by third parties; past results do not guarantee future results.',
  'shell.footerPages': 'Pages',
  'shell.footerHelp': 'Help',
  'shell.footerWarning': 'Before you trade',
  'shell.footerRisk':
    'Trading currencies, metals and crypto carries a high risk of loss: you can lose all of your capital.',
  'shell.footerStatus':
    '{{brand}} is not a registered investment adviser and manages no third-party funds. Everything it publishes is education only.',
  'shell.footerResults':
    'Past results do not guarantee future results, and individual results are not typical.',
  'shell.footerOfficial':
    'The only official site is {{domain}}. If another one calls itself {{brand}}, do not trust it.',
  'shell.footerRights': '{{brand}}. Trading education.',
};
