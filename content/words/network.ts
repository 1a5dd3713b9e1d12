import { defineWords } from './define.ts';

export const network = defineWords({
  'network.title': {
    note: '{{brand}} is the brand name. Document title of the page, without the brand',
    es: 'Redes oficiales de {{brand}}',
    en: 'Official {{brand}} accounts',
  },
  'network.description': {
    note: 'Meta description, up to about 155 characters; {{brand}} is the brand name',
    es: 'Los perfiles oficiales de {{brand}}: qué publicamos en cada uno y cómo llegar sin caer en una imitación.',
    en: 'The official {{brand}} profiles: what we post on each and how to get there without landing on an impostor.',
  },
  'network.headline': {
    note: 'h1 of the page',
    es: 'Síguenos solo en las cuentas reales',
    en: 'Follow the real accounts',
  },
  'network.lead': {
    note: 'Under the headline; network.list follows',
    es: 'Estos son nuestros perfiles. Si ves otro, compáralo con',
    en: 'These are our profiles. If you see another, check it against',
  },
  'network.list': {
    note: 'Link that ends the sentence: the whole list of official channels',
    es: 'la lista completa de canales oficiales',
    en: 'the full list of official channels',
  },
  'network.statPlatforms': {
    note: 'Under the number of platforms',
    es: 'plataformas con perfil propio',
    en: 'platforms where we have a profile',
  },
  'network.statHours': {
    note: 'Sentence after the hours in which the profiles are open',
    es: 'Respondemos en los plazos de Contacto.',
    en: 'We reply within the times on Contact.',
  },
  'network.directory': {
    note: 'h2 over the cards',
    es: 'Cada plataforma sirve para una cosa',
    en: 'What each platform is for',
  },
  'networkCards.community.title': {
    note: 'Card: community platform',
    es: 'Comunidad',
    en: 'Community',
  },
  'networkCards.community.text': {
    note: 'Card: what happens there',
    es: 'Clases grabadas y preguntas largas, con buscador.',
    en: 'Recorded lessons and long questions, with threads and search.',
  },
  'networkCards.community.cta': {
    note: 'Card: what the link does',
    es: 'Entrar a la comunidad',
    en: 'Join the community',
  },
  'networkCards.page.title': {
    note: 'Card: page on a large social network',
    es: 'Página',
    en: 'Page',
  },
  'networkCards.page.text': {
    note: 'Card: what happens there',
    es: 'Avisos y fechas.',
    en: 'Announcements and dates.',
  },
  'networkCards.page.cta': {
    note: 'Card: what the link does',
    es: 'Seguir la página',
    en: 'Follow the page',
  },
  'networkCards.shortPost.title': {
    note: 'Card: short-post network',
    es: 'Notas cortas',
    en: 'Short posts',
  },
  'networkCards.shortPost.text': {
    note: 'Card: what happens there',
    es: 'La lectura del día en dos líneas, antes de la sesión.',
    en: 'The read of the day in two lines, before the session.',
  },
  'networkCards.shortPost.cta': {
    note: 'Card: what the link does',
    es: 'Leer las notas',
    en: 'Read the posts',
  },
  'networkCards.video.title': {
    note: 'Card: video channel',
    es: 'Video',
    en: 'Video',
  },
  'networkCards.video.text': {
    note: 'Card: what happens there',
    es: 'Operaciones explicadas vela por vela, de la entrada a la salida.',
    en: 'Trades explained candle by candle, from entry to exit.',
  },
  'networkCards.video.cta': {
    note: 'Card: what the link does',
    es: 'Ver el canal',
    en: 'Watch the channel',
  },
  'networkCards.messaging.title': {
    note: 'Card: messaging app',
    es: 'Mensajes',
    en: 'Messages',
  },
  'networkCards.messaging.text': {
    note: 'Card: what happens there',
    es: 'El canal principal: aquí llega todo primero.',
    en: 'The main channel: everything lands here first.',
  },
  'networkCards.messaging.cta': {
    note: 'Card: what the link does',
    es: 'Abrir el canal',
    en: 'Open the channel',
  },
  'networkCards.photo.title': {
    note: 'Card: photo network',
    es: 'Fotos',
    en: 'Photos',
  },
  'networkCards.photo.text': {
    note: 'Card: what happens there',
    es: 'Gráficas marcadas, para comparar con las tuyas.',
    en: 'Marked-up charts, to compare with yours.',
  },
  'networkCards.photo.cta': {
    note: 'Card: what the link does',
    es: 'Ver las gráficas',
    en: 'See the charts',
  },
  'networkCards.shortVideo.title': {
    note: 'Card: short-video network',
    es: 'Clips',
    en: 'Clips',
  },
  'networkCards.shortVideo.text': {
    note: 'Card: what happens there',
    es: 'Una idea por video, en menos de un minuto.',
    en: 'One idea per video, in under a minute.',
  },
  'networkCards.shortVideo.cta': {
    note: 'Card: what the link does',
    es: 'Ver los clips',
    en: 'Watch the clips',
  },
  'networkCards.forum.title': {
    note: 'Card: discussion forum',
    es: 'Foro',
    en: 'Forum',
  },
  'networkCards.forum.text': {
    note: 'Card: what happens there',
    es: 'Debate abierto: trae tu contraargumento.',
    en: 'Open debate: bring your counterargument.',
  },
  'networkCards.forum.cta': {
    note: 'Card: what the link does',
    es: 'Ir al foro',
    en: 'Go to the forum',
  },
  'networkCards.memberships.title': {
    note: 'Card: memberships marketplace',
    es: 'Membresías',
    en: 'Memberships',
  },
  'networkCards.memberships.text': {
    note: 'Card: what happens there',
    es: 'Qué incluye cada plan, uno junto a otro.',
    en: 'What each plan includes, side by side.',
  },
  'networkCards.memberships.cta': {
    note: 'Card: what the link does',
    es: 'Ver los planes',
    en: 'See the plans',
  },
  'network.closeTitle': {
    note: 'h2 of the closing',
    es: 'Seguirnos es gratis; el VIP, opcional',
    en: 'Following us is free; VIP is optional',
  },
  'network.closeText': {
    note: 'Closing: nobody writes first',
    es: 'Nadie del equipo te escribirá primero para venderte algo. Si alguien lo hace, no somos nosotros.',
    en: 'Our team will never message you first to sell you something. If someone does, it is not us.',
  },
  'network.joinFree': {
    note: 'Closing call: opens the free messaging channel',
    es: 'Unirme gratis',
    en: 'Join free',
  },
});
