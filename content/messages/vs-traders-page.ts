import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'vsTraders.cot.heading': 'h2 of the note on crowd and institutions: what can and cannot be concluded',
  'vsTraders.cot.lead': 'What the report is, in one or two sentences',
  'vsTraders.cot.can': 'Heading of what can be concluded',
  'vsTraders.cot.can.1': 'Can: who holds which side, and how large beside the last year',
  'vsTraders.cot.can.2': 'Can: whether both groups stand on opposite sides that Tuesday',
  'vsTraders.cot.can.3': 'Can: check our argument against the public record',
  'vsTraders.cot.cannot': 'Heading of what cannot be concluded',
  'vsTraders.cot.cannot.1': 'Cannot: where the price goes or when',
  'vsTraders.cot.cannot.2': 'Cannot: what has happened since Tuesday, the report is days old',
  'vsTraders.cot.cannot.3': 'Cannot: that the groups are good and bad; hedgers have other reasons',
  'vsTraders.cot.cannot.4': 'Cannot: compare sizes; futures contracts are not lots of the community',
  'vsTraders.cot.how': 'How: legacy report, futures only; net, percentile, crosses, in one paragraph',
  'vsTraders.contrast.heading': 'h2: what parts the crowd from those who follow institutional money',
  'vsTraders.contrast.lead': 'Under that heading, one or two sentences',
  'vsTraders.contrast.topic': 'Table: name of the first column, read aloud',
  'vsTraders.contrast.retail': 'Table column: the retail crowd',
  'vsTraders.contrast.institutional': 'Table column: those who follow institutional money',
  'vsTraders.contrast.entry': 'Row: where one enters',
  'vsTraders.contrast.entry.retail': 'Retail: chases the break',
  'vsTraders.contrast.entry.institutional': 'Institutional: waits for liquidity to be taken',
  'vsTraders.contrast.stop': 'Row: the stop',
  'vsTraders.contrast.stop.retail': 'Retail: at the obvious level',
  'vsTraders.contrast.stop.institutional': 'Institutional: where the idea is wrong',
  'vsTraders.contrast.size': 'Row: the size',
  'vsTraders.contrast.size.retail': 'Retail: grows after a loss',
  'vsTraders.contrast.size.institutional': 'Institutional: fixed before the entry',
  'vsTraders.contrast.time': 'Row: the time',
  'vsTraders.contrast.time.retail': 'Retail: any hour',
  'vsTraders.contrast.time.institutional': 'Institutional: the hours with volume',
  'vsTraders.contrast.result': 'Row: the declared result over twelve months',
  'vsTraders.contrast.note': 'Under the table: these two figures are declared, not measured by this page',
  'vsTraders.steps.heading': 'h2 of the three steps: an answer',
  'vsTraders.steps.observe.title': 'Step 1: observe',
  'vsTraders.steps.observe.text': 'Step 1: what to look at',
  'vsTraders.steps.analyse.title': 'Step 2: analyse',
  'vsTraders.steps.analyse.text': 'Step 2: what to compare it with',
  'vsTraders.steps.execute.title': 'Step 3: execute',
  'vsTraders.steps.execute.text': 'Step 3: how, and when not to',
  'vsTraders.call.heading': 'h2 of the closing call',
  'vsTraders.call.text': 'Under it: what the channel adds to this page',
  'vsTraders.call.vip': 'Button: to the VIP page',
  'vsTraders.links.heading': 'h2 above links to other pages',
  'vsTraders.links.vip': 'Under the link to the VIP page: what is there',
  'vsTraders.links.freeChannel': 'Under the link to the free channel: what is there',
  'vsTraders.links.blog': 'Under the link to the blog: what is there',
  'vsTraders.links.contact': 'Under the link to the contact page: what is there',
} as const;

