import { defineWords } from './define.ts';

export const vsTradersBoard = defineWords({
  'board.firstVisit': {
    note: 'Below the board, at a visitor’s first visit',
    es: 'En tu próxima visita verás aquí qué cambió.',
    en: 'On your next visit you will see here what changed.',
  },
  'board.since': {
    note: 'Below the board; {{when}} is day and time of the last visit, {{changes}} "XAUUSD 68% → 62% · …" or board.same',
    es: 'Desde tu última visita ({{when}}): {{changes}}',
    en: 'Since your last visit ({{when}}): {{changes}}',
  },
  'board.same': {
    note: 'Part of board.since when no share moved by a point',
    es: 'sin cambios de un punto o más.',
    en: 'no change of a point or more.',
  },
  'board.unsure': {
    note: 'Part of board.since when no share is known to have moved, but not every instrument was read since then',
    es: 'no sabemos si algo cambió, porque no todos los instrumentos tienen una lectura posterior.',
    en: 'we can’t tell if anything changed, because not every instrument has a newer reading.',
  },
  'board.change': {
    note: 'Read aloud: {{points}} is "+2.5", against the reading 24 hours before',
    es: 'Cambio en 24 horas, en puntos: {{points}}',
    en: '24-hour change in points: {{points}}',
  },
  'board.points': {
    note: 'In a row: that change, {{points}}, with its unit, short',
    es: '{{points}} pts',
    en: '{{points}} pts',
  },
  'board.day': {
    note: 'Head of the column of that change; as short as it is',
    es: 'en 24 h',
    en: 'in 24 h',
  },
  'board.finding.yen.long': {
    note: 'h1: most lots of the pairs that end in the yen are short, so that they buy the yen',
    es: 'El retail apuesta por el yen',
    en: 'Retail is betting on the yen',
  },
  'board.finding.yen.short': {
    note: 'h1: most lots of the pairs that end in the yen are long, so that they sell the yen',
    es: 'El retail apuesta contra el yen',
    en: 'Retail is betting against the yen',
  },
  'board.finding.edge.high.at': {
    note: 'h1: the long share of {{symbol}} is as high as it has been in its own 90 days',
    es: 'Los largos en {{symbol}}, en su máximo de 90 días',
    en: '{{symbol}} longs are at their 90-day high',
  },
  'board.finding.edge.high.near': {
    note: 'h1: the long share of {{symbol}} is a point or less below its highest of 90 days',
    es: 'Los largos en {{symbol}}, casi en su máximo de 90 días',
    en: '{{symbol}} longs are within a point of their 90-day high',
  },
  'board.finding.edge.low.at': {
    note: 'h1: the long share of {{symbol}} is as low as it has been in its own 90 days',
    es: 'Los largos en {{symbol}}, en su mínimo de 90 días',
    en: '{{symbol}} longs are at their 90-day low',
  },
  'board.finding.edge.low.near': {
    note: 'h1: the long share of {{symbol}} is a point or less above its lowest of 90 days',
    es: 'Los largos en {{symbol}}, casi en su mínimo de 90 días',
    en: '{{symbol}} longs are within a point of their 90-day low',
  },
  'board.finding.most.long': {
    note: 'h1: of all instruments {{symbol}} is the most one-sided, and long',
    es: 'Lo más cargado hoy: {{symbol}}, en largos',
    en: 'Most one-sided today: {{symbol}}, long',
  },
  'board.finding.most.short': {
    note: 'h1: of all instruments {{symbol}} is the most one-sided, and short',
    es: 'Lo más cargado hoy: {{symbol}}, en cortos',
    en: 'Most one-sided today: {{symbol}}, short',
  },
  'board.finding.sided.long': {
    note: 'h1: {{symbol}} is very one-sided, and long; others may be as one-sided',
    es: '{{symbol}} está muy cargado en largos',
    en: '{{symbol}} is heavily long',
  },
  'board.finding.sided.short': {
    note: 'h1: {{symbol}} is very one-sided, and short; others may be as one-sided',
    es: '{{symbol}} está muy cargado en cortos',
    en: '{{symbol}} is heavily short',
  },
  'board.finding.calm': {
    note: 'h1: no instrument is at an extreme',
    es: 'Nada en extremo hoy',
    en: 'Nothing at an extreme today',
  },
  'board.finding.partly': {
    note: 'h1: none of the {{known}} instruments with a recent reading, of {{count}}, is at 70/30 or beyond',
    es: 'Ningún 70/30 hoy, con {{known}} de {{count}} lecturas',
    en: 'No 70/30 split today, with {{known}} of {{count}} readings',
  },
  'board.facts.yen': {
    note: 'Under the h1: {{shares}} is "GBPJPY 30%, EURJPY 28%", long shares',
    es: '{{shares}} en largos.',
    en: '{{shares}} long.',
  },
  'board.facts.edge': {
    note: 'Under the h1: {{long}} is the long share now, {{min}} and {{max}} its lowest and highest of 90 days',
    es: '{{long}} en largos; en 90 días, de {{min}} a {{max}}.',
    en: '{{long}} long; {{min}} to {{max}} over 90 days.',
  },
  'board.facts.sided': {
    note: 'Under the h1: both shares {{long}} and {{short}}, which need not add to 100',
    es: '{{long}} en largos, {{short}} en cortos.',
    en: '{{long}} long, {{short}} short.',
  },
  'board.facts.part': {
    note: 'Under the h1: not all instruments have a recent reading, {{known}} of {{count}}',
    es: 'Con lectura reciente: solo {{known}} de {{count}}.',
    en: 'With a recent reading: only {{known}} of {{count}}.',
  },
  'board.facts.others.one': {
    note: 'Under the h1: {{others}} (1) of {{count}} instruments has a reading of another kind, which is not compared with the others',
    es: '{{others}} de {{count}} cuenta otra cosa y no se compara aquí.',
    en: '{{others}} of {{count}} counts something else and is not compared here.',
  },
  'board.facts.others.other': {
    note: 'Under the h1: {{others}} of {{count}} instruments have readings of another kind, which are not compared with the others',
    es: '{{others}} de {{count}} cuentan otra cosa y no se comparan aquí.',
    en: '{{others}} of {{count}} count something else and are not compared here.',
  },
  'board.facts.none': {
    note: 'Under the fixed h1: too few recent readings for a sentence',
    es: 'Faltan lecturas recientes para decir qué pasa hoy.',
    en: 'Too few recent readings to say what is happening today.',
  },
  'board.remind': {
    note: 'Button beside an instrument, for a reminder when its long share reaches an extreme; also the title of its choice',
    es: 'Avisarme si llega a un extremo',
    en: 'Alert me at an extreme',
  },
  'board.order': {
    note: 'Accessible name of the choice of the order of the rows',
    es: 'Orden',
    en: 'Order',
  },
  'board.list': {
    note: 'Choice: the rows in their fixed order; short',
    es: 'Lista',
    en: 'List',
  },
  'board.extreme': {
    note: 'Choice: the most one-sided instrument first',
    es: 'Más extremo',
    en: 'Most extreme',
  },
  'board.caption': {
    note: 'Above the board: what the shares count, {{basis}}, and when they were read, {{age}}',
    es: '{{basis}}, {{age}}',
    en: '{{basis}}, {{age}}',
  },
  'board.long': {
    note: 'Head of the column of the long share',
    es: 'largos',
    en: 'long',
  },
  'board.short': {
    note: 'Head of the column of the short share',
    es: 'cortos',
    en: 'short',
  },
  'board.moreShort': {
    note: 'Left end of the axis: the crowd is more short there',
    es: 'más cortos',
    en: 'more short',
  },
  'board.moreLong': {
    note: 'Right end of the axis: the crowd is more long there',
    es: 'más largos',
    en: 'more long',
  },
  'board.plot': {
    note: 'Read aloud: the plot of a row, both shares: {{long}} and {{short}}; {{of}}: what they are of',
    es: '{{long}} {{of}} en largos, {{short}} en cortos',
    en: '{{long}} {{of}} long, {{short}} short',
  },
  'board.plot.yesterday': {
    note: 'Read aloud after that: {{share}} is the long share 24 hours before',
    es: 'ayer, {{share}}',
    en: 'yesterday, {{share}}',
  },
  'board.plot.range': {
    note: 'Read aloud after that: its own range from {{low}} to {{high}}',
    es: '90 días, de {{low}} a {{high}}',
    en: '90 days, {{low}} to {{high}}',
  },
  'board.plot.day': {
    note: 'Read aloud: the plot of a row on a past day: {{share}}, and what it is of, {{of}}',
    es: '{{share}} {{of}} en largos ese día',
    en: '{{share}} {{of}} long that day',
  },
  'board.plot.none': {
    note: 'In place of a share: there is no reading',
    es: 'sin lectura',
    en: 'no reading',
  },
  'board.state.high': {
    note: 'At the end of a row: 70% long or more',
    es: 'extremo en largos',
    en: 'long extreme',
  },
  'board.state.low': {
    note: 'At the end of a row: 30% long or less',
    es: 'extremo en cortos',
    en: 'short extreme',
  },
  'board.state.inside': {
    note: 'At the end of a row: within its own range',
    es: 'dentro de su rango',
    en: 'within its range',
  },
  'board.state.above': {
    note: 'At the end of a row: above its own range',
    es: 'arriba de su rango',
    en: 'above its range',
  },
  'board.state.below': {
    note: 'At the end of a row: below its own range',
    es: 'debajo de su rango',
    en: 'below its range',
  },
  'board.state.unranged': {
    note: 'At the end of a row: too few days for a range',
    es: 'sin rango todavía',
    en: 'no range yet',
  },
  'board.range': {
    note: 'In an open row: its own range of 90 days from {{low}} to {{high}}; {{days}} of them have a reading',
    es: 'Su rango de 90 días: de {{low}} a {{high}} en largos ({{days}} días con lectura).',
    en: 'Its 90-day range: {{low}} to {{high}} long ({{days}} days with a reading).',
  },
  'board.rangeNone': {
    note: 'In an open row: {{days}} days of readings are needed for a range',
    es: 'Sin rango todavía: hacen falta {{days}} días con lectura.',
    en: 'No range yet: it takes {{days}} days with a reading.',
  },
  'board.key.now': {
    note: 'Key of the plot: the filled dot',
    es: 'ahora',
    en: 'now',
  },
  'board.key.before': {
    note: 'Key of the plot: the ring',
    es: 'ayer',
    en: 'yesterday',
  },
  'board.key.range': {
    note: 'Key of the plot: the grey band',
    es: '5–95% de sus 90 días',
    en: '5–95% of its 90 days',
  },
  'board.key.extreme': {
    note: 'Key of the plot: the halo; {{high}} and {{low}} are shares',
    es: 'extremo: {{high}} o más, {{low}} o menos',
    en: 'extreme: {{high}} or more, {{low}} or less',
  },
  'board.key.short': {
    note: 'Key of the plot: the hatched line',
    es: 'rayado: cortos',
    en: 'hatched: short',
  },
  'board.rule': {
    note: 'Summary of a fold: how the heading comes about',
    es: 'Cómo se elige el titular',
    en: 'How the heading is chosen',
  },
  'board.rule.text': {
    note: 'In that fold: the thresholds in their order; {{hours}}, {{low}}, {{high}}, {{points}}, {{width}}, {{days}}; {{unit}} is a sentence that says what the shares count',
    es: 'Una regla, siempre en este orden, con lecturas de menos de {{hours}} horas: 1) al menos dos pares con yen en {{low}} o menos de largos (compran yen), o en {{high}} o más (lo venden); 2) un instrumento a {{points}} punto de su máximo o mínimo de 90 días, si tiene {{days}} días con lectura y un rango de {{width}} puntos; 3) el más cargado desde {{high}} o {{low}}; 4) nada en extremo. Si faltan lecturas, lo dice o no hay titular. {{unit}} No predicen el precio.',
    en: 'One rule, always in this order, with readings under {{hours}} hours old: 1) at least two yen pairs at {{low}} long or less (they buy the yen), or at {{high}} or more (they sell it); 2) an instrument within {{points}} point of its 90-day high or low, if it has {{days}} days with a reading and a range of {{width}} points; 3) the most one-sided from {{high}} or {{low}}; 4) nothing at an extreme. If readings are missing, it says so or there is no heading. {{unit}} They do not predict the price.',
  },
  'board.replay': {
    note: 'Button: shows how the shares moved over {{days}} days',
    es: 'Mira moverse {{days}} días',
    en: 'Watch {{days}} days move',
  },
  'board.replay.none': {
    note: 'In place of that button: too few days are stored',
    es: 'Todavía no hay días guardados para repetir.',
    en: 'No stored days to replay yet.',
  },
  'board.replay.failed': {
    note: 'The code of the replay could not be loaded',
    es: 'No se pudo cargar la repetición.',
    en: 'The replay could not be loaded.',
  },
  'board.replay.retry': {
    note: 'Button under that',
    es: 'Intentar de nuevo',
    en: 'Try again',
  },
  'replay.play': {
    note: 'Button: starts the replay',
    es: 'Reproducir',
    en: 'Play',
  },
  'replay.pause': {
    note: 'Button: stops the replay',
    es: 'Pausar',
    en: 'Pause',
  },
  'replay.day': {
    note: 'Accessible name of the slider over the days',
    es: 'Día',
    en: 'Day',
  },
  'replay.now': {
    note: 'The last place of the slider: the present reading',
    es: 'ahora',
    en: 'now',
  },
  'replay.missing': {
    note: 'Read aloud: after the {{date}}, the {{symbols}} of instruments without a reading that day',
    es: '{{date}}; sin lectura: {{symbols}}',
    en: '{{date}}; no reading: {{symbols}}',
  },
});
