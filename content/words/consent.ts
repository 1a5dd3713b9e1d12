import { defineWords } from './define.ts';

export const consent = defineWords({
  'consent.open': {
    note: 'Button in the footer and the cookie notice: opens the dialog of choices',
    es: 'Preferencias de privacidad',
    en: 'Privacy choices',
  },
  'consent.withoutScripts': {
    note: 'In its place where scripts are off',
    es: 'Sin scripts no se carga contenido de otras empresas, así que no hay preferencias que cambiar.',
    en: 'Without scripts no content from other companies loads, so there are no choices to change.',
  },
  'consent.title': {
    note: 'Heading of the dialog: an answer, not a label',
    es: 'Nada de otras empresas carga sin tu permiso',
    en: 'Nothing from other companies loads without your permission',
  },
  'consent.lead': {
    note: 'First paragraph of the dialog',
    es: 'Elige qué puede cargar este sitio. Vale desde ahora, se guarda en este dispositivo 182 días y lo cambias aquí cuando quieras.',
    en: 'Choose what this site may load. It applies from now on, is stored on this device for 182 days, and can be changed here anytime.',
  },
  'consent.close': {
    note: 'Name of the cross that closes the dialog',
    es: 'Cerrar preferencias de privacidad',
    en: 'Close privacy choices',
  },
  'consent.acceptAll': {
    note: 'Button',
    es: 'Aceptar todo',
    en: 'Accept all',
  },
  'consent.rejectAll': {
    note: 'Button, as easy to reach as the one before',
    es: 'Rechazar todo',
    en: 'Reject all',
  },
  'consent.save': {
    note: 'Button: keeps the switches as they stand',
    es: 'Guardar mi selección',
    en: 'Save my choices',
  },
  'consent.necessary': {
    note: 'Category that cannot be refused',
    es: 'Lo necesario',
    en: 'What is necessary',
  },
  'consent.necessaryText': {
    note: 'What it holds',
    es: 'Tu idioma, tu tema y lo que ya viste. Se queda en tu dispositivo; solo el idioma vuelve a este sitio en una cookie. No sirve para seguirte; por eso no pide permiso.',
    en: 'Your language, your theme and what you have seen. It stays on your device; only the language returns to this site in a cookie. It cannot be used to follow you, so it needs no permission.',
  },
  'consent.analytics': {
    note: 'Category: measuring visits',
    es: 'Medición de visitas',
    en: 'Counting visits',
  },
  'consent.analyticsText': {
    note: 'What it holds; {{name}} is the service',
    es: 'Permite que {{name}} cuente qué páginas se leen. Sin tu permiso, su código no se carga.',
    en: 'Lets {{name}} count which pages are read. Its code is not loaded without your permission.',
  },
  'consent.embeds': {
    note: 'Category: content of other companies',
    es: 'Contenido de otras empresas',
    en: 'Content from other companies',
  },
  'consent.embedsText': {
    note: 'What it holds',
    es: 'El contenido de cada empresa que actives se carga cuando llegas a él, y esa empresa recibe entonces tu dirección IP. El de las demás te pide permiso antes de cargarse. El video se pide siempre con un clic.',
    en: 'A company you switch on loads its content as you reach it, and then knows your IP address. The others ask you where their content would appear. The video always takes a click.',
  },
  'consent.vendor.outlook': {
    note: 'Switch: what it shows and whose it is',
    es: 'Panorama del mercado, de Myfxbook',
    en: 'Market outlook by Myfxbook',
  },
  'consent.vendor.calendarCommunity': {
    note: 'Switch: what it shows and whose it is',
    es: 'Calendario económico, de Myfxbook',
    en: 'Economic calendar by Myfxbook',
  },
  'consent.vendor.calendarPortal': {
    note: 'Switch: what it shows and whose it is',
    es: 'Calendario económico, de Investing.com',
    en: 'Economic calendar by Investing.com',
  },
  'consent.vendor.calendarCharts': {
    note: 'Switch: what it shows and whose it is',
    es: 'Calendario económico, de TradingView',
    en: 'Economic calendar by TradingView',
  },
  'consent.bannerTitle': {
    note: 'Heading of the banner, where visits are measured',
    es: '¿Podemos contar tu visita?',
    en: 'May we count your visit?',
  },
  'consent.bannerText': {
    note: 'The question of the banner; {{name}} is the service, {{companies}} whose content is allowed with it',
    es: 'Con tu permiso, {{name}} mide qué páginas se leen. “Aceptar todo” permite también el panorama del mercado y los calendarios de {{companies}}. Rechazar no cambia nada de lo que ves.',
    en: 'With your permission, {{name}} measures which pages are read. “Accept all” also allows the market outlook and the calendars from {{companies}}. Rejecting changes nothing you see.',
  },
  'consent.choose': {
    note: 'Button of the banner: opens the dialog',
    es: 'Elegir una por una',
    en: 'Choose one by one',
  },
  'embed.outlookTitle': {
    note: 'Heading of the outlook of the source on VS-Traders: an answer, not a label',
    es: 'Compara nuestras cifras con las de la fuente',
    en: 'Check our figures against the source',
  },
  'embed.outlookLead': {
    note: 'Paragraph below it; {{vendor}} is the company whose widget it is',
    es: 'Es el mismo panorama que publica {{vendor}}, con su propio diseño y a su propia hora.',
    en: 'This is the outlook {{vendor}} publishes, in its own design and at its own pace.',
  },
  'embed.ask': {
    note: 'In place of an embed; {{vendor}} is the company, {{hosts}} where the browser would connect',
    es: 'Este contenido es de {{vendor}}. Al cargarlo, tu navegador se conecta con {{hosts}}, y esa empresa recibe tu dirección IP.',
    en: 'This content is from {{vendor}}. Loading it connects your browser to {{hosts}}, and that company receives your IP address.',
  },
  'embed.load': {
    note: 'Button that loads the embed; {{vendor}} is the company',
    es: 'Cargar contenido de {{vendor}}',
    en: 'Load content from {{vendor}}',
  },
  'embed.remember': {
    note: 'Checkbox beside it; {{vendor}} is the company',
    es: 'Recordar mi elección para este contenido de {{vendor}}',
    en: 'Remember my choice for this {{vendor}} content',
  },
  'embed.stop': {
    note: 'Button below a loaded embed: removes it and forgets the choice; {{vendor}} is the company',
    es: 'Quitar este contenido de {{vendor}} y olvidar mi permiso',
    en: 'Remove this content from {{vendor}} and forget my permission',
  },
  'embed.withoutScripts': {
    note: 'Where scripts are off; {{vendor}} is the company',
    es: 'El contenido de {{vendor}} necesita scripts; puedes verlo en su sitio.',
    en: 'Content from {{vendor}} needs scripts; you can see it on their site.',
  },
});
