import { defineWords } from './define.ts';

export const shell = defineWords({
  'shell.skip': {
    note: 'First link of the page, seen when focused',
    es: 'Saltar al contenido',
    en: 'Skip to content',
  },
  'shell.replay': {
    note: 'Notice over every page of the demonstration: figures are replayed trial data',
    es: 'Esta copia corre con datos de prueba: ninguna cifra es de mercado.',
    en: 'This copy runs on test data: none of these are market figures.',
  },
  'shell.oldPage': {
    note: 'Notice over a page from before an update of the site, whose code is gone; a button to reload follows it',
    es: 'El sitio se actualizó y esta página quedó atrás. Si escribiste algo, cópialo antes de recargar.',
    en: 'The site was updated and this page is out of date. If you typed something, copy it before you reload.',
  },
  'shell.reload': {
    note: 'Button that loads the page again; short',
    es: 'Recargar',
    en: 'Reload',
  },
  'shell.navLabel': {
    note: 'Name of the main navigation, for screen readers',
    es: 'Principal',
    en: 'Main',
  },
  'shell.navHome': {
    note: 'Navigation: home page',
    es: 'Inicio',
    en: 'Home',
  },
  'shell.navVip': {
    note: 'Navigation: the paid channel; short',
    es: 'VIP',
    en: 'VIP',
  },
  'shell.navFreeChannel': {
    note: 'Navigation: the free channel; short',
    es: 'Canal gratis',
    en: 'Free channel',
  },
  'shell.navMerch': {
    note: 'Navigation: merchandise; short',
    es: 'Merch',
    en: 'Merch',
  },
  'shell.navBlog': {
    note: 'Navigation: blog; short',
    es: 'Blog',
    en: 'Blog',
  },
  'shell.navVsTraders': {
    note: 'Navigation: name of the sentiment feature, never translated',
    es: 'VS-Traders',
    en: 'VS-Traders',
  },
  'shell.navFxImpact': {
    note: 'Navigation: name of the events feature, never translated',
    es: 'FX-Impact',
    en: 'FX-Impact',
  },
  'shell.navNetwork': {
    note: 'Navigation: page with the official profiles; short',
    es: 'Redes',
    en: 'Network',
  },
  'shell.navLive': {
    note: 'Navigation: the live simulator, another site; short',
    es: 'En vivo',
    en: 'Live',
  },
  'shell.navSimulator': {
    note: 'Footer: the live simulator, another site',
    es: 'Simulador en vivo',
    en: 'Live simulator',
  },
  'shell.navContact': {
    note: 'Navigation: contact page; short',
    es: 'Contacto',
    en: 'Contact',
  },
  'shell.navLegal': {
    note: 'Button that opens the legal documents, and name of their list',
    es: 'Legal',
    en: 'Legal',
  },
  'shell.navPrivacy': {
    note: 'Legal document: privacy policy; short',
    es: 'Privacidad',
    en: 'Privacy',
  },
  'shell.navCookies': {
    note: 'Legal document: cookie notice; short',
    es: 'Cookies',
    en: 'Cookies',
  },
  'shell.navDisclaimer': {
    note: 'Legal document: financial disclaimer, the risk disclosure; short',
    es: 'Aviso de riesgo',
    en: 'Risk disclosure',
  },
  'shell.navTerms': {
    note: 'Legal document: terms and conditions; short',
    es: 'Términos',
    en: 'Terms',
  },
  'shell.navLegalHub': {
    note: 'Page that leads to all legal documents',
    es: 'Todos los documentos',
    en: 'All documents',
  },
  'shell.navServices': {
    note: 'Home page: services and what they cost',
    es: 'Servicios y precios',
    en: 'Services and prices',
  },
  'shell.navCalculator': {
    note: 'Home page: the calculator',
    es: 'Calculadora',
    en: 'Calculator',
  },
  'shell.navFaq': {
    note: 'Home page: questions and answers',
    es: 'Preguntas frecuentes',
    en: 'Questions and answers',
  },
  'shell.brandHome': {
    note: 'Link of the brand mark; {{brand}} is the brand name',
    es: '{{brand}}, ir al inicio',
    en: '{{brand}}, go to the home page',
  },
  'shell.menu': {
    note: 'Button that opens the menu on phones',
    es: 'Menú',
    en: 'Menu',
  },
  'shell.menuClose': {
    note: 'Button that closes the menu',
    es: 'Cerrar',
    en: 'Close',
  },
  'shell.menuLabel': {
    note: 'Name of the menu, for screen readers',
    es: 'Menú',
    en: 'Menu',
  },
  'shell.controlsLabel': {
    note: 'Name of the group with theme, language and menu, for screen readers',
    es: 'Tema, idioma y menú',
    en: 'Theme, language and menu',
  },
  'shell.localeSwitch': {
    note: 'Read aloud after the two letters of the switch: what it does, in the reader’s language; {{language}} is "inglés"',
    es: 'ver en {{language}}',
    en: 'read in {{language}}',
  },
  'shell.themeSystem': {
    note: 'Name of the theme button while the theme follows the system',
    es: 'Tema: el del sistema',
    en: 'Theme: system',
  },
  'shell.themeLight': {
    note: 'Name of the theme button while the theme is light',
    es: 'Tema: claro',
    en: 'Theme: light',
  },
  'shell.themeDark': {
    note: 'Name of the theme button while the theme is dark',
    es: 'Tema: oscuro',
    en: 'Theme: dark',
  },
  'shell.newTab': {
    note: 'Said to screen readers after a link that opens another tab',
    es: '(se abre en otra pestaña)',
    en: '(opens in a new tab)',
  },
  'shell.risk': {
    note: 'Loss warning, one line, above the first call to action of every page',
    es: 'Con apalancamiento puedes perder todo tu capital y, según tu bróker, más.',
    en: 'With leverage you can lose all your capital and, with some brokers, more.',
  },
  'shell.claimMark': {
    note: 'Name of the mark behind a figure the brand declares, for screen readers',
    es: 'Nota: cifra declarada, no verificada',
    en: 'Note: stated figure, not verified',
  },
  'shell.claimNote': {
    note: 'Footnote of every declared figure; wording is fixed',
    es: 'Cifra declarada por la marca, no verificada por terceros; resultados pasados no garantizan resultados futuros.',
    en: 'Figure stated by the brand, not verified by third parties; past results do not guarantee future results.',
  },
  'shell.navGroup': {
    note: 'Link to the free messaging group; short',
    es: 'Grupo gratuito',
    en: 'Free group',
  },
});
