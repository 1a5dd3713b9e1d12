import { defineWords } from './define.ts';

export const vsTradersPage = defineWords({
  'vsTraders.cot.heading': {
    note: 'h2 of the note on crowd and institutions: what can and cannot be concluded',
    es: 'El informe de futuros te deja comprobarlo, no adivinarlo',
    en: 'The futures report lets you check it, not guess it',
  },
  'vsTraders.cot.lead': {
    note: 'What the report is, in one or two sentences',
    es: 'Cada viernes el regulador de futuros de EE. UU. (CFTC) publica quién tenía qué el martes anterior. Es un registro oficial y gratuito; lo ponemos al lado del dato minorista tal como viene.',
    en: 'Every Friday the US futures regulator (CFTC) publishes who held what on the Tuesday before. It is an official, free record; we set it beside the retail figure exactly as it comes.',
  },
  'vsTraders.cot.can': {
    note: 'Heading of what can be concluded',
    es: 'Qué puedes concluir',
    en: 'What you can conclude',
  },
  'vsTraders.cot.can.1': {
    note: 'Can: who holds which side, and how large beside the last year',
    es: 'De qué lado estaba cada grupo ese martes y si su neto es grande o pequeño frente a su último año.',
    en: 'Which side each group was on that Tuesday, and whether its net is large or small for its last year.',
  },
  'vsTraders.cot.can.2': {
    note: 'Can: whether both groups stand on opposite sides that Tuesday',
    es: 'Si la multitud minorista y los especuladores grandes miran a lados opuestos.',
    en: 'Whether the retail crowd and the large speculators face opposite ways.',
  },
  'vsTraders.cot.can.3': {
    note: 'Can: check our argument against the public record',
    es: 'Si lo que te contamos coincide con el registro público: el enlace lleva a la fuente.',
    en: 'Whether what we tell you agrees with the public record: the link leads to the source.',
  },
  'vsTraders.cot.cannot': {
    note: 'Heading of what cannot be concluded',
    es: 'Qué no puedes concluir',
    en: 'What you cannot conclude',
  },
  'vsTraders.cot.cannot.1': {
    note: 'Cannot: where the price goes or when',
    es: 'Hacia dónde irá el precio ni cuándo. Un percentil alto puede seguir alto durante meses.',
    en: 'Where the price will go, or when. A high percentile can stay high for months.',
  },
  'vsTraders.cot.cannot.2': {
    note: 'Cannot: what has happened since Tuesday, the report is days old',
    es: 'Qué ha pasado desde el martes: el informe ya tiene días cuando sale.',
    en: 'What has happened since Tuesday: the report is days old when it comes out.',
  },
  'vsTraders.cot.cannot.3': {
    note: 'Cannot: that the groups are good and bad; hedgers have other reasons',
    es: 'Que un grupo acierta y otro falla. Los comerciales cubren un negocio: su corto puede ser un seguro, no una apuesta.',
    en: 'That one group is right and the other wrong. Hedgers cover a business: their short may be insurance, not a bet.',
  },
  'vsTraders.cot.cannot.4': {
    note: 'Cannot: compare sizes; futures contracts are not lots of the community',
    es: 'Quién pesa más. Contratos de futuros y lotes de una comunidad no se suman ni se restan.',
    en: 'Who weighs more. Futures contracts and the lots of a community do not add or subtract.',
  },
  'vsTraders.cot.how': {
    note: 'How: legacy report, futures only; net, percentile, crosses, in one paragraph',
    es: 'Usamos el informe clásico, solo futuros. Neto = contratos largos menos cortos. El percentil dice cuántos de los últimos 52 informes tuvieron un neto no comercial igual o menor. Los cruces se muestran por sus dos patas; la divisa que divide va al revés y lo decimos en su tarjeta. Una casilla en blanco del informe queda en blanco: no es un cero.',
    en: 'We use the legacy report, futures only. Net = long contracts less short ones. The percentile says how many of the last 52 reports had a non-commercial net as low or lower. Crosses are shown by their two legs; the quoted currency runs the other way, and its card says so. A blank cell of the report stays blank: it is no zero.',
  },
  'vsTraders.contrast.heading': {
    note: 'h2: what parts the crowd from those who follow institutional money',
    es: 'La multitud persigue el precio; el dinero grande espera a que llegue',
    en: 'The crowd chases price; large money waits for it to arrive',
  },
  'vsTraders.contrast.lead': {
    note: 'Under that heading, one or two sentences',
    es: 'Así describimos las dos formas de operar. Es nuestra lectura, no una ley: úsala para revisar tus propias operaciones.',
    en: 'This is how we describe the two ways of trading. It is our reading, not a law: use it to review your own trades.',
  },
  'vsTraders.contrast.topic': {
    note: 'Table: name of the first column, read aloud',
    es: 'Aspecto',
    en: 'Aspect',
  },
  'vsTraders.contrast.retail': {
    note: 'Table column: the retail crowd',
    es: 'Trader minorista',
    en: 'Retail trader',
  },
  'vsTraders.contrast.institutional': {
    note: 'Table column: those who follow institutional money',
    es: 'Quien sigue al dinero institucional',
    en: 'Whoever follows institutional money',
  },
  'vsTraders.contrast.entry': {
    note: 'Row: where one enters',
    es: 'Entrada',
    en: 'Entry',
  },
  'vsTraders.contrast.entry.retail': {
    note: 'Retail: chases the break',
    es: 'Compra la ruptura cuando ya se ve en todas las pantallas.',
    en: 'Buys the break once it is on every screen.',
  },
  'vsTraders.contrast.entry.institutional': {
    note: 'Institutional: waits for liquidity to be taken',
    es: 'Espera a que el precio tome la liquidez y vuelva a una zona marcada antes.',
    en: 'Waits for price to take liquidity and return to a zone drawn beforehand.',
  },
  'vsTraders.contrast.stop': {
    note: 'Row: the stop',
    es: 'Stop',
    en: 'Stop',
  },
  'vsTraders.contrast.stop.retail': {
    note: 'Retail: at the obvious level',
    es: 'Justo detrás del máximo o el mínimo evidente, donde están todos.',
    en: 'Right behind the obvious high or low, where everybody’s is.',
  },
  'vsTraders.contrast.stop.institutional': {
    note: 'Institutional: where the idea is wrong',
    es: 'Donde la idea deja de ser válida, aunque obligue a reducir tamaño.',
    en: 'Where the idea stops being valid, even if that means a smaller size.',
  },
  'vsTraders.contrast.size': {
    note: 'Row: the size',
    es: 'Tamaño',
    en: 'Size',
  },
  'vsTraders.contrast.size.retail': {
    note: 'Retail: grows after a loss',
    es: 'Sube después de perder, para recuperar.',
    en: 'Grows after a loss, to win it back.',
  },
  'vsTraders.contrast.size.institutional': {
    note: 'Institutional: fixed before the entry',
    es: 'Se decide antes de entrar y no cambia con el ánimo.',
    en: 'Decided before the entry, and deaf to mood.',
  },
  'vsTraders.contrast.time': {
    note: 'Row: the time',
    es: 'Horario',
    en: 'Hours',
  },
  'vsTraders.contrast.time.retail': {
    note: 'Retail: any hour',
    es: 'A cualquier hora, en cuanto se mueve algo.',
    en: 'At any hour, as soon as something moves.',
  },
  'vsTraders.contrast.time.institutional': {
    note: 'Institutional: the hours with volume',
    es: 'En las horas con volumen, y fuera de las noticias que no entiende.',
    en: 'In the hours with volume, and away from news it does not understand.',
  },
  'vsTraders.contrast.result': {
    note: 'Row: the declared result over twelve months',
    es: 'Resultado declarado',
    en: 'Stated result',
  },
  'vsTraders.contrast.note': {
    note: 'Under the table: these two figures are declared, not measured by this page',
    es: 'Estos dos resultados los declara la marca. Esta página no los mide y nadie más los ha verificado.',
    en: 'The brand states these two results. This page does not measure them, and nobody else has verified them.',
  },
  'vsTraders.steps.heading': {
    note: 'h2 of the three steps: an answer',
    es: 'Observa, analiza y solo entonces ejecuta',
    en: 'Observe, analyze, and only then execute',
  },
  'vsTraders.steps.observe.title': {
    note: 'Step 1: observe',
    es: 'Observa',
    en: 'Observe',
  },
  'vsTraders.steps.observe.text': {
    note: 'Step 1: what to look at',
    es: 'Mira qué parte del volumen está en cada lado, de cuándo es y si el historial la muestra en un extremo.',
    en: 'See how much of the volume is on each side, from when it is, and whether its history shows an extreme.',
  },
  'vsTraders.steps.analyse.title': {
    note: 'Step 2: analyse',
    es: 'Analiza',
    en: 'Analyze',
  },
  'vsTraders.steps.analyse.text': {
    note: 'Step 2: what to compare it with',
    es: 'Compárala con los futuros y con tus niveles. Si no coinciden en nada, no hay operación: hay una opinión.',
    en: 'Set it beside the futures and your own levels. If they agree on nothing there is no trade, only an opinion.',
  },
  'vsTraders.steps.execute.title': {
    note: 'Step 3: execute',
    es: 'Ejecuta',
    en: 'Execute',
  },
  'vsTraders.steps.execute.text': {
    note: 'Step 3: how, and when not to',
    es: 'Con el stop puesto antes de entrar y un tamaño que puedas perder. Si el precio no llega a tu zona, no entras.',
    en: 'With the stop placed before the entry and a size you can lose. If price never reaches your zone, you stay out.',
  },
  'vsTraders.call.heading': {
    note: 'h2 of the closing call',
    es: 'En el canal VIP esto llega como un plan con entrada, stop y objetivo',
    en: 'In the VIP channel this arrives as a plan with entry, stop and target',
  },
  'vsTraders.call.text': {
    note: 'Under it: what the channel adds to this page',
    es: 'La lectura de esta página es gratis y seguirá siéndolo. El canal añade el análisis del día y la operación completa, con su riesgo escrito.',
    en: 'The reading on this page is free and will stay so. The channel adds the analysis of the day and the whole trade, with its risk in writing.',
  },
  'vsTraders.call.vip': {
    note: 'Button: to the VIP page',
    es: 'Ver qué incluye el canal VIP',
    en: 'See what the VIP channel includes',
  },
  'vsTraders.links.heading': {
    note: 'h2 above links to other pages',
    es: 'Sigue por donde te sirva',
    en: 'Go on where it helps you',
  },
  'vsTraders.links.vip': {
    note: 'Under the link to the VIP page: what is there',
    es: 'Qué incluye, qué cuesta y qué riesgo tiene.',
    en: 'What it includes, what it costs, and its risk.',
  },
  'vsTraders.links.freeChannel': {
    note: 'Under the link to the free channel: what is there',
    es: 'Empieza sin pagar: señales de demostración y comunidad.',
    en: 'Start without paying: demo signals and a community.',
  },
  'vsTraders.links.blog': {
    note: 'Under the link to the blog: what is there',
    es: 'Casos con sus números y las cuentas hechas.',
    en: 'Cases with their numbers and the sums done.',
  },
  'vsTraders.links.contact': {
    note: 'Under the link to the contact page: what is there',
    es: 'Los canales oficiales, y cómo reconocer una imitación.',
    en: 'The official channels, and how to tell an imitation.',
  },
});
