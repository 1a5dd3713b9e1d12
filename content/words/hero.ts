import { defineWords } from './define.ts';

export const hero = defineWords({
  'hero.drag': {
    note: 'Over the drawn trade: its stop can be dragged',
    es: 'Arrastra el stop',
    en: 'Drag the stop',
  },
  'hero.example': {
    note: 'Over the drawn trade: it is an example; {{side}} is buy or sell, {{symbol}} the instrument',
    es: 'Ejemplo: {{side}} de {{symbol}}',
    en: 'Example: {{side}} {{symbol}}',
  },
  'hero.buy': {
    note: 'Side of the example trade, inside a sentence',
    es: 'compra',
    en: 'buy',
  },
  'hero.sell': {
    note: 'Side of the example trade, inside a sentence',
    es: 'venta',
    en: 'sell',
  },
  'hero.basis': {
    note: 'Under the drawn trade; {{balance}} is the size of the account, {{risk}} a percentage of it',
    es: 'Cuenta de {{balance}} que arriesga {{risk}}, sin costos. Un ejemplo, no un historial.',
    en: 'A {{balance}} account risking {{risk}}, before costs. An example, not a track record.',
  },
  'hero.target': {
    note: 'Level of the drawn trade: {{price}}',
    es: 'Take profit {{price}}',
    en: 'Take profit {{price}}',
  },
  'hero.wins': {
    note: 'After the level, when it is reached; {{gain}} is an amount',
    es: 'ganas {{gain}} USD',
    en: 'you gain {{gain}} USD',
  },
  'hero.entry': {
    note: 'Level of the drawn trade: {{price}}',
    es: 'Entrada {{price}}',
    en: 'Entry {{price}}',
  },
  'hero.stop': {
    note: 'Level of the drawn trade: {{price}}',
    es: 'Stop {{price}}',
    en: 'Stop {{price}}',
  },
  'hero.loses': {
    note: 'After the level, when it is reached; {{loss}} is an amount',
    es: 'pierdes {{loss}} USD',
    en: 'you lose {{loss}} USD',
  },
  'hero.wouldLose': {
    note: 'In its place when the smallest position loses {{loss}}, more than the account risks',
    es: 'perderías {{loss}} USD',
    en: 'you would lose {{loss}} USD',
  },
  'hero.handle': {
    note: 'Name of the slider that moves the stop, for screen readers',
    es: 'Stop de la operación de ejemplo',
    en: 'Stop of the example trade',
  },
  'hero.value': {
    note: 'Its value in words; takes {{stop}}, {{distance}}, {{loss}} and {{lots}}',
    es: 'Stop en {{stop}}, a {{distance}} USD de la entrada; pierdes {{loss}} USD, tamaño {{lots}} lotes',
    en: 'Stop at {{stop}}, {{distance}} USD from the entry; you lose {{loss}} USD, size {{lots}} lots',
  },
  'hero.valueTooWide': {
    note: 'The same when no position fits the risk; takes {{stop}}, {{distance}}, {{loss}} and {{lots}}, the smallest position',
    es: 'Stop en {{stop}}, a {{distance}} USD de la entrada; no cabe en tu riesgo: con {{lots}} lotes, lo mínimo, perderías {{loss}} USD',
    en: 'Stop at {{stop}}, {{distance}} USD from the entry; it does not fit your risk: the smallest size, {{lots}} lots, would lose {{loss}} USD',
  },
  'hero.size': {
    note: 'Name of a figure: the size of the position',
    es: 'Tamaño',
    en: 'Size',
  },
  'hero.lots': {
    note: '{{lots}} is a number such as 0.02',
    es: '{{lots}} lotes',
    en: '{{lots}} lots',
  },
  'hero.noSize': {
    note: 'In place of the size: even the smallest position loses more than the account risks',
    es: 'No cabe',
    en: 'Too wide',
  },
  'hero.ratio': {
    note: 'Name of a figure: what is won for each 1 risked',
    es: 'Riesgo/beneficio',
    en: 'Risk/reward',
  },
  'hero.streak': {
    note: 'Name of a figure: stops in a row until half the account is lost',
    es: 'Stops para −50%',
    en: 'Stops to −50%',
  },
  'hero.calendar': {
    note: 'Link to the calendar before its next event is known',
    es: 'Ver el calendario',
    en: 'See the calendar',
  },
  'hero.nextKnown': {
    note: 'Over the next event when an earlier one may be missing from the calendar',
    es: 'El siguiente que conocemos',
    en: 'Next one we know of',
  },
  'hero.crowdUnread': {
    note: 'In place of the instrument when the figures could not be read',
    es: 'El posicionamiento no se pudo leer',
    en: 'The positioning could not be read',
  },
  'hero.unsure': {
    note: 'In place of the next event: the calendar is incomplete or out of date',
    es: 'No sabemos si queda alguno',
    en: 'We can’t tell if any are left',
  },
  'hero.crowd.volume': {
    note: 'Over the instrument with the most one-sided retail volume',
    es: 'Volumen retail más cargado',
    en: 'Most one-sided retail volume',
  },
  'hero.crowd.positions': {
    note: 'Over the instrument with the most one-sided retail positions',
    es: 'Posiciones retail más cargadas',
    en: 'Most one-sided retail positions',
  },
  'hero.crowd.accounts': {
    note: 'Over the instrument with the most one-sided retail accounts',
    es: 'Cuentas retail más cargadas',
    en: 'Most one-sided retail accounts',
  },
  'hero.crowdLink': {
    note: 'Link to the sentiment page before its figures are known',
    es: 'Ver el posicionamiento',
    en: 'See the positioning',
  },
  'hero.crowdLong': {
    note: '{{symbol}} is an instrument, {{share}} the part of its volume that is long',
    es: '{{symbol}}: {{share}} en largos',
    en: '{{symbol}}: {{share}} long',
  },
  'hero.crowdShort': {
    note: '{{symbol}} is an instrument, {{share}} the part of its volume that is short',
    es: '{{symbol}}: {{share}} en cortos',
    en: '{{symbol}}: {{share}} short',
  },
  'hero.crowdSource': {
    note: '{{age}} is the age of the reading, {{source}} its vendor',
    es: '{{age}} · {{source}}',
    en: '{{age}} · {{source}}',
  },
});
