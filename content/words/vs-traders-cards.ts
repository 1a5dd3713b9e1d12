import { defineWords } from './define.ts';

export const vsTradersCards = defineWords({
  'sentiment.deck': {
    note: 'Accessible name of the row of cards, {{count}} of them',
    es: 'Sentimiento de {{count}} instrumentos',
    en: 'Sentiment for {{count}} instruments',
  },
  'sentiment.carousel': {
    note: 'Role of the deck, read aloud: what a carousel is called',
    es: 'carrusel',
    en: 'carousel',
  },
  'sentiment.turned': {
    note: 'Read aloud when the deck has turned: {{symbol}}, {{place}} of {{count}}',
    es: '{{symbol}}, tarjeta {{place}} de {{count}}',
    en: '{{symbol}}, card {{place}} of {{count}}',
  },
  'sentiment.previous': {
    note: 'Button: the card before',
    es: 'Anterior',
    en: 'Previous',
  },
  'sentiment.next': {
    note: 'Button: the next card',
    es: 'Siguiente',
    en: 'Next',
  },
  'sentiment.reset': {
    note: 'Button: back to the first card; short',
    es: 'Inicio',
    en: 'First',
  },
  'sentiment.resetName': {
    note: 'Accessible name of that button, beginning with its text',
    es: 'Inicio: volver a la primera tarjeta',
    en: 'First card: go back to it',
  },
  'sentiment.history': {
    note: 'Button of a card: opens its history',
    es: 'Ver historial',
    en: 'See history',
  },
  'sentiment.late': {
    note: 'In place of figures when the script that asks for them never came',
    es: 'No se pudieron obtener datos. Intenta refrescar la página.',
    en: 'We could not get the data. Try refreshing the page.',
  },
  'sentiment.long': {
    note: 'The buying side of the market',
    es: 'Largos',
    en: 'Long',
  },
  'sentiment.short': {
    note: 'The selling side of the market',
    es: 'Cortos',
    en: 'Short',
  },
  'sentiment.meter': {
    note: 'The bar in words for a screen reader: {{long}} and {{short}} are shares such as 62%, {{of}} what they are of',
    es: '{{long}} {{of}} en largos y {{short}} en cortos',
    en: '{{long}} {{of}} long and {{short}} short',
  },
  'sentiment.figures': {
    note: 'Accessible name of the table of an instrument: {{symbol}}',
    es: 'Cifras de {{symbol}} por lado',
    en: '{{symbol}} figures by side',
  },
  'sentiment.positions': {
    note: 'Table row: open positions on each side',
    es: 'Posiciones',
    en: 'Positions',
  },
  'sentiment.positionsTotal': {
    note: 'Table row: open positions, both sides together',
    es: 'Posiciones (total)',
    en: 'Positions (total)',
  },
  'sentiment.volume': {
    note: 'Table row: open volume, in lots',
    es: 'Volumen (lotes)',
    en: 'Volume (lots)',
  },
  'sentiment.average': {
    note: 'Table row: average entry price',
    es: 'Precio promedio de entrada',
    en: 'Average entry price',
  },
  'sentiment.noFigure': {
    note: 'Read aloud where a figure is missing',
    es: 'sin dato',
    en: 'no data',
  },
  'sentiment.live': {
    note: 'Before where figures come from that were read just now: {{source}}',
    es: 'En vivo · {{source}}',
    en: 'Live · {{source}}',
  },
  'sentiment.source.live_api': {
    note: 'Where the figures come from: the API of {{vendor}}, a company',
    es: 'API de {{vendor}}',
    en: '{{vendor}} API',
  },
  'sentiment.source.web_scraped': {
    note: 'Where the figures come from: the public web page of {{vendor}}, a company',
    es: 'Página pública de {{vendor}}',
    en: '{{vendor}} public page',
  },
  'sentiment.source.historical_fallback': {
    note: 'Where the figures come from: the last stored ones',
    es: 'Último dato guardado',
    en: 'Last stored figures',
  },
  'sentiment.source.error_fallback': {
    note: 'Where the figures come from: a made-up example, said loudly',
    es: 'Modo Demo · ejemplo, no es dato de mercado',
    en: 'Demo mode · an example, not market data',
  },
  'sentiment.source.none': {
    note: 'In place of where the figures come from: there are none',
    es: 'Sin datos por ahora',
    en: 'No data for now',
  },
  'sentiment.example': {
    note: 'In place of the age, under a made-up example: it has none',
    es: 'Cifras de ejemplo, sin hora',
    en: 'Example figures: no timestamp',
  },
  'sentiment.exampleBy': {
    note: 'Before the name of who made the example up, which is a link',
    es: 'Ejemplo de',
    en: 'Example from',
  },
  'sentiment.age': {
    note: 'When the figures were read at their source: {{age}} is "3 hours ago"',
    es: 'Leído {{age}}',
    en: 'Read {{age}}',
  },
  'sentiment.ageReceived': {
    note: 'When this device received them, where the source time is unknown: {{age}}',
    es: 'Recibido {{age}}',
    en: 'Received {{age}}',
  },
  'sentiment.exact': {
    note: 'Exact time, on hover: {{utc}} and {{local}} are date and minute',
    es: '{{utc}} UTC · {{local}} en tu hora local',
    en: '{{utc}} UTC · {{local}} your local time',
  },
  'sentiment.credit': {
    note: 'Before the name of the source, which is a link',
    es: 'Datos de',
    en: 'Data from',
  },
  'sentiment.newTab': {
    note: 'Read aloud after a link that opens in a new tab',
    es: '(se abre en otra pestaña)',
    en: '(opens in a new tab)',
  },
  'sentiment.refresh': {
    note: 'Accessible name of the refresh button of an instrument: {{symbol}}',
    es: 'Actualizar {{symbol}}',
    en: 'Refresh {{symbol}}',
  },
  'sentiment.refreshing': {
    note: 'The same button while the figures are being asked for: {{symbol}}',
    es: 'Actualizando {{symbol}}',
    en: 'Refreshing {{symbol}}',
  },
  'sentiment.waiting': {
    note: 'Before the figures are asked for: where they will stand',
    es: 'Las cifras van aquí.',
    en: 'The figures go here.',
  },
  'sentiment.state.loading': {
    note: 'In place of where the figures come from: first request under way',
    es: 'Cargando datos…',
    en: 'Loading data…',
  },
  'sentiment.state.cached': {
    note: 'State line: figures kept on this device',
    es: 'Guardado en este dispositivo',
    en: 'Stored on this device',
  },
  'sentiment.state.refreshing': {
    note: 'State line: kept figures shown, newer ones asked for',
    es: 'Buscando un dato más reciente…',
    en: 'Looking for newer figures…',
  },
  'sentiment.state.fresh': {
    note: 'State line: figures just received',
    es: 'Recibido en esta visita',
    en: 'Received during this visit',
  },
  'sentiment.state.error': {
    note: 'State line: a refresh failed, the last figures stay',
    es: 'Error al obtener datos. Usando últimos datos disponibles.',
    en: 'We could not get new data. Showing the latest we have.',
  },
  'sentiment.state.empty': {
    note: 'In place of where the figures come from: the source has none',
    es: 'Sin cifras en la fuente',
    en: 'No figures from the source',
  },
  'sentiment.noData.title': {
    note: 'Nothing to show at all: title',
    es: 'No se pudieron obtener datos',
    en: 'We could not get the data',
  },
  'sentiment.noData.text': {
    note: 'Nothing to show at all: what to do',
    es: 'No se han podido obtener los datos de sentiment. Intenta refrescar la página.',
    en: 'The sentiment data could not be loaded. Try refreshing the page.',
  },
  'sentiment.noData.retry': {
    note: 'Nothing to show at all: button',
    es: 'Intentar de Nuevo',
    en: 'Try again',
  },
  'sentiment.empty.title': {
    note: 'The source has no figures of this instrument: title',
    es: 'En la última lectura no había cifras de este instrumento',
    en: 'No figures for this instrument at the last reading',
  },
  'sentiment.empty.text': {
    note: 'The source has no figures of this instrument: what that means',
    es: 'La fuente no reportaba nada abierto en ninguno de los dos lados. Preferimos dejarlo en blanco a poner un 50/50.',
    en: 'The source reported nothing open on either side. We leave it blank rather than show a 50/50.',
  },
});
