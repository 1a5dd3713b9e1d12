import { defineWords } from './define.ts';

export const network = defineWords({
  'network.title': {
    note: 'Document title of the page, without the brand',
    es: 'Red: los perfiles oficiales',
    en: 'Network: the official profiles',
  },
  'network.description': {
    note: 'Meta description, up to about 155 characters; {{brand}} is the brand name',
    es: 'Los perfiles oficiales de {{brand}} en nueve plataformas: qué se publica en cada uno y cómo llegar sin pasar por una imitación.',
    en: 'The official {{brand}} profiles on nine platforms: what each one publishes and how to get there without passing through an imitation.',
  },
  'network.headline': {
    note: 'h1 of the page',
    es: 'Llega por aquí y no por una imitación',
    en: 'Get there from here, not through an imitation',
  },
  'network.lead': {
    note: 'Under the headline; {{domain}} is the host name of the site, and network.list follows',
    es: 'Estos enlaces salen de {{domain}}. Guárdalos y, si dudas de un perfil que se parece, compáralo con',
    en: 'These links come from {{domain}}. Keep them, and when a profile looks alike, compare it with',
  },
  'network.list': {
    note: 'Link that ends the sentence: the whole list of official channels',
    es: 'la lista completa de canales oficiales',
    en: 'the full list of official channels',
  },
  'network.statPlatforms': {
    note: 'Under the number of platforms',
    es: 'plataformas con perfil propio',
    en: 'platforms with a profile of ours',
  },
  'network.statHours': {
    note: 'Sentence after the hours in which the profiles are open',
    es: 'Contestamos en horario de personas.',
    en: 'People answer at people’s hours.',
  },
  'network.directory': {
    note: 'h2 over the nine cards',
    es: 'Cada plataforma sirve para una cosa',
    en: 'Each platform is good for one thing',
  },
  'networkCards.community.title': {
    note: 'Card: community platform',
    es: 'Comunidad',
    en: 'Community',
  },
  'networkCards.community.text': {
    note: 'Card: what happens there',
    es: 'Clases grabadas y preguntas largas, con hilo y buscador.',
    en: 'Recorded classes and long questions, with threads and search.',
  },
  'networkCards.community.cta': {
    note: 'Card: what the link does',
    es: 'Entrar a la comunidad',
    en: 'Enter the community',
  },
  'networkCards.page.title': {
    note: 'Card: page on a large social network',
    es: 'Página',
    en: 'Page',
  },
  'networkCards.page.text': {
    note: 'Card: what happens there',
    es: 'Avisos y fechas, para quien ya vive en esa red.',
    en: 'Notices and dates, for those who already live on that network.',
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
    en: 'The reading of the day in two lines, before the session.',
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
    es: 'Operaciones contadas vela por vela, de la entrada a la salida.',
    en: 'Trades told candle by candle, from entry to exit.',
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
    en: 'The main channel: everything arrives here first.',
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
    es: 'Qué incluye cada acceso, uno junto a otro.',
    en: 'All the plans, side by side.',
  },
  'networkCards.memberships.cta': {
    note: 'Card: what the link does',
    es: 'Ver los accesos',
    en: 'See what each plan includes',
  },
  'network.closeTitle': {
    note: 'h2 of the closing',
    es: 'Seguirnos es gratis; el VIP, opcional',
    en: 'Following us is free; VIP is optional',
  },
  'network.closeText': {
    note: 'Closing: nobody writes first',
    es: 'Nadie del equipo te escribirá primero para venderte nada. Si pasa, no somos nosotros.',
    en: 'Nobody from the team will message you first to sell you anything. If it happens, it is not us.',
  },
  'network.startVip': {
    note: 'Closing call: opens the checkout of the paid channel; {{price}} is an amount with its currency',
    es: 'Empezar VIP ahora: {{price}} al mes',
    en: 'Start VIP now: {{price}} a month',
  },
  'network.joinFree': {
    note: 'Closing call: opens the free messaging channel',
    es: 'Unirme gratis',
    en: 'Join free',
  },
});