export const es: Words<typeof notes> = {
  'vsTraders.cot.heading': 'El informe de futuros te deja comprobarlo, no adivinarlo',
  'vsTraders.cot.lead':
    'Cada viernes el regulador de futuros de EE. UU. (CFTC) publica quién tenía qué el martes anterior. Es un registro oficial y gratuito; lo ponemos al lado del dato minorista tal como viene.',
  'vsTraders.cot.can': 'Qué puedes concluir',
  'vsTraders.cot.can.1':
    'De qué lado estaba cada grupo ese martes y si su neto es grande o pequeño frente a su último año.',
  'vsTraders.cot.can.2': 'Si la multitud minorista y los especuladores grandes miran a lados opuestos.',
  'vsTraders.cot.can.3':
    'Si lo que te contamos coincide con el registro público: el enlace lleva a la fuente.',
  'vsTraders.cot.cannot': 'Qué no puedes concluir',
  'vsTraders.cot.cannot.1':
    'Hacia dónde irá el precio ni cuándo. Un percentil alto puede seguir alto durante meses.',
  'vsTraders.cot.cannot.2': 'Qué ha pasado desde el martes: el informe ya tiene días cuando sale.',
  'vsTraders.cot.cannot.3':
    'Que un grupo acierta y otro falla. Los comerciales cubren un negocio: su corto puede ser un seguro, no una apuesta.',
  'vsTraders.cot.cannot.4':
    'Quién pesa más. Contratos de futuros y lotes de una comunidad no se suman ni se restan.',
  'vsTraders.cot.how':
    'Usamos el informe clásico, solo futuros. Neto = contratos largos menos cortos. El percentil dice cuántos de los últimos 52 informes tuvieron un neto no comercial igual o menor. Los cruces se muestran por sus dos patas; la divisa que divide va al revés y lo decimos en su tarjeta. Una casilla en blanco del informe queda en blanco: no es un cero.',
  'vsTraders.contrast.heading': 'La multitud persigue el precio; el dinero grande espera a que llegue',
  'vsTraders.contrast.lead':
    'Así describimos las dos formas de operar. Es nuestra lectura, no una ley: úsala para revisar tus propias operaciones.',
  'vsTraders.contrast.topic': 'Aspecto',
  'vsTraders.contrast.retail': 'Trader minorista',
  'vsTraders.contrast.institutional': 'Quien sigue al dinero institucional',
  'vsTraders.contrast.entry': 'Entrada',
  'vsTraders.contrast.entry.retail': 'Compra la ruptura cuando ya se ve en todas las pantallas.',
  'vsTraders.contrast.entry.institutional':
    'Espera a que el precio tome la liquidez y vuelva a una zona marcada antes.',
  'vsTraders.contrast.stop': 'Stop',
  'vsTraders.contrast.stop.retail': 'Justo detrás del máximo o el mínimo evidente, donde están todos.',
  'vsTraders.contrast.stop.institutional':
    'Donde la idea deja de ser válida, aunque obligue a reducir tamaño.',
  'vsTraders.contrast.size': 'Tamaño',
  'vsTraders.contrast.size.retail': 'Sube después de perder, para recuperar.',
  'vsTraders.contrast.size.institutional': 'Se decide antes de entrar y no cambia con el ánimo.',
  'vsTraders.contrast.time': 'Horario',
  'vsTraders.contrast.time.retail': 'A cualquier hora, en cuanto se mueve algo.',
  'vsTraders.contrast.time.institutional':
    'En las horas con volumen, y fuera de las noticias que no entiende.',
  'vsTraders.contrast.result': 'Resultado declarado',
  'vsTraders.contrast.note':
    'Estos dos resultados los declara la marca. Esta página no los mide y nadie más los ha verificado.',
  'vsTraders.steps.heading': 'Observa, analiza y solo entonces ejecuta',
  'vsTraders.steps.observe.title': 'Observa',
  'vsTraders.steps.observe.text':
    'Mira qué parte del volumen está en cada lado, de cuándo es y si el historial la muestra en un extremo.',
  'vsTraders.steps.analyse.title': 'Analiza',
  'vsTraders.steps.analyse.text':
    'Compárala con los futuros y con tus niveles. Si no coinciden en nada, no hay operación: hay una opinión.',
  'vsTraders.steps.execute.title': 'Ejecuta',
  'vsTraders.steps.execute.text':
    'Con el stop puesto antes de entrar y un tamaño que puedas perder. Si el precio no llega a tu zona, no entras.',
  'vsTraders.call.heading': 'En el canal VIP esto llega como un plan con entrada, stop y objetivo',
  'vsTraders.call.text':
    'La lectura de esta página es gratis y seguirá siéndolo. El canal añade el análisis del día y la operación completa, con su riesgo escrito.',
  'vsTraders.call.vip': 'Ver qué incluye el canal VIP',
  'vsTraders.links.heading': 'Sigue por donde te sirva',
  'vsTraders.links.vip': 'Qué incluye, qué cuesta y qué riesgo tiene.',
  'vsTraders.links.freeChannel': 'Empieza sin pagar: señales de demostración y comunidad.',
  'vsTraders.links.blog': 'Casos con sus números y las cuentas hechas.',
  'vsTraders.links.contact': 'Los canales oficiales, y cómo reconocer una imitación.',
};

