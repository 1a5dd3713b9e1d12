import { defineWords } from './define.ts';

export const vsTradersPage = defineWords({
  'vsTraders.cot.heading': {
    note: 'h2 of the note on crowd and institutions: what can and cannot be concluded',
    es: 'Compáralo con el reporte COT, gratis y oficial',
    en: 'Check it against the official, free COT report',
  },
  'vsTraders.cot.lead': {
    note: 'What the report is, in one or two sentences',
    es: 'La CFTC publica cada semana, casi siempre el viernes, quién tenía qué en futuros el martes. Va junto al dato minorista, tal como viene.',
    en: 'Each week, usually on Friday, the CFTC publishes who held what in futures on Tuesday. We show it beside the retail figure as it comes.',
  },
  'vsTraders.cot.can': {
    note: 'Heading of what can be concluded',
    es: 'Qué puedes concluir',
    en: 'What you can conclude',
  },
  'vsTraders.cot.can.1': {
    note: 'Can: who holds which side, and how large beside the last year',
    es: 'De qué lado estaba cada grupo ese martes, y si su neto es grande para su último año.',
    en: 'Which side each group was on that Tuesday, and whether its net is large for the past year.',
  },
  'vsTraders.cot.can.2': {
    note: 'Can: whether both groups stand on opposite sides that Tuesday',
    es: 'Si el retail y los grandes especuladores están en lados opuestos.',
    en: 'Whether retail and large speculators are on opposite sides.',
  },
  'vsTraders.cot.can.3': {
    note: 'Can: check our argument against the public record',
    es: 'Si lo que te contamos coincide con el registro público.',
    en: 'Whether what we say matches the public record.',
  },
  'vsTraders.cot.cannot': {
    note: 'Heading of what cannot be concluded',
    es: 'Qué no puedes concluir',
    en: 'What you can’t conclude',
  },
  'vsTraders.cot.cannot.1': {
    note: 'Cannot: where the price goes or when',
    es: 'Hacia dónde irá el precio ni cuándo: un percentil alto puede durar meses.',
    en: 'Where the price will go, or when: a high percentile can last for months.',
  },
  'vsTraders.cot.cannot.2': {
    note: 'Cannot: what has happened since Tuesday, the report is days old',
    es: 'Qué ha pasado desde el martes.',
    en: 'What has happened since Tuesday.',
  },
  'vsTraders.cot.cannot.3': {
    note: 'Cannot: that the groups are good and bad; hedgers have other reasons',
    es: 'Que un grupo acierta y otro falla: el corto de un comercial puede ser un seguro.',
    en: 'That one group is right and the other wrong: a hedger’s short may be insurance.',
  },
  'vsTraders.cot.cannot.4': {
    note: 'Cannot: compare sizes; futures contracts are not the figures of retail traders',
    es: 'Quién pesa más: contratos de futuros y cifras retail no se suman ni se restan.',
    en: 'Which group is larger: futures contracts and retail figures cannot be added or subtracted.',
  },
  'vsTraders.cot.how': {
    note: 'How: legacy report, futures only; net, percentile, crosses, in one paragraph',
    es: 'Reporte clásico (legacy), solo futuros. Neto: largos menos cortos. Percentil: qué parte de los últimos 52 reportes tuvo un neto no comercial igual o menor. Lo que falta va en blanco: no lo estimamos.',
    en: 'Legacy report, futures only. Net: long minus short. Percentile: what share of the last 52 reports had a non-commercial net as low or lower. What is missing is blank: we do not estimate it.',
  },
  'vsTraders.contrast.heading': {
    note: 'h2: what parts the crowd from those who follow institutional money',
    es: 'El retail persigue; nosotros esperamos la zona',
    en: 'Retail chases price; we wait for the zone',
  },
  'vsTraders.contrast.lead': {
    note: 'Under that heading, one or two sentences',
    es: 'Es nuestra lectura, no una ley.',
    en: 'This is our reading, not a law.',
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
    en: 'Trader who follows institutional money',
  },
  'vsTraders.contrast.entry': {
    note: 'Row: where one enters',
    es: 'Entrada',
    en: 'Entry',
  },
  'vsTraders.contrast.entry.retail': {
    note: 'Retail: chases the break',
    es: 'Compra la ruptura que todos ven',
    en: 'Buys the break everyone sees',
  },
  'vsTraders.contrast.entry.institutional': {
    note: 'Institutional: waits for liquidity to be taken',
    es: 'Espera la zona marcada antes',
    en: 'Waits for the zone marked beforehand',
  },
  'vsTraders.contrast.stop': {
    note: 'Row: the stop',
    es: 'Stop',
    en: 'Stop',
  },
  'vsTraders.contrast.stop.retail': {
    note: 'Retail: at the obvious level',
    es: 'En el nivel evidente',
    en: 'At the obvious level',
  },
  'vsTraders.contrast.stop.institutional': {
    note: 'Institutional: where the idea is wrong',
    es: 'Donde la idea deja de ser válida',
    en: 'Where the idea stops being valid',
  },
  'vsTraders.contrast.size': {
    note: 'Row: the size',
    es: 'Tamaño',
    en: 'Size',
  },
  'vsTraders.contrast.size.retail': {
    note: 'Retail: grows after a loss',
    es: 'Sube después de perder',
    en: 'Grows after a loss',
  },
  'vsTraders.contrast.size.institutional': {
    note: 'Institutional: fixed before the entry',
    es: 'Fijo antes de entrar',
    en: 'Fixed before the entry',
  },
  'vsTraders.contrast.time': {
    note: 'Row: the time',
    es: 'Horario',
    en: 'Hours',
  },
  'vsTraders.contrast.time.retail': {
    note: 'Retail: any hour',
    es: 'A cualquier hora',
    en: 'Any hour',
  },
  'vsTraders.contrast.time.institutional': {
    note: 'Institutional: the hours with volume',
    es: 'Con volumen y sin noticias de alto impacto',
    en: 'With volume, away from high-impact news',
  },
  'vsTraders.contrast.result': {
    note: 'Row: the declared result over twelve months',
    es: 'Resultado declarado',
    en: 'Reported result',
  },
  'vsTraders.contrast.ours': {
    note: 'Under the table: these two figures are declared, not measured by this page',
    es: 'Los dos resultados son cifras nuestras: esta página no los mide.',
    en: 'Both results are our own figures: this page does not measure them.',
  },
  'vsTraders.contrast.note': {
    note: 'After that, or alone: what an authority found',
    es: 'Según la ESMA (2018), entre 74% y 89% de las cuentas minoristas de CFD pierden dinero.',
    en: 'According to ESMA (2018), 74% to 89% of retail CFD accounts lose money.',
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
    es: 'De qué lado está el volumen, de cuándo es y si está en un extremo suyo.',
    en: 'Which side the volume is on, how old it is, and whether it is at an extreme of its own.',
  },
  'vsTraders.steps.analyse.title': {
    note: 'Step 2: analyse',
    es: 'Analiza',
    en: 'Analyze',
  },
  'vsTraders.steps.analyse.text': {
    note: 'Step 2: what to compare it with',
    es: 'Compáralo con los futuros y tus niveles. Si no coinciden, no hay operación.',
    en: 'Compare it with futures and your levels. If they disagree, there is no trade.',
  },
  'vsTraders.steps.execute.title': {
    note: 'Step 3: execute',
    es: 'Ejecuta',
    en: 'Execute',
  },
  'vsTraders.steps.execute.text': {
    note: 'Step 3: how, and when not to',
    es: 'Con el stop puesto antes y un tamaño que puedas perder. Si el precio no llega a tu zona, no entras.',
    en: 'With the stop set first and a size you can afford to lose. If price never reaches your zone, you stay out.',
  },
  'vsTraders.call.heading': {
    note: 'h2 of the closing call',
    es: 'En el VIP te llega como plan completo',
    en: 'In VIP, this becomes a full trade plan',
  },
  'vsTraders.call.text': {
    note: 'Under it: what the channel adds to this page',
    es: 'La lectura de esta página es gratis. El canal agrega el análisis del día y la operación completa.',
    en: 'The reading on this page is free. The channel adds the day’s analysis and the full trade.',
  },
  'vsTraders.call.vip': {
    note: 'Button: to the VIP page',
    es: 'Ver qué incluye el canal VIP',
    en: 'See what the VIP channel includes',
  },
  'vsTraders.links.heading': {
    note: 'h2 above links to other pages',
    es: 'Sigue por aquí',
    en: 'Where to next',
  },
  'vsTraders.links.vip': {
    note: 'Under the link to the VIP page: what is there',
    es: 'Qué incluye, qué cuesta y qué riesgo tiene.',
    en: 'What it includes, what it costs and what you risk.',
  },
  'vsTraders.links.freeChannel': {
    note: 'Under the link to the free channel: what is there',
    es: 'Empieza sin pagar: señales de muestra y comunidad.',
    en: 'Start for free: sample signals and a community.',
  },
  'vsTraders.links.risk': {
    note: 'What the risk tools are for, one line',
    es: 'Cuántos lotes caben en tu riesgo antes de ir con la mayoría o en contra.',
    en: 'How many lots your risk allows before you go with retail or against it.',
  },
  'vsTraders.links.blog': {
    note: 'Under the link to the blog: what is there',
    es: 'Trading explicado con números.',
    en: 'Trading with the math shown.',
  },
  'vsTraders.links.contact': {
    note: 'Under the link to the contact page: what is there',
    es: 'Los canales oficiales, y cómo reconocer una imitación.',
    en: 'The official channels, and how to spot an impostor.',
  },
});
