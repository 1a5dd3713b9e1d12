import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'consent.open': 'Button in the footer and the cookie notice: opens the dialog of choices',
  'consent.withoutScripts': 'In its place where scripts are off',
  'consent.title': 'Heading of the dialog: an answer, not a label',
  'consent.lead': 'First paragraph of the dialog',
  'consent.close': 'Name of the cross that closes the dialog',
  'consent.acceptAll': 'Button',
  'consent.rejectAll': 'Button, as easy to reach as the one before',
  'consent.save': 'Button: keeps the switches as they stand',
  'consent.necessary': 'Category that cannot be refused',
  'consent.necessaryText': 'What it holds',
  'consent.analytics': 'Category: measuring visits',
  'consent.analyticsText': 'What it holds; {{name}} is the service',
  'consent.embeds': 'Category: content of other companies',
  'consent.embedsText': 'What it holds',
  'consent.vendor.outlook': 'Switch: what it shows and whose it is',
  'consent.vendor.calendarCommunity': 'Switch: what it shows and whose it is',
  'consent.vendor.calendarPortal': 'Switch: what it shows and whose it is',
  'consent.vendor.calendarCharts': 'Switch: what it shows and whose it is',
  'consent.bannerTitle': 'Heading of the banner, where visits are measured',
  'consent.bannerText':
    'The question of the banner; {{name}} is the service, {{companies}} whose content is allowed with it',
  'consent.choose': 'Button of the banner: opens the dialog',
  'embed.outlookTitle': 'Heading of the outlook of the source on VS-Traders: an answer, not a label',
  'embed.outlookLead': 'Paragraph below it; {{vendor}} is the company whose widget it is',
  'embed.ask': 'In place of an embed; {{vendor}} is the company, {{hosts}} where the browser would connect',
  'embed.load': 'Button that loads the embed; {{vendor}} is the company',
  'embed.remember': 'Checkbox beside it; {{vendor}} is the company',
  'embed.stop': 'Button below a loaded embed: removes it and forgets the choice; {{vendor}} is the company',
  'embed.withoutScripts': 'Where scripts are off; {{vendor}} is the company',
} as const;

export const es: Words<typeof notes> = {
  'consent.open': 'Preferencias de privacidad',
  'consent.withoutScripts':
    'Sin scripts no se carga contenido de otras empresas: no hay preferencias de privacidad que cambiar.',
  'consent.title': 'Nada sale de aquí sin que lo permitas',
  'consent.lead':
    'Elige qué puede cargar este sitio. Vale desde ahora, se guarda en este dispositivo durante 182\u00a0días y lo cambias aquí cuando quieras.',
  'consent.close': 'Cerrar preferencias de privacidad',
  'consent.acceptAll': 'Aceptar todo',
  'consent.rejectAll': 'Rechazar todo',
  'consent.save': 'Guardar mi selección',
  'consent.necessary': 'Lo necesario',
  'consent.necessaryText':
    'Tu idioma, tu tema y lo que ya viste. Se queda en tu dispositivo; solo el idioma vuelve además a este sitio en una cookie. Nadie te sigue con ello; por eso no pide permiso.',
  'consent.analytics': 'Medición de visitas',
  'consent.analyticsText':
    'Permite que {{name}} cuente qué páginas se leen. Sin tu permiso, su código no se carga.',
  'consent.embeds': 'Contenido de otras empresas',
  'consent.embedsText':
    'Cada empresa activada carga su contenido al llegar a él y sabe entonces tu dirección IP. Las demás te preguntan en su lugar. El video se pide siempre con un clic.',
  'consent.vendor.outlook': 'Panorama del mercado, de Myfxbook',
  'consent.vendor.calendarCommunity': 'Calendario económico, de Myfxbook',
  'consent.vendor.calendarPortal': 'Calendario económico, de Investing.com',
  'consent.vendor.calendarCharts': 'Calendario económico, de TradingView',
  'consent.bannerTitle': '¿Podemos contar tu visita?',
  'consent.bannerText':
    'Con tu permiso, {{name}} mide qué páginas se leen. «Aceptar todo» permite también el panorama del mercado y los calendarios de {{companies}}. Rechazar no cambia nada de lo que ves.',
  'consent.choose': 'Elegir una por una',
  'embed.outlookTitle': 'Compara nuestras cifras con el panorama de la fuente',
  'embed.outlookLead':
    'Es el mismo panorama que publica {{vendor}}, con su propio diseño y a su propia hora.',
  'embed.ask':
    'Este contenido es de {{vendor}}. Al cargarlo, tu navegador se conecta con {{hosts}} y esa empresa recibe tu dirección IP.',
  'embed.load': 'Cargar contenido de {{vendor}}',
  'embed.remember': 'Recordarlo para este contenido de {{vendor}}',
  'embed.stop': 'Quitar este contenido de {{vendor}} y olvidar mi permiso',
  'embed.withoutScripts': 'El contenido de {{vendor}} necesita scripts; puedes verlo en su sitio.',
};

export const en: Words<typeof notes> = {
  'consent.open': 'Privacy choices',
  'consent.withoutScripts':
    'Without scripts nothing of other companies is loaded: there are no privacy choices to change.',
  'consent.title': 'Nothing leaves this page unless you allow it',
  'consent.lead':
    'Choose what this site may load. It holds from now on, is kept on this device for 182\u00a0days, and can be changed here at any time.',
  'consent.close': 'Close privacy choices',
  'consent.acceptAll': 'Accept all',
  'consent.rejectAll': 'Reject all',
  'consent.save': 'Save my choices',
  'consent.necessary': 'What is necessary',
  'consent.necessaryText':
    'Your language, your theme and what you have seen. It stays on your device; only the language also returns to this site in a cookie. Nobody follows you with it, so it needs no permission.',
  'consent.analytics': 'Counting visits',
  'consent.analyticsText':
    'Lets {{name}} count which pages are read. Its code is not loaded without your permission.',
  'consent.embeds': 'Content of other companies',
  'consent.embedsText':
    'A company you switch on loads its content as you reach it, and then knows your IP address. The others ask you in place. The video always takes a click.',
  'consent.vendor.outlook': 'Market outlook by Myfxbook',
  'consent.vendor.calendarCommunity': 'Economic calendar by Myfxbook',
  'consent.vendor.calendarPortal': 'Economic calendar by Investing.com',
  'consent.vendor.calendarCharts': 'Economic calendar by TradingView',
  'consent.bannerTitle': 'May we count your visit?',
  'consent.bannerText':
    'With your permission, {{name}} measures which pages are read. “Accept all” also allows the market outlook and the calendars of {{companies}}. Rejecting changes nothing you see.',
  'consent.choose': 'Choose one by one',
  'embed.outlookTitle': 'Check our figures against the source itself',
  'embed.outlookLead': 'This is the outlook {{vendor}} publishes, in its own design and at its own pace.',
  'embed.ask':
    'This content belongs to {{vendor}}. Loading it connects your browser to {{hosts}}, and that company receives your IP address.',
  'embed.load': 'Load content from {{vendor}}',
  'embed.remember': 'Remember this for this content from {{vendor}}',
  'embed.stop': 'Remove this content from {{vendor}} and forget my permission',
  'embed.withoutScripts': 'Content from {{vendor}} needs scripts; you can see it on their site.',
};
