import { defineWords } from './define.ts';

export const blog = defineWords({
  'blog.title': {
    note: 'Heading of the index',
    es: 'Operaciones explicadas con números',
    en: 'Trades, explained with the math',
  },
  'blog.titleGuides': {
    note: 'Heading of the index while no case of ours is shown',
    es: 'Guías para operar con números',
    en: 'Trading guides with the math shown',
  },
  'blog.pageTitle': {
    note: 'Title of the index for the browser tab and search engines',
    es: 'Blog: trading explicado con números',
    en: 'Blog: trading with the math shown',
  },
  'blog.description': {
    note: 'Description of the index for search engines, at most 160 letters',
    es: 'Casos de trading con pips y R donde publicamos precios, y guías para operar con método y evitar estafas.',
    en: 'Trading cases with pips and R where we publish prices, plus guides to trading with a method and avoiding scams.',
  },
  'blog.descriptionGuides': {
    note: 'The same while no case of ours is shown, at most 160 letters',
    es: 'Guías para operar con método, medir el riesgo antes de entrar y reconocer una estafa.',
    en: 'Guides to trading with a method, measuring risk before you enter, and spotting a scam.',
  },
  'blog.intro': {
    note: 'Under the heading of the index',
    es: 'Son nuestras y no están auditadas. Donde publicamos precios, calculamos pips, R y costo; donde no, te lo decimos.',
    en: 'They are ours and unaudited. Where we published prices, we work out pips, R and cost; where we didn’t, we say so.',
  },
  'blog.introGuides': {
    note: 'The same while no case of ours is shown',
    es: 'Método, riesgo y estafas, con cada cuenta hecha frente a ti.',
    en: 'Method, risk and scams, with every calculation worked out in front of you.',
  },
  'blog.claimLeftOut': {
    note: 'In place of a figure of ours that the site does not show',
    es: '(cifra sin publicar)',
    en: '(figure not published)',
  },
  'blog.name': {
    note: 'Name of the blog in breadcrumbs',
    es: 'Blog',
    en: 'Blog',
  },
  'blog.crumbs': {
    note: 'Name of the breadcrumbs, for screen readers',
    es: 'Ruta',
    en: 'Breadcrumbs',
  },
  'blog.home': {
    note: 'First breadcrumb',
    es: 'Inicio',
    en: 'Home',
  },
  'blog.filter': {
    note: 'Legend of the topic filter',
    es: 'Tema',
    en: 'Topic',
  },
  'blog.topic.all': {
    note: 'Topic filter: no filter',
    es: 'Todos',
    en: 'All',
  },
  'blog.topic.cases': {
    note: 'Topic: trades told one by one',
    es: 'Casos',
    en: 'Cases',
  },
  'blog.topic.method': {
    note: 'Topic: how to read the market and plan',
    es: 'Método',
    en: 'Method',
  },
  'blog.topic.sentiment': {
    note: 'Topic: what the crowd does',
    es: 'Sentimiento',
    en: 'Sentiment',
  },
  'blog.topic.safety': {
    note: 'Topic: not being cheated',
    es: 'Evitar estafas',
    en: 'Avoiding scams',
  },
  'blog.topic.economy': {
    note: 'Topic: money, banks, crypto',
    es: 'Economía',
    en: 'Economy',
  },
  'blog.search': {
    note: 'Label of the search field',
    es: 'Buscar en los artículos',
    en: 'Search the articles',
  },
  'blog.searchHint': {
    note: 'Example of a search, inside the field',
    es: 'stop, volumen, estafa…',
    en: 'stop, volume, scam…',
  },
  'blog.searchNone': {
    note: 'Nothing was found; {{query}} is what was searched',
    es: 'Nada coincide con “{{query}}”. Prueba con otra palabra o quita letras.',
    en: 'No matches for “{{query}}.” Try another word, or fewer letters.',
  },
  'blog.searchSome': {
    note: 'Number of results; {{count}} is a number',
    es: 'Resultados: {{count}}',
    en: 'Results: {{count}}',
  },
  'blog.searchFailed': {
    note: 'The search could not be loaded',
    es: 'No se pudo cargar el buscador. Revisa tu conexión y vuelve a escribir; la lista completa está abajo.',
    en: 'Search could not be loaded. Check your connection and type again; the full list is below.',
  },
  'blog.list': {
    note: 'Name of the list of articles, for screen readers',
    es: 'Artículos, del más nuevo al más viejo',
    en: 'Articles, newest first',
  },
  'blog.read': {
    note: 'Button of a card; the title is read aloud after it',
    es: 'Leer el artículo',
    en: 'Read the article',
  },
  'blog.readCase': {
    note: 'Button of a card of a case; the title is read aloud after it',
    es: 'Leer el caso',
    en: 'Read the case',
  },
  'blog.stripTitle': {
    note: 'A drawn ratio, for screen readers; {{ratio}} like 10',
    es: 'Por cada 1 en riesgo, {{ratio}} de take profit',
    en: 'For each 1 at risk, a target of {{ratio}}',
  },
  'blog.stripKey': {
    note: 'What the marks of a drawn ratio mean',
    es: 'Rayado: el riesgo. Liso: el take profit. Cada marca: 1R.',
    en: 'Hatched: the risk. Plain: the target. Each mark: 1R.',
  },
  'blog.feeds': {
    note: 'Before the links to the feeds',
    es: 'Sigue el blog:',
    en: 'Follow the blog:',
  },
  'blog.author': {
    note: 'Who signs; {{brand}} is the brand name',
    es: 'Mesa de {{brand}}',
    en: '{{brand}}’s desk',
  },
  'blog.level.beginner': {
    note: 'Level of an article',
    es: 'Principiante',
    en: 'Beginner',
  },
  'blog.level.intermediate': {
    note: 'Level of an article',
    es: 'Intermedio',
    en: 'Intermediate',
  },
  'blog.level.intermediate-advanced': {
    note: 'Level of an article',
    es: 'Intermedio/avanzado',
    en: 'Intermediate/advanced',
  },
  'blog.level.advanced': {
    note: 'Level of an article',
    es: 'Avanzado',
    en: 'Advanced',
  },
  'blog.levelLabel': {
    note: 'Name of the level, for screen readers',
    es: 'Nivel:',
    en: 'Level:',
  },
  'blog.minutes': {
    note: 'Reading time; {{minutes}} is a number',
    es: '{{minutes}} min de lectura',
    en: '{{minutes}} min read',
  },
  'blog.notPublic': {
    note: 'On the owner’s own machine only, over an article that visitors do not see',
    es: 'Solo se ve en tu máquina: es un borrador, es de un día que no ha llegado o es un caso sin confirmar.',
    en: 'Only your machine shows this: it is a draft, of a day to come, or a case that is not confirmed.',
  },
  'blog.by': {
    note: 'Before the author',
    es: 'Por',
    en: 'By',
  },
  'blog.updated': {
    note: 'Before the day of the last change; {{date}} is a long date',
    es: 'Actualizado el {{date}}',
    en: 'Updated {{date}}',
  },
  'blog.toc': {
    note: 'Heading of the table of contents',
    es: 'En este artículo',
    en: 'In this article',
  },
  'blog.anchor': {
    note: 'Link beside a heading that leads to it, for screen readers; {{heading}} is its text',
    es: 'Enlace a: {{heading}}',
    en: 'Link to: {{heading}}',
  },
  'blog.notes': {
    note: 'Heading of the footnotes',
    es: 'Fuentes y notas',
    en: 'Sources and notes',
  },
  'blog.backToText': {
    note: 'Link from a footnote back to the text, for screen readers',
    es: 'Volver al texto',
    en: 'Back to the text',
  },
  'blog.reported': {
    note: 'Mark over what the brand reports of a trade',
    es: 'Cifras nuestras, sin auditoría externa',
    en: 'Our own figures, not independently audited',
  },
  'blog.reportTitle': {
    note: 'Heading over what the brand reports of a trade',
    es: 'En resumen',
    en: 'In short',
  },
  'blog.reportRisk': {
    note: 'Row: distance from entry to stop, in pips and as 1R',
    es: 'Riesgo',
    en: 'Risk',
  },
  'blog.reportTarget': {
    note: 'Row: distance from entry to target, in pips and in R',
    es: 'Take profit',
    en: 'Take profit',
  },
  'blog.reportUnpublished': {
    note: 'Row: what was not published of the trade',
    es: 'No publicamos',
    en: 'Not published',
  },
  'blog.reportSentiment': {
    note: 'Row: retail volume on each side as quoted',
    es: 'Traders minoristas',
    en: 'Retail traders',
  },
  'blog.reportSides': {
    note: 'Retail volume in words; {{long}} and {{short}} like 25%',
    es: '{{long}} en compra, {{short}} en venta',
    en: '{{long}} long, {{short}} short',
  },
  'blog.reportResult': {
    note: 'Row: pips won',
    es: 'Resultado',
    en: 'Result',
  },
  'blog.reportDrawdown': {
    note: 'Row: deepest loss while the trade was open',
    es: 'Drawdown',
    en: 'Drawdown',
  },
  'blog.reportDuration': {
    note: 'Row: how long the trade was open',
    es: 'Duración',
    en: 'Duration',
  },
  'blog.reportReentries': {
    note: 'Row: number of times the trade was entered again',
    es: 'Reentradas',
    en: 'Re-entries',
  },
  'blog.reportTrailing': {
    note: 'Row: number of times the stop followed the price',
    es: 'Trailing stops',
    en: 'Trailing stops',
  },
  'blog.reportUpdates': {
    note: 'Row: number of messages to the members',
    es: 'Avisos en el canal',
    en: 'Channel updates',
  },
  'blog.reportRoi': {
    note: 'Row: return the brand estimates of the trade',
    es: 'ROI estimado',
    en: 'Estimated ROI',
  },
  'blog.reportPrecision': {
    note: 'Row: share of signals the brand calls right',
    es: 'Precisión de la señal',
    en: 'Signal accuracy',
  },
  'blog.reportChart': {
    note: 'Link to the chart on another site',
    es: 'Ver la gráfica compartida',
    en: 'See the shared chart',
  },
  'blog.tallies': {
    note: 'Under the counts of a trade drawn as strokes',
    es: 'Publicamos cuántos movimientos hubo, no a qué precio ni a qué hora: por eso van como marcas y no sobre la escala.',
    en: 'We published the counts, not prices or times: they are drawn as tally marks, outside the price scale.',
  },
  'blog.order.buy': {
    note: 'Kind of order, before the asset',
    es: 'Compra',
    en: 'Buy',
  },
  'blog.order.sell': {
    note: 'Kind of order, before the asset',
    es: 'Venta',
    en: 'Sell',
  },
  'blog.order.buy-stop': {
    note: 'Kind of order, before the asset; never translated',
    es: 'Buy stop',
    en: 'Buy stop',
  },
  'blog.order.sell-limit': {
    note: 'Kind of order, before the asset; never translated',
    es: 'Sell limit',
    en: 'Sell limit',
  },
  'blog.tradeTitle': {
    note: 'Head of a drawn trade; {{order}} like Buy, {{asset}} like XAUUSD',
    es: '{{order}} de {{asset}}',
    en: '{{order}} {{asset}}',
  },
  'blog.trade': {
    note: 'Head of a drawn trade of which no order is on record',
    es: 'Operación',
    en: 'Trade',
  },
  'blog.tradeRatio': {
    note: 'Ratio of a drawn trade; {{ratio}} like 10.17',
    es: '1:{{ratio}}',
    en: '1:{{ratio}}',
  },
  'blog.entry': {
    note: 'Level of a trade',
    es: 'Entrada',
    en: 'Entry',
  },
  'blog.stop': {
    note: 'Level of a trade; never translated',
    es: 'Stop loss',
    en: 'Stop loss',
  },
  'blog.target': {
    note: 'Level of a trade',
    es: 'Take profit',
    en: 'Take profit',
  },
  'blog.pips': {
    note: 'A distance; {{pips}} is a number',
    es: '{{pips}} pips',
    en: '{{pips}} pips',
  },
  'blog.breakeven': {
    note: 'Level at which the stop goes to the entry; {{r}} is a multiple of the risk',
    es: 'A {{r}}R el stop pasa a breakeven',
    en: 'At {{r}}R the stop moves to breakeven',
  },
  'blog.tradeDescription': {
    note: 'A drawn trade in one sentence for screen readers; prices and distances as written: {{trade}} like Buy XAUUSD, {{entry}}, {{stop}}, {{target}}, {{risk}}, {{reward}}, {{ratio}}',
    es: '{{trade}}: entrada {{entry}}, stop loss {{stop}} ({{risk}} pips), take profit {{target}} ({{reward}} pips), relación 1:{{ratio}}.',
    en: '{{trade}}: entry {{entry}}, stop loss {{stop}} ({{risk}} pips), take profit {{target}} ({{reward}} pips), ratio 1:{{ratio}}.',
  },
  'blog.breakevenDescription': {
    note: 'Added to that sentence; {{price}} as written, {{r}} a multiple of the risk',
    es: 'Cuando el precio llega a {{price}}, a {{r}} veces el riesgo, el stop pasa a breakeven.',
    en: 'When price reaches {{price}}, {{r}} times the risk, the stop moves to breakeven.',
  },
  'blog.computed': {
    note: 'Under a drawn trade: what the prices give; {{risk}}, {{reward}} in pips, {{ratio}}',
    es: 'Calculado con los precios (oro: 1 pip = 0.1 USD): riesgo {{risk}} pips, take profit {{reward}} pips, 1:{{ratio}}. R: múltiplos del riesgo.',
    en: 'Computed from the prices (gold: 1 pip = 0.1 USD): risk {{risk}} pips, target {{reward}} pips, 1:{{ratio}}. R: multiples of the risk.',
  },
  'blog.ratioDescription': {
    note: 'A trade drawn in multiples of its risk, for screen readers; {{trade}} like Buy XAUUSD, {{ratio}}',
    es: '{{trade}} en múltiplos del riesgo: 1R hasta el stop, {{ratio}}R hasta el take profit.',
    en: '{{trade}} in multiples of the risk: 1R to the stop, {{ratio}}R to the target.',
  },
  'blog.ratioOnly': {
    note: 'Under a trade drawn in multiples of its risk',
    es: 'Publicamos la relación, no los precios: el dibujo va en múltiplos del riesgo (R).',
    en: 'We published the ratio, not the prices: the drawing is in multiples of risk (R).',
  },
  'blog.steps': {
    note: 'Heading over the steps of an order',
    es: 'La orden, paso a paso',
    en: 'The order, step by step',
  },
  'blog.stepsNote': {
    note: 'Under the drawn steps: no price data',
    es: 'Esquema sin escala ni datos de precio. De arriba abajo: take profit, orden y stop; el trazo grueso es el precio.',
    en: 'Sketch, not to scale and without price data. From top to bottom: target, order and stop; the thick stroke is price.',
  },
  'blog.illustrative': {
    note: 'Badge of a picture that shows nothing real',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'blog.warningTitle': {
    note: 'Heading of the risk warning at the end of an article',
    es: 'Antes de operar, lee esto',
    en: 'Before you trade, read this',
  },
  'blog.warning': {
    note: 'Risk warning at the end of an article',
    es: 'Operar con apalancamiento tiene un riesgo alto de pérdida. Esto es educación, no asesoría.',
    en: 'Trading with leverage carries a high risk of loss. This is education, not advice.',
  },
  'blog.warningCase': {
    note: 'Added to that warning in articles about a trade',
    es: 'Una operación ganadora no dice cuántas se perdieron.',
    en: 'One winning trade does not tell you how many lost.',
  },
  'blog.callsTitle': {
    note: 'Heading over the closing calls',
    es: 'Si quieres seguir, decide con calma',
    en: 'If you go on, take your time',
  },
  'blog.call.vip': {
    note: 'Closing call: page about the paid channel',
    es: 'Ver qué incluye el canal VIP',
    en: 'See what the VIP channel includes',
  },
  'blog.call.freeChannel': {
    note: 'Closing call: page about the free channel',
    es: 'Conocer el canal gratuito',
    en: 'See the free channel',
  },
  'blog.call.vsTraders': {
    note: 'Closing call: sentiment page',
    es: 'Ver el sentimiento de hoy',
    en: 'See today’s sentiment',
  },
  'blog.call.merch': {
    note: 'Closing call: merchandise',
    es: 'Ver la merch',
    en: 'See the merch',
  },
  'blog.call.contact': {
    note: 'Closing call: contact page',
    es: 'Comprobar los canales oficiales',
    en: 'Check the official channels',
  },
  'blog.call.blog': {
    note: 'Closing call: index of the blog',
    es: 'Volver a todos los artículos',
    en: 'Back to all articles',
  },
  'blog.follow': {
    note: 'Heading over links to the brand’s profiles',
    es: 'Perfiles oficiales',
    en: 'Official profiles',
  },
  'blog.share': {
    note: 'Heading over the sharing tools',
    es: 'Compartir',
    en: 'Share',
  },
  'blog.copy': {
    note: 'Button: copies the address',
    es: 'Copiar el enlace',
    en: 'Copy the link',
  },
  'blog.copied': {
    note: 'After copying',
    es: 'Enlace copiado',
    en: 'Link copied',
  },
  'blog.copyFailed': {
    note: 'Copying was refused',
    es: 'No se pudo copiar. El enlace está en la barra de direcciones.',
    en: 'It could not be copied. The link is in the address bar.',
  },
  'blog.shareNative': {
    note: 'Button: opens the device’s own sharing',
    es: 'Compartir…',
    en: 'Share…',
  },
  'blog.mail': {
    note: 'Link: sends the address by e-mail',
    es: 'Enviar por correo',
    en: 'Send by email',
  },
  'blog.print': {
    note: 'Button: prints',
    es: 'Imprimir',
    en: 'Print',
  },
  'blog.top': {
    note: 'Link to the top of the page',
    es: 'Volver arriba',
    en: 'Back to top',
  },
  'blog.pager': {
    note: 'Name of the links to the neighbours of an article, for screen readers',
    es: 'Artículo anterior y siguiente',
    en: 'Previous and next article',
  },
  'blog.previous': {
    note: 'Over the title of the article before',
    es: 'Anterior',
    en: 'Previous',
  },
  'blog.next': {
    note: 'Over the title of the article after',
    es: 'Siguiente',
    en: 'Next',
  },
  'blog.tool.calculator': {
    note: 'Link to the calculator of the home page, below an article on a trade or the method',
    es: 'Calculadora: qué pasa con tu capital si sale mal',
    en: 'Calculator: what a bad run does to your capital',
  },
  'blog.tool.vsTraders': {
    note: 'Link to VS-Traders, below an article on sentiment',
    es: 'VS-Traders: de qué lado está hoy el retail',
    en: 'VS-Traders: which side retail is on today',
  },
  'blog.tool.contact': {
    note: 'Link to the checker of official channels, below an article on scams',
    es: 'Revisa si un enlace es nuestro',
    en: 'Check whether a link is ours',
  },
  'blog.tool.fxImpact': {
    note: 'Link to FX-Impact, below an article on the economy',
    es: 'FX-Impact: qué dato sale hoy',
    en: 'FX-Impact: what comes out today',
  },
  'blog.related': {
    note: 'Heading over other articles',
    es: 'Sigue con estos',
    en: 'Read these next',
  },
  'blog.failed': {
    note: 'An article could not be shown; {{title}} is its title',
    es: 'No pudimos mostrar “{{title}}”. Los demás artículos siguen disponibles.',
    en: '“{{title}}” could not be shown. The other articles are still available.',
  },
  'blog.failedTopics': {
    note: 'Over two topics to read instead',
    es: 'Mientras tanto, lee por tema',
    en: 'Meanwhile, read by topic',
  },
  'blog.failedCases': {
    note: 'Topic card beside a failed article',
    es: 'Operaciones con sus números, y lo que no publicamos',
    en: 'Trades with their numbers, and what we did not publish',
  },
  'blog.failedMethod': {
    note: 'Topic card beside a failed article',
    es: 'Cómo leer el mercado y escribir un plan antes de operar',
    en: 'How to read the market and write a plan before trading',
  },
});
