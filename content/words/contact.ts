import { defineWords } from './define.ts';

export const contact = defineWords({
  'contact.title': {
    note: 'Title of the contact page, before the brand name',
    es: 'Contacto y canales oficiales',
    en: 'Contact and official channels',
  },
  'contact.description': {
    note: 'Contact page for search engines',
    es: 'Los únicos canales oficiales, cuánto tardan en responder y un comprobador que te dice si un enlace, usuario o correo está en la lista.',
    en: 'The only official channels, how fast they answer, and a checker that tells you whether a link, handle or email is on the list.',
  },
  'contact.headline': {
    note: 'Heading of the page; {{brand}} is the brand name',
    es: 'Si no está aquí, no es {{brand}}',
    en: 'If it isn’t listed here, it isn’t {{brand}}',
  },
  'contact.lead': {
    note: 'Under the heading',
    es: 'Escríbenos por el canal que prefieras. Este sitio no tiene formularios: si una página con nuestro nombre te pide datos y no es una página de pago de esta lista, es una copia.',
    en: 'Write to us on any of the channels below. This site has no forms: a page in our name that asks for your data, other than the payment pages listed here, is a copy.',
  },
  'contact.toCheck': {
    note: 'Second call: to the checker on this page',
    es: 'Comprobar un enlace',
    en: 'Check a link',
  },
  'contact.toAll': {
    note: 'Third call: to the whole list at the foot of this page',
    es: 'Ver la lista',
    en: 'See the list',
  },
  'contact.write': {
    note: 'First call; {{channel}} is the name of the messaging platform',
    es: 'Escribir por {{channel}}',
    en: 'Message us on {{channel}}',
  },
  'contact.ledger': {
    note: 'Heading of the list of channels, as many as the brand has',
    es: 'Aquí respondemos a tus mensajes',
    en: 'Where we answer your messages',
  },
  'contact.main': {
    note: 'Tag of the channel to be tried first; wording is fixed',
    es: 'PRINCIPAL',
    en: 'MAIN',
  },
  'contact.email': {
    note: 'Name of the e-mail channel',
    es: 'Correo',
    en: 'Email',
  },
  'contact.answers': {
    note: 'How soon a channel answers; {{hours}} like "1 hora"',
    es: 'Responde en {{hours}}',
    en: 'Answers within {{hours}}',
  },
  'contact.answersVip': {
    note: 'How soon VIP members are answered; {{hours}} like "1 hora"',
    es: 'A miembros VIP, en {{hours}}',
    en: 'VIP members: within {{hours}}',
  },
  'contact.for.messaging': {
    note: 'What the messaging channel is for',
    es: 'Dudas, altas y soporte de miembros',
    en: 'Questions, sign-ups and member support',
  },
  'contact.for.photo': {
    note: 'What the photo profile is for',
    es: 'Gráficas y avisos; también mensajes',
    en: 'Charts and announcements; messages too',
  },
  'contact.for.shortVideo': {
    note: 'What the short-video profile is for',
    es: 'Explicaciones en un minuto',
    en: 'One-minute explanations',
  },
  'contact.for.video': {
    note: 'What the video channel is for',
    es: 'Análisis y clases completas',
    en: 'Full analysis and lessons',
  },
  'contact.for.email': {
    note: 'What the mailbox is for',
    es: 'Pagos, datos personales y reportes de estafa',
    en: 'Payments, personal data and scam reports',
  },
  'contact.times.title': {
    note: 'Heading of the response times: the answer in a sentence',
    es: 'Cuánto tardamos en responder',
    en: 'How fast we reply',
  },
  'contact.times.text': {
    note: 'Under the heading: when the clock starts',
    es: 'El plazo corre desde que envías tu mensaje. Si vence, escribe por un canal de esta página, nunca a quien te ofrezca “acelerar” el trámite.',
    en: 'The clock starts when you send your message. If it runs out, write on a channel of this page, never to someone who offers to “speed things up.”',
  },
  'contact.times.vip': {
    note: 'Response time: VIP messaging',
    es: 'Mensajería de miembros VIP',
    en: 'VIP member messaging',
  },
  'contact.times.email': {
    note: 'Response time: e-mail',
    es: 'Correo',
    en: 'Email',
  },
  'contact.times.social': {
    note: 'Response time: social networks',
    es: 'Redes sociales',
    en: 'Social networks',
  },
  'contact.scam.title': {
    note: 'Heading of the anti-scam notice',
    es: 'Nunca te pedimos dinero por mensaje',
    en: 'We never ask for money by message',
  },
  'contact.scam.lead': {
    note: 'Under the heading',
    es: 'Las imitaciones copian el nombre, la foto y hasta los mensajes. Lo que no pueden copiar es la dirección.',
    en: 'Impostors copy the name, the photo, even the messages. What they cannot copy is the address.',
  },
  'contact.scam.not': {
    note: 'Heading of what the brand is not responsible for',
    es: 'No somos responsables de esto',
    en: 'We are not responsible for these',
  },
  'contact.scam.accounts': {
    note: 'Not responsible for',
    es: 'Cuentas falsas con nuestro nombre o nuestra imagen',
    en: 'Fake accounts using our name or picture',
  },
  'contact.scam.people': {
    note: 'Not responsible for',
    es: 'Representantes que no autorizamos',
    en: 'Unauthorized representatives',
  },
  'contact.scam.groups': {
    note: 'Not responsible for',
    es: 'Grupos de mensajería que no son oficiales',
    en: 'Unofficial messaging groups',
  },
  'contact.scam.calls': {
    note: 'Not responsible for',
    es: 'Chats y llamadas que no pediste',
    en: 'Unsolicited chats and phone calls',
  },
  'contact.scam.money': {
    note: 'Not responsible for',
    es: 'Solicitudes de dinero por mensaje directo',
    en: 'Requests for money by direct message',
  },
  'contact.scam.only': {
    note: 'Heading of the official channels in words',
    es: 'Esto sí es oficial',
    en: 'These are official',
  },
  'contact.scam.messaging': {
    note: 'Official; {{channel}} is the name of the messaging platform',
    es: 'Nuestro canal en {{channel}}',
    en: 'Our channel on {{channel}}',
  },
  'contact.scam.web': {
    note: 'Official; {{domain}} is the host name',
    es: 'Este sitio, {{domain}}, y los que están en la lista de abajo',
    en: 'This site, {{domain}}, and the ones on the list below',
  },
  'contact.scam.mail': {
    note: 'Official; {{email}} is an address',
    es: 'El correo {{email}}',
    en: 'The email {{email}}',
  },
  'contact.scam.social': {
    note: 'Official',
    es: 'Las cuentas verificadas en redes sociales de la lista de abajo',
    en: 'The verified social accounts listed below',
  },
  'contact.scam.payments': {
    note: 'Heading of how payments are made',
    es: 'Así se paga, y de ninguna otra forma',
    en: 'The only ways to pay',
  },
  'contact.scam.card': {
    note: 'Payments: only by the card provider, from the buttons of the site',
    es: 'Con tarjeta, desde los botones de este sitio.',
    en: 'By card, from this site’s buttons.',
  },
  'contact.scam.wallet': {
    note: 'Payments: the second way; {{plans}} is a list of what is paid with it, {{wallet}} its name',
    es: '{{plans}}: también con {{wallet}}, desde su botón.',
    en: '{{plans}}: also with {{wallet}}, from its button.',
  },
  'contact.scam.never': {
    note: 'Payments: what is never asked for',
    es: 'Nunca por transferencia a una persona, depósito en efectivo, criptomonedas o tarjetas de regalo.',
    en: 'Never by transfer to a person, cash deposit, crypto or gift cards.',
  },
  'contact.scam.after': {
    note: 'Heading of what to do after a scam',
    es: 'Si ya pagaste o diste datos',
    en: 'If you already paid or shared your data',
  },
  'contact.scam.bank': {
    note: 'After a scam: first step',
    es: 'Llama a tu banco ahora y pide que detengan el cargo o abran una aclaración.',
    en: 'Call your bank now and ask them to stop or dispute the charge.',
  },
  'contact.scam.keep': {
    note: 'After a scam: second step',
    es: 'Guarda capturas, enlaces, nombres de usuario y comprobantes; no borres la conversación.',
    en: 'Keep screenshots, links, handles and receipts; do not delete the conversation.',
  },
  'contact.scam.report': {
    note: 'After a scam: third step',
    es: 'Reporta la cuenta en su plataforma y denuncia ante la policía cibernética de tu país.',
    en: 'Report the account to its platform and to the police; in the US, also at ReportFraud.ftc.gov or ic3.gov.',
  },
  'contact.scam.tell': {
    note: 'After a scam: last step; {{email}} is an address',
    es: 'Escríbenos a {{email}} para que avisemos a los demás.',
    en: 'Write to {{email}} so we can warn others.',
  },
  'contact.check.title': {
    note: 'Heading of the checker',
    es: 'Pégalo y te decimos si es nuestro',
    en: 'Paste it: we’ll tell you if it’s ours',
  },
  'contact.check.text': {
    note: 'Under the heading: nothing leaves the device',
    es: 'La comprobación se hace en tu dispositivo: lo que pegas no se envía ni se guarda.',
    en: 'The check runs on your device: what you paste is not sent or stored.',
  },
  'contact.check.noScript': {
    note: 'To readers without scripts: compare with the list',
    es: 'El comprobador necesita JavaScript. Sin él, compara letra por letra con la lista completa de aquí abajo.',
    en: 'The checker needs JavaScript. Without it, compare letter for letter with the full list below.',
  },
  'contact.all.title': {
    note: 'Heading of the whole list of official channels',
    es: 'La lista completa de lo oficial',
    en: 'The full list of our official channels',
  },
  'contact.all.site': {
    note: 'Group of the list: sites',
    es: 'Sitios',
    en: 'Sites',
  },
  'contact.all.profile': {
    note: 'Group of the list: profiles',
    es: 'Perfiles y canales',
    en: 'Profiles and channels',
  },
  'contact.all.main': {
    note: 'List: the main messaging channel; {{channel}} is the name of the platform',
    es: '{{channel}}: canal principal',
    en: '{{channel}}: main channel',
  },
  'contact.all.free': {
    note: 'List: the free messaging channel; {{channel}} is the name of the platform',
    es: '{{channel}}: canal gratuito',
    en: '{{channel}}: free channel',
  },
  'contact.all.payment': {
    note: 'Group of the list: payment pages',
    es: 'Páginas de pago',
    en: 'Payment pages',
  },
  'contact.all.email': {
    note: 'Group of the list: mailbox',
    es: 'Correo',
    en: 'Email',
  },
  'contact.all.file': {
    note: 'Link to the same list as a file for programs',
    es: 'La misma lista en formato para programas',
    en: 'The same list in machine-readable form',
  },
  'checker.label': {
    note: 'Label of the field',
    es: 'Enlace, usuario, correo o teléfono',
    en: 'Link, handle, email or phone number',
  },
  'checker.hint': {
    note: 'Under the field: what it takes',
    es: 'Pega el enlace que te llegó, el usuario con @, o el correo o teléfono de quien te escribió. Si es una publicación, pega el perfil.',
    en: 'Paste the link you were sent, the handle with its @, or the email or phone number that wrote to you. For a post, paste the profile.',
  },
  'checker.button': {
    note: 'Button that checks',
    es: 'Comprobar',
    en: 'Check',
  },
  'checker.official': {
    note: 'Answer: every address is on the list',
    es: 'Es oficial',
    en: 'It is official',
  },
  'checker.not-listed': {
    note: 'Answer: an address is not on the list',
    es: 'No está en nuestra lista',
    en: 'It is not on our list',
  },
  'checker.unreadable': {
    note: 'Answer: the text holds no address',
    es: 'No lo podemos leer',
    en: 'We cannot read it',
  },
  'checker.found': {
    note: 'Before the first address that is not on the list',
    es: 'Esto no está en la lista:',
    en: 'This is not on the list:',
  },
  'checker.why.site': {
    note: 'Official: page of the site; the name of the site follows',
    es: 'Es una página de nuestro sitio:',
    en: 'It is a page of our site:',
  },
  'checker.why.profile': {
    note: 'Official: profile; its name and address follow',
    es: 'Es nuestro perfil:',
    en: 'It is our profile:',
  },
  'checker.why.payment': {
    note: 'Official: payment page; its address follows',
    es: 'Es nuestra página de pago:',
    en: 'It is our payment page:',
  },
  'checker.why.email': {
    note: 'Official: mailbox; a sender can be forged; the address follows',
    es: 'Es nuestro correo. Ojo: el remitente se puede falsificar. Si te pide dinero, desconfía.',
    en: 'It is our mailbox. Note: a sender can be forged. If it asks for money, do not trust it.',
  },
  'checker.why.handle': {
    note: 'Official: a handle; the platforms where it is ours follow',
    es: 'Ese usuario es nuestro en estas plataformas. En cualquier otra, no:',
    en: 'That handle is ours on these platforms, and on no other:',
  },
  'checker.why.not-listed': {
    note: 'Not on the list: what was compared',
    es: 'Comparamos lo que pegaste con nuestra lista de canales oficiales: tiene que ser exactamente igual.',
    en: 'We compared what you pasted with our list of official channels: it has to match exactly.',
  },
  'checker.do.official': {
    note: 'What to do when it is official',
    es: 'Ábrelo desde aquí. Nadie de nuestro equipo te pedirá contraseñas, códigos ni dinero por mensaje.',
    en: 'Open it from here. Our team will never ask you for passwords, codes or money in a message.',
  },
  'checker.do.not-listed': {
    note: 'What to do when it is not on the list',
    es: 'Trátalo como si no fuera nuestro: no pagues y no compartas datos ni códigos. Escríbenos solo por un canal de la lista.',
    en: 'Treat it as not ours: do not pay, and do not share data or codes. Write to us only on a channel from the list.',
  },
  'checker.toList': {
    note: 'Link to the list on this page',
    es: 'Ver la lista oficial',
    en: 'See the official list',
  },
  'checker.toReport': {
    note: 'Link to the steps on this page: bank, evidence, report',
    es: 'Cómo reportarlo',
    en: 'How to report it',
  },
  'checker.why.empty': {
    note: 'Cannot be read: the field is empty',
    es: 'Pega primero un enlace, un usuario con @, un correo o un teléfono.',
    en: 'First paste a link, a handle with its @, an email or a phone number.',
  },
  'checker.why.no-address': {
    note: 'Cannot be read: a text without an address; says what the field takes',
    es: 'En ese texto no hay una dirección. Pega un enlace, un usuario con @, un correo o un teléfono.',
    en: 'There is no address in that text. Paste a link, a handle with its @, an email or a phone number.',
  },
  'checker.why.too-long': {
    note: 'Cannot be read: more than 2,000 characters (MAX_LENGTH of the rules)',
    es: 'El texto pasa de 2,000 caracteres. Pega solo el enlace, el usuario, el correo o el teléfono.',
    en: 'The text is longer than 2,000 characters. Paste only the link, handle, email or phone number.',
  },
});
