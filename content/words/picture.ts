import { defineWords } from './define.ts';

/** Sharing an event or the board as a picture (N18): its button, and the words on the pictures. */
export const picture = defineWords({
  'picture.share': {
    note: 'Button: draws a picture and opens the share sheet of the device, or saves the picture',
    es: 'Compartir imagen',
    en: 'Share as a picture',
  },
  'picture.save': {
    note: 'Button beside it, once the picture is drawn',
    es: 'Guardar imagen',
    en: 'Save picture',
  },
  'picture.step.drawing': {
    note: 'After a press of the button',
    es: 'Dibujando la imagen…',
    en: 'Drawing the picture…',
  },
  'picture.step.saved': {
    note: 'The picture went to the downloads',
    es: 'Imagen guardada en tus descargas.',
    en: 'Picture saved to your downloads.',
  },
  'picture.step.aborted': {
    note: 'The reader closed the share sheet',
    es: 'No se compartió. La imagen está lista: puedes guardarla.',
    en: 'Not shared. The picture is ready: you can save it.',
  },
  'picture.step.refused': {
    note: 'The device refused to share the picture',
    es: 'Tu dispositivo no dejó compartir la imagen. Vuelve a intentarlo o guárdala.',
    en: 'Your device did not let the picture be shared. Try again, or save it.',
  },
  'picture.step.blocked': {
    note: 'The browser forbids pages to draw pictures, often against tracking',
    es: 'Tu navegador no deja dibujar imágenes a las páginas (canvas). Permítelo para este sitio y vuelve a intentarlo.',
    en: 'Your browser does not let pages draw pictures (canvas). Allow it for this site and try again.',
  },
  'picture.step.failed': {
    note: 'The picture could not be drawn, for example without a connection',
    es: 'No se pudo dibujar la imagen. Revisa tu conexión y vuelve a intentarlo.',
    en: 'The picture could not be drawn. Check your connection and try again.',
  },
  'picture.calendar': {
    note: 'On the picture of an event, opposite the brand',
    es: 'Calendario económico',
    en: 'Economic calendar',
  },
  'picture.example': {
    note: 'Mark over made-up figures on a picture',
    es: 'Ejemplo: estas cifras son inventadas',
    en: 'Example: these figures are made up',
  },
  'picture.oldReading': {
    note: 'Mark on a picture with figures that were read some time ago: {{age}} as "hace 3 h", "3 hours ago"',
    es: 'Lectura de {{age}}',
    en: 'Reading from {{age}}',
  },
  'picture.oldUnknown': {
    note: 'The same where it is not known when they were read',
    es: 'Lectura anterior: la más reciente falló',
    en: 'Earlier reading: the latest one failed',
  },
  'picture.mexico': {
    note: 'After the hour of an event',
    es: 'hora de la Ciudad de México',
    en: 'Mexico City time',
  },
  'picture.noFigure': {
    note: 'After a dash: there is no forecast, previous or actual figure',
    es: 'sin dato',
    en: 'no figure',
  },
  'picture.notOut': {
    note: 'After a dash, in place of the actual figure: its time is still to come',
    es: 'aún no sale',
    en: 'not out yet',
  },
  'picture.noFigures': {
    note: 'Under the hour of an event that has neither a forecast nor a previous or an actual figure',
    es: 'Sin pronóstico ni cifra anterior',
    en: 'No forecast and no previous figure',
  },
  'picture.awaited': {
    note: 'In place of the surprise: the hour is over, and no figure has come so far',
    es: 'Sin cifra hasta ahora',
    en: 'No figure yet',
  },
  'picture.inLine': {
    note: 'In place of the surprise: the actual figure equals the forecast',
    es: 'Igual que el pronóstico',
    en: 'In line with the forecast',
  },
  'picture.before': {
    note: 'Under the previous figure, which was revised: it first was {{first}}',
    es: 'revisado, antes {{first}}',
    en: 'revised from {{first}}',
  },
  'picture.moves': {
    note: 'Before currency pairs that an event often moves',
    es: 'Suele mover',
    en: 'Often moves',
  },
  'picture.calendarRead': {
    note: 'At the foot of the picture: when the calendar was read; {{moment}} is date and hour',
    es: 'Calendario leído el {{moment}}, hora de la Ciudad de México',
    en: 'Calendar read {{moment}}, Mexico City time',
  },
  'picture.board': {
    note: 'On the picture of the board, opposite the brand',
    es: 'Sentimiento del retail',
    en: 'Retail sentiment',
  },
  'picture.boardHeading': {
    note: 'Heading of the picture of the board',
    es: '¿De qué lado está el retail?',
    en: 'Which side is retail on?',
  },
  'picture.boardUnit.volume': {
    note: 'Under that heading: what the shares are of, where they count lots',
    es: '% del volumen abierto, no de traders',
    en: '% of open volume, not of traders',
  },
  'picture.boardUnit.positions': {
    note: 'Under that heading: what the shares are of, where they count open positions',
    es: '% de las posiciones abiertas, no de traders',
    en: '% of open positions, not of traders',
  },
  'picture.boardUnit.accounts': {
    note: 'Under that heading: what the shares are of, where they count accounts',
    es: '% de las cuentas, no del volumen',
    en: '% of accounts, not of volume',
  },
  'picture.long': {
    note: 'Key of a bar: the plain part',
    es: 'en largos',
    en: 'long',
  },
  'picture.short': {
    note: 'Key of a bar: the hatched part',
    es: 'en cortos',
    en: 'short',
  },
  'picture.dayBefore': {
    note: 'Key of a bar: the small mark under it is where the share was 24 hours before',
    es: 'hace 24 h',
    en: '24 h ago',
  },
  'picture.extreme': {
    note: 'Beside an instrument with nearly all of its volume on one side; short',
    es: 'Extremo',
    en: 'Extreme',
  },
  'picture.extremeKey': {
    note: 'Key of that word: a long share of {{high}}% or more, or of {{low}}% or less; short',
    es: 'Extremo: ≥ {{high}}% o ≤ {{low}}%',
    en: 'Extreme: ≥ {{high}}% or ≤ {{low}}%',
  },
  'picture.noReading': {
    note: 'After a dash: an instrument without a reading',
    es: 'sin lectura',
    en: 'no reading',
  },
  'picture.boardRead': {
    note: 'At the foot of the picture: when the shares were read; {{moment}} is date and hour',
    es: 'Lectura del {{moment}}, hora de la Ciudad de México',
    en: 'Read {{moment}}, Mexico City time',
  },
  'picture.credit': {
    note: 'At the foot of the picture: {{source}} is whose figures they are',
    es: 'Datos de {{source}}',
    en: 'Data from {{source}}',
  },
});
