import { defineWords } from './define.ts';

export const merch = defineWords({
  'merch.title': {
    note: 'Document title of the page, without the brand',
    es: 'Merch: la colección que viene',
    en: 'Merch: the upcoming collection',
  },
  'merch.description': {
    note: 'Meta description, up to about 155 characters',
    es: 'La colección Tech-Finance 2025: seis piezas que todavía no se venden, las ideas que hay detrás y cómo enterarte cuando abra la venta.',
    en: 'The Tech-Finance 2025 collection: six pieces not for sale yet, the ideas behind them and how to hear when they drop.',
  },
  'merch.headline': {
    note: 'h1 of the page',
    es: 'Ropa para quien sabe esperar su precio',
    en: 'Clothes for people who wait for their price',
  },
  'merch.manifesto': {
    note: 'Under the headline: what the collection stands for',
    es: 'Sin frases de hacerse rico. Solo paciencia: la orden puesta, el stop escrito y la pantalla apagada.',
    en: 'No get-rich slogans. Just patience: order placed, stop set, screen off.',
  },
  'merch.state': {
    note: 'Beside the manifesto: nothing is sold yet',
    es: 'Todavía no se vende nada. Estos son los dibujos.',
    en: 'Nothing is for sale yet. These are the sketches.',
  },
  'merch.toNotify': {
    note: 'Link to the part on being told',
    es: 'Cómo enterarme',
    en: 'How to get notified',
  },
  'merch.collectionTitle': {
    note: 'h2 over the six pieces; {{collection}} is the name of the collection',
    es: '{{collection}}: seis piezas en proceso',
    en: '{{collection}}: six pieces in the works',
  },
  'merch.collectionText': {
    note: 'Under the heading: what the drawings are',
    es: 'Dibujos de trabajo, no fotos de un producto. Pueden cambiar.',
    en: 'Working sketches, not product photos. They may change.',
  },
  'merch.soon': {
    note: 'Badge of every piece; wording is fixed',
    es: 'Próximamente',
    en: 'Coming soon',
  },
  'merch.hoodies.name': {
    note: 'Piece',
    es: 'Sudaderas',
    en: 'Hoodies',
  },
  'merch.hoodies.text': {
    note: 'Piece, one sentence',
    es: 'Con capucha, pesadas y con el plan de una operación bordado en el pecho.',
    en: 'Heavyweight, with a trade plan embroidered on the chest.',
  },
  'merch.shirts.name': {
    note: 'Piece',
    es: 'Playeras',
    en: 'T-shirts',
  },
  'merch.shirts.text': {
    note: 'Piece, one sentence',
    es: 'Una línea de entrada, una de stop y nada más.',
    en: 'One entry line, one stop line and nothing else.',
  },
  'merch.caps.name': {
    note: 'Piece',
    es: 'Gorras y gorros',
    en: 'Caps and beanies',
  },
  'merch.caps.text': {
    note: 'Piece, one sentence',
    es: 'Para la sesión de Londres y la de Nueva York.',
    en: 'For the London session and for New York.',
  },
  'merch.mugs.name': {
    note: 'Piece',
    es: 'Tazas',
    en: 'Mugs',
  },
  'merch.mugs.text': {
    note: 'Piece, one sentence',
    es: 'Con marcas de 1R a 4R: hasta dónde llega el café.',
    en: 'Marked from 1R to 4R: how far the coffee goes.',
  },
  'merch.tech.name': {
    note: 'Piece',
    es: 'Accesorios tecnológicos',
    en: 'Tech accessories',
  },
  'merch.tech.text': {
    note: 'Piece, one sentence',
    es: 'Tapete de escritorio con el ticker de precios y un lugar fijo para el teléfono, boca abajo.',
    en: 'A desk mat with the price tape and a set spot for your phone, face down.',
  },
  'merch.art.name': {
    note: 'Piece',
    es: 'Arte digital NFT',
    en: 'Digital art NFTs',
  },
  'merch.art.text': {
    note: 'Piece, one sentence',
    es: 'Operaciones dibujadas a escala. Son arte, no una inversión.',
    en: 'Trades drawn to scale. They are art, not an investment.',
  },
  'merch.ideasTitle': {
    note: 'h2 over the three ideas',
    es: 'Cada pieza pasa por tres preguntas',
    en: 'Every piece has to answer three questions',
  },
  'merch.futuristic.name': {
    note: 'Idea behind the designs, one word',
    es: 'Futurista',
    en: 'Futuristic',
  },
  'merch.futuristic.text': {
    note: 'Idea: the question it asks',
    es: '¿Seguirá viéndose bien cuando esta gráfica sea historia?',
    en: 'Will it still look right when this chart is history?',
  },
  'merch.premium.name': {
    note: 'Idea behind the designs, one word',
    es: 'Premium',
    en: 'Premium',
  },
  'merch.premium.text': {
    note: 'Idea: the question it asks',
    es: '¿Aguanta cien lavadas y un mal mes?',
    en: 'Will it survive a hundred washes and a bad month?',
  },
  'merch.rebel.name': {
    note: 'Idea behind the designs, one word',
    es: 'Rebelde',
    en: 'Rebel',
  },
  'merch.rebel.text': {
    note: 'Idea: the question it asks',
    es: '¿Dice algo que el resto del sector no quiere decir?',
    en: 'Does it say something the rest of the industry would rather not?',
  },
  'merch.notifyTitle': {
    note: 'h2 of the part on being told; {{count}} is how many buyers come first',
    es: 'Los primeros {{count}} pagan menos y eligen antes',
    en: 'The first {{count}} pay less and choose first',
  },
  'merch.notifyText': {
    note: 'What the first buyers get, and how to be told; {{count}} is how many',
    es: 'Al abrir la venta, los primeros {{count}} compradores tendrán descuento y piezas limitadas. Avisamos en el canal: aquí no pedimos correo ni pago.',
    en: 'When sales open, the first {{count}} buyers get a discount and limited-edition pieces. We’ll say so in the channel; we ask for no email or payment here.',
  },
  'merch.notifyMe': {
    note: 'Call: opens the messaging channel',
    es: 'Unirme al canal para enterarme',
    en: 'Join the channel to hear first',
  },
  'merch.placesLabel': {
    note: 'Under the drawing of the places: what its squares are; {{count}} is how many',
    es: '{{count}} lugares para los primeros compradores, aún sin ocupar',
    en: '{{count}} spots for the first buyers, all still open',
  },
  'merch.onward': {
    note: 'Over the links to other pages',
    es: 'Mientras tanto',
    en: 'In the meantime',
  },
  'merch.vip': {
    note: 'Link to the paid channel',
    es: 'Ver el canal VIP',
    en: 'See the VIP channel',
  },
  'merch.free': {
    note: 'Link to the page of the free channel',
    es: 'Ver el canal gratuito',
    en: 'See the free channel',
  },
  'merch.contact': {
    note: 'Link to the contact page',
    es: 'Preguntar por la colección',
    en: 'Ask about the collection',
  },
});