export const en: Words<typeof notes> = {
  'vsTraders.cot.heading': 'The futures report lets you check it, not guess it',
  'vsTraders.cot.lead':
    'Every Friday the US futures regulator (CFTC) publishes who held what on the Tuesday before. It is an official, free record; we set it beside the retail figure exactly as it comes.',
  'vsTraders.cot.can': 'What you can conclude',
  'vsTraders.cot.can.1':
    'Which side each group was on that Tuesday, and whether its net is large or small for its last year.',
  'vsTraders.cot.can.2': 'Whether the retail crowd and the large speculators face opposite ways.',
  'vsTraders.cot.can.3':
    'Whether what we tell you agrees with the public record: the link leads to the source.',
  'vsTraders.cot.cannot': 'What you cannot conclude',
  'vsTraders.cot.cannot.1': 'Where the price will go, or when. A high percentile can stay high for months.',
  'vsTraders.cot.cannot.2': 'What has happened since Tuesday: the report is days old when it comes out.',
  'vsTraders.cot.cannot.3':
    'That one group is right and the other wrong. Hedgers cover a business: their short may be insurance, not a bet.',
  'vsTraders.cot.cannot.4':
    'Who weighs more. Futures contracts and the lots of a community do not add or subtract.',
  'vsTraders.cot.how':
    'We use the legacy report, futures only. Net = long contracts less short ones. The percentile says how many of the last 52 reports had a non-commercial net as low or lower. Crosses are shown by their two legs; the quoted currency runs the other way, and its card says so. A blank cell of the report stays blank: it is no zero.',
  'vsTraders.contrast.heading': 'The crowd chases price; large money waits for it to arrive',
  'vsTraders.contrast.lead':
    'This is how we describe the two ways of trading. It is our reading, not a law: use it to review your own trades.',
  'vsTraders.contrast.topic': 'Aspect',
  'vsTraders.contrast.retail': 'Retail trader',
  'vsTraders.contrast.institutional': 'Whoever follows institutional money',
  'vsTraders.contrast.entry': 'Entry',
  'vsTraders.contrast.entry.retail': 'Buys the break once it is on every screen.',
  'vsTraders.contrast.entry.institutional':
    'Waits for price to take liquidity and return to a zone drawn beforehand.',
  'vsTraders.contrast.stop': 'Stop',
  'vsTraders.contrast.stop.retail': 'Right behind the obvious high or low, where everybody’s is.',
  'vsTraders.contrast.stop.institutional':
    'Where the idea stops being valid, even if that means a smaller size.',
  'vsTraders.contrast.size': 'Size',
  'vsTraders.contrast.size.retail': 'Grows after a loss, to win it back.',
  'vsTraders.contrast.size.institutional': 'Decided before the entry, and deaf to mood.',
  'vsTraders.contrast.time': 'Hours',
  'vsTraders.contrast.time.retail': 'At any hour, as soon as something moves.',
  'vsTraders.contrast.time.institutional':
    'In the hours with volume, and away from news it does not understand.',
  'vsTraders.contrast.result': 'Stated result',
  'vsTraders.contrast.note':
    'The brand states these two results. This page does not measure them, and nobody else has verified them.',
  'vsTraders.steps.heading': 'Observe, analyze, and only then execute',
  'vsTraders.steps.observe.title': 'Observe',
  'vsTraders.steps.observe.text':
    'See how much of the volume is on each side, from when it is, and whether its history shows an extreme.',
  'vsTraders.steps.analyse.title': 'Analyze',
  'vsTraders.steps.analyse.text':
    'Set it beside the futures and your own levels. If they agree on nothing there is no trade, only an opinion.',
  'vsTraders.steps.execute.title': 'Execute',
  'vsTraders.steps.execute.text':
    'With the stop placed before the entry and a size you can lose. If price never reaches your zone, you stay out.',
  'vsTraders.call.heading': 'In the VIP channel this arrives as a plan with entry, stop and target',
  'vsTraders.call.text':
    'The reading on this page is free and will stay so. The channel adds the analysis of the day and the whole trade, with its risk in writing.',
  'vsTraders.call.vip': 'See what the VIP channel includes',
  'vsTraders.links.heading': 'Go on where it helps you',
  'vsTraders.links.vip': 'What it includes, what it costs, and its risk.',
  'vsTraders.links.freeChannel': 'Start without paying: demo signals and a community.',
  'vsTraders.links.blog': 'Cases with their numbers and the sums done.',
  'vsTraders.links.contact': 'The official channels, and how to tell an imitation.',
};
