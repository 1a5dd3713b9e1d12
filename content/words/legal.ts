import { defineWords } from './define.ts';

export const legal = defineWords({
  'legal.home': {
    note: 'Link at the end of every legal document; the Spanish wording is fixed',
    es: 'Volver a Home',
    en: 'Back to Home',
  },
  'legal.contents': {
    note: 'Heading of the list of sections',
    es: 'En este documento',
    en: 'In this document',
  },
  'legal.changed': {
    note: 'Date of the last change; {{date}} is a day',
    es: 'Última actualización: {{date}}',
    en: 'Last updated: {{date}}',
  },
  'legal.version': {
    note: 'Version; {{version}} like 1.0',
    es: 'Versión {{version}}',
    en: 'Version {{version}}',
  },
  'legal.all': {
    note: 'Link to the page with all documents',
    es: 'Todos los documentos legales',
    en: 'All legal documents',
  },
  'legal.hub.title': {
    note: 'Title of the page with all documents, before the brand name',
    es: 'Documentos legales',
    en: 'Legal documents',
  },
  'legal.hub.description': {
    note: 'The same for search engines',
    es: 'Privacidad, cookies, riesgo financiero y términos: los cuatro documentos legales y a quién escribir sobre ellos.',
    en: 'Privacy, cookies, financial risk and terms: the four legal documents, and where to write about them.',
  },
  'legal.hub.headline': {
    note: 'Heading of the page with all documents',
    es: 'Cuatro documentos, cuatro preguntas',
    en: 'Four documents, four questions',
  },
  'legal.hub.lead': {
    note: 'Under the heading',
    es: 'Cada uno dice cuándo cambió por última vez.',
    en: 'Each one says when it last changed.',
  },
  'legal.hub.read': {
    note: 'Call on a card; {{document}} is the name of a document',
    es: 'Leer: {{document}}',
    en: 'Read: {{document}}',
  },
  'legal.hub.mail': {
    note: 'Heading over the mail link',
    es: '¿No encuentras tu respuesta?',
    en: 'Can’t find your answer?',
  },
  'legal.hub.mailText': {
    note: 'Above the mail link',
    es: 'Escríbenos sobre cualquier asunto legal o sobre tus datos:',
    en: 'Email us about any legal matter or about your data:',
  },
  'legal.hub.privacy': {
    note: 'What the privacy policy answers, as a question',
    es: '¿Qué saben de mí y quién lo ve?',
    en: 'What do you know, and who sees it?',
  },
  'legal.hub.cookies': {
    note: 'What the cookie notice answers, as a question',
    es: '¿Qué guardan en mi dispositivo?',
    en: 'What do you keep on my device?',
  },
  'legal.hub.disclaimer': {
    note: 'What the risk disclosure answers, as a question',
    es: '¿Cuánto puedo perder?',
    en: 'How much can I lose?',
  },
  'legal.hub.terms': {
    note: 'What the terms answer, as a question',
    es: '¿A qué nos comprometemos cada uno?',
    en: 'What does each of us agree to?',
  },
  'storage.caption': {
    note: 'Caption of the table of what is kept on the device',
    es: 'Lo que se guarda en tu dispositivo',
    en: 'What is stored on your device',
  },
  'storage.name': {
    note: 'Table column: name of the entry',
    es: 'Nombre',
    en: 'Name',
  },
  'storage.purpose': {
    note: 'Table column: what it is for',
    es: 'Para qué sirve',
    en: 'What it is for',
  },
  'storage.lifetime': {
    note: 'Table column: how long it is kept',
    es: 'Cuánto dura',
    en: 'How long it lasts',
  },
  'storage.cookie': {
    note: 'Kind: a cookie',
    es: 'cookie',
    en: 'cookie',
  },
  'storage.local': {
    note: 'Kind: local storage',
    es: 'almacenamiento local',
    en: 'local storage',
  },
  'storage.session': {
    note: 'Kind: session storage',
    es: 'almacenamiento de sesión',
    en: 'session storage',
  },
  'storage.days': {
    note: 'Lifetime; {{days}} is a number',
    es: '{{days}} días',
    en: '{{days}} days',
  },
  'storage.untilCleared': {
    note: 'Lifetime: local storage',
    es: 'Hasta que lo borres',
    en: 'Until you clear it',
  },
  'storage.tab': {
    note: 'Lifetime: session storage',
    es: 'Hasta que cierres la pestaña',
    en: 'Until you close the tab',
  },
  'storage.for.localeCookie': {
    note: 'Purpose: language, cookie',
    es: 'Decir al servidor en qué idioma quieres la página',
    en: 'Tells the server which language you want',
  },
  'storage.for.locale': {
    note: 'Purpose: language, local storage',
    es: 'Recordar tu idioma',
    en: 'Remembers your language',
  },
  'storage.for.theme': {
    note: 'Purpose: theme',
    es: 'Recordar si quieres el tema claro u oscuro',
    en: 'Remembers whether you want the light or the dark theme',
  },
  'storage.for.sentiment': {
    note: 'Purpose: last reading of each instrument; replaced every 8 hours',
    es: 'Mostrar la última lectura de cada instrumento mientras llega otra; cada 8 horas, una lectura nueva ocupa su lugar',
    en: 'Shows the last reading of each instrument until a new one arrives; a new reading replaces it every 8 hours',
  },
  'storage.for.eventsZone': {
    note: 'Purpose: time zone of the events',
    es: 'Recordar en qué zona horaria quieres ver los eventos',
    en: 'Remembers which time zone you want for events',
  },
  'storage.for.eventsChoice': {
    note: 'Purpose: source, filter and view of the events',
    es: 'Recordar qué fuente, filtro y vista elegiste para los eventos',
    en: 'Remembers which source, filter and view you chose for events',
  },
  'storage.for.visit': {
    note: 'Purpose of an entry of the browser’s storage',
    es: 'Recordar cuándo abriste VS-Traders o FX-Impact y qué cifras viste, para decirte qué cambió desde entonces; no sale de tu dispositivo',
    en: 'Remembers when you opened VS-Traders or FX-Impact and which figures you saw, to say what changed since; it stays on your device',
  },
  'storage.for.consent': {
    note: 'Purpose: what the reader allowed other companies to load',
    es: 'Recordar qué permitiste cargar de otras empresas, con su fecha',
    en: 'Remembers what you allowed to load from other companies, with its date',
  },
  'storage.for.consentVisits': {
    note: 'The same where a service counts visits',
    es: 'Recordar qué permitiste cargar de otras empresas y si aceptaste que se cuenten tus visitas, con su fecha',
    en: 'Remembers what you allowed to load from other companies and whether you let your visits be counted, with its date',
  },
  'storage.for.hostedSession': {
    note: 'Purpose: session at the hosted backend; {{host}} is its host',
    es: 'Mantener tu sesión en {{host}}, si alguna vez la abres; hoy ninguna página la pide',
    en: 'Keeps your session at {{host}}, if you ever open one; no page asks for it today',
  },
  'storage.for.promo': {
    note: 'Purpose: last message of the banner, or banner closed',
    es: 'Recordar cuál aviso viste al último o que los cerraste',
    en: 'Remembers the last notice you saw, or that you closed them',
  },
  'storage.for.place': {
    note: 'Purpose: place on the page while the language changes',
    es: 'Volver al mismo punto de la página al cambiar de idioma; se borra enseguida',
    en: 'Returns you to the same point of the page when you change the language, and is then erased',
  },
  'storage.for.fonts': {
    note: 'Purpose: fonts are in the cache',
    es: 'Saber que las tipografías ya están descargadas',
    en: 'Knows that the fonts are already downloaded',
  },
  'storage.for.reloaded': {
    note: 'Purpose: a page from before an update of the site reloads itself only once',
    es: 'Recargar una sola vez la página que quedó atrás cuando el sitio se actualiza',
    en: 'Reloads a page that an update of the site left behind, and only once',
  },
  'storage.for.owner': {
    note: 'Why the owner of the site gets a cookie on their own page; no visitor gets it',
    es: 'Mantener abierta la sesión de quien administra el sitio en su propia página. Ningún visitante la recibe',
    en: 'To keep the owner of the site signed in to their own page. No visitor gets it',
  },
  'storage.cache': {
    note: 'Kind: what the site keeps for a visit without a connection',
    es: 'copia sin conexión',
    en: 'offline copy',
  },
  'storage.database': {
    note: 'Kind: a database of the browser',
    es: 'base de datos del navegador',
    en: 'browser database',
  },
  'storage.for.pages': {
    note: 'Purpose of an offline copy: visited pages',
    es: 'Leer sin conexión las páginas que abriste: como máximo las últimas 40, cada una en el idioma en que la viste',
    en: 'Lets you read the pages you opened without a connection: the last 40 at most, each in the language you saw it in',
  },
  'storage.for.core': {
    note: 'Purpose of an offline copy: the risk tools and the page that says that there is no connection',
    es: 'Usar sin conexión las herramientas de riesgo y ver qué páginas tienes guardadas',
    en: 'Lets you use the risk tools without a connection and see which pages you have',
  },
  'storage.for.files': {
    note: 'Purpose of an offline copy: scripts, styles, fonts and drawings; 300 at most',
    es: 'Tener los programas, estilos, letras y dibujos de esas páginas: 300 archivos como máximo',
    en: 'Has the scripts, styles, fonts and drawings of those pages: 300 files at most',
  },
  'storage.for.figures': {
    note: 'Purpose of an offline copy: figures with which live pages arrived; 24 at most',
    es: 'Mostrar sin conexión las cifras con las que llegaron las páginas en vivo: los últimos 24 archivos',
    en: 'Shows the figures that live pages arrived with when there is no connection: the last 24 files',
  },
  'storage.for.answers': {
    note: 'Purpose of an offline copy: last answers of the server about events, crowd and exchange rates; 24 at most',
    es: 'Mostrar sin conexión los últimos eventos, posiciones y tipos de cambio, con su antigüedad: las últimas 24 respuestas',
    en: 'Shows the last events, positions and exchange rates with their age when there is no connection: the last 24 answers',
  },
  'storage.for.expiration': {
    note: 'Purpose: a list of when each offline copy was last used',
    es: 'Saber qué copia usaste hace más tiempo, para borrarla primero',
    en: 'Knows which copy you have not used for longest, to delete it first',
  },
  'counted.some': {
    note: 'Visit counts: what the site itself counts, and on which basis',
    es: 'El sitio lleva sus propias cuentas: cuántas veces se abre cada página, se sigue un enlace de salida y se vuelve de un pago. Tu navegador envía una señal a nuestro servidor, que suma uno al número que corresponde y no guarda nada más: ni tu dirección IP, ni tu navegador, ni cookie, ni identificador. Así, nadie puede saber qué páginas viste. Si tu navegador pide que no te midan (Global Privacy Control o Do Not Track), no se te cuenta. La base es nuestro interés legítimo en saber qué páginas sirven (RGPD, artículo 6).',
    en: 'The site keeps its own counts: how often each page is opened, an outbound link is followed, and a payment is returned from. Your browser sends a signal to our server, which adds one to the number concerned and keeps nothing else: neither your IP address nor your browser, no cookie, no identifier. So no one can tell which pages you saw. If your browser asks not to measure you (Global Privacy Control or Do Not Track), you are not counted. The basis is our legitimate interest in knowing which pages are useful (GDPR, Article 6).',
  },
  'counted.none': {
    note: 'Visit counts: where the owner has switched the counts off',
    es: 'El sitio no cuenta visitas por sí mismo.',
    en: 'The site itself counts no visits.',
  },
  'counted.tags': {
    note: 'Where the owner passes campaign tags to the checkout',
    es: 'Si llegaste por un enlace con etiquetas de campaña (utm_source y similares), los enlaces al pago las llevan en su dirección. No se guardan en tu dispositivo.',
    en: 'If you came by a link with campaign tags (utm_source and the like), the links to the checkout carry them in their address. They are not stored on your device.',
  },
  'counted.caption': {
    note: 'Caption of the table of what the site counts',
    es: 'Qué cuenta el sitio, y por qué se separa cada número',
    en: 'What the site counts, and what each number is kept by',
  },
  'counted.what': { note: 'Column: what is counted', es: 'Qué se cuenta', en: 'What is counted' },
  'counted.by': { note: 'Column: by what the number is kept', es: 'Separado por', en: 'Kept by' },
  'counted.lifetime': { note: 'Column: how long it is kept', es: 'Se guarda', en: 'Kept for' },
  'counted.kind.view': { note: 'Row', es: 'Páginas abiertas', en: 'Pages opened' },
  'counted.kind.call': { note: 'Row', es: 'Enlaces de salida seguidos', en: 'Outbound links followed' },
  'counted.kind.success': { note: 'Row', es: 'Regresos de un pago', en: 'Returns from a payment' },
  'counted.field.day': { note: 'Field in small letters', es: 'día', en: 'day' },
  'counted.field.page': { note: 'Field in small letters', es: 'página', en: 'page' },
  'counted.field.locale': { note: 'Field in small letters', es: 'idioma', en: 'language' },
  'counted.field.link': { note: 'Field in small letters', es: 'enlace', en: 'link' },
  'counted.field.source': {
    note: 'Field in small letters: the tag of a campaign in the address',
    es: 'etiqueta de campaña (utm_source)',
    en: 'campaign tag (utm_source)',
  },
  'counted.days': { note: '{{days}} is a number of days', es: '{{days}} días', en: '{{days}} days' },
  'measuring.none': {
    note: 'Where no service measures visits',
    es: 'Hoy el sitio no mide visitas con ningún servicio de terceros ni lleva píxeles.',
    en: 'Today the site uses no third-party analytics service and no pixels.',
  },
  'measuring.some': {
    note: 'Where one does: what it is for, what it receives, on which basis; {{name}} is the service, {{hosts}} where it connects',
    es: 'Si lo aceptas, {{name}} cuenta qué páginas se leen. Su código se carga de {{hosts}} solo después de tu sí: recibe tu dirección IP, la página y tu tipo de navegador, y puede guardar cookies. La base es tu consentimiento (RGPD, artículo 6); en México es una finalidad voluntaria. Retíralo cuando quieras en las preferencias de privacidad del pie de página.',
    en: 'If you accept, {{name}} counts which pages are read. Its code loads from {{hosts}} only after you say yes: it receives your IP address, the page and your browser type, and may set cookies. The basis is your consent (GDPR, Article 6); in Mexico it is a voluntary purpose. Withdraw it anytime in the privacy choices in the footer.',
  },
  'measuring.exempt': {
    note: 'Where the owner’s own service counts without consent; {{name}} is the service, {{hosts}} where it connects',
    es: '{{name}}, un servicio nuestro en {{hosts}}, cuenta qué páginas se leen, sin cookies ni identificadores: recibe tu dirección IP, la página y tu tipo de navegador, y de la dirección no guarda nada. Si tu navegador pide que no te midan (Global Privacy Control o Do Not Track), no se carga. La base es nuestro interés legítimo (RGPD, artículo 6).',
    en: '{{name}}, a service of our own at {{hosts}}, counts which pages are read, without cookies and identifiers: it receives your IP address, the page and your browser type, and keeps nothing of the address. If your browser asks not to measure you (Global Privacy Control or Do Not Track), it is not loaded. The basis is our legitimate interest (GDPR, Article 6).',
  },
  'measuring.policy': {
    note: 'Link to its policy; {{name}} is the service',
    es: 'Política de privacidad de {{name}}',
    en: 'Privacy policy of {{name}}',
  },
  'hosted.recipient': {
    note: 'Where a hosted backend answers the pages: what it receives; {{host}} is its host',
    es: 'Las consultas de datos de mercado y de eventos las atiende {{host}} por encargo nuestro: recibe tu dirección IP, el tipo de tu navegador y qué instrumento o qué día miras.',
    en: 'Requests for market and event data are answered by {{host}} on our behalf: it receives your IP address, the type of your browser, and which instrument or day you look at.',
  },
  'embeds.caption': {
    note: 'Caption of the table of companies whose content can be shown',
    es: 'Empresas cuyo contenido puede mostrarse si lo pides',
    en: 'Companies whose content can be shown if you ask for it',
  },
  'embeds.vendor': {
    note: 'Table column: company',
    es: 'Empresa',
    en: 'Company',
  },
  'embeds.hosts': {
    note: 'Table column: hosts',
    es: 'Se conecta con',
    en: 'Connects to',
  },
  'embeds.purpose': {
    note: 'Table column: what it shows',
    es: 'Qué muestra',
    en: 'What it shows',
  },
  'embeds.for.video': {
    note: 'Shows: video of the home page',
    es: 'El video de la página de inicio',
    en: 'The video on the home page',
  },
  'embeds.for.outlook': {
    note: 'Shows: market outlook of VS-Traders',
    es: 'El panorama de mercado de VS-Traders',
    en: 'The market outlook on VS-Traders',
  },
  'embeds.for.calendarCommunity': {
    note: 'Shows: calendar of FX-Impact',
    es: 'Un calendario de referencia en FX-Impact',
    en: 'A reference calendar on FX-Impact',
  },
  'embeds.for.calendarPortal': {
    note: 'Shows: calendar of FX-Impact',
    es: 'Un calendario de referencia en FX-Impact',
    en: 'A reference calendar on FX-Impact',
  },
  'embeds.for.calendarCharts': {
    note: 'Shows: calendar of FX-Impact',
    es: 'Un calendario de referencia en FX-Impact',
    en: 'A reference calendar on FX-Impact',
  },
});
