import { defineWords } from './define.ts';

export const reminders = defineWords({
  'reminders.call': { note: 'Button that opens the choice of a reminder', es: 'Avisarme', en: 'Remind me' },
  'reminders.close': { note: 'Button that closes the choice', es: 'Cerrar', en: 'Close' },
  'reminders.when': { note: 'Name of the choice of the message', es: '¿Cuándo?', en: 'When?' },
  'reminders.before': { note: 'Choice', es: '15 minutos antes', en: '15 minutes before' },
  'reminders.figure': {
    note: 'Choice',
    es: 'Con el dato, cuando salga',
    en: 'With the figure, when it is out',
  },
  'reminders.extreme': {
    note: 'What the reminder of an instrument is about',
    es: 'Un aviso al día como máximo, cuando los largos lleguen a 70% o más, o a 30% o menos.',
    en: 'At most one message a day, when the long share reaches 70% or more, or 30% or less.',
  },
  'reminders.quiet': {
    note: 'Checkbox',
    es: 'Sin avisos de 22:00 a 7:00',
    en: 'No messages from 22:00 to 7:00',
  },
  'reminders.private': {
    note: 'Below the choices: what is stored',
    es: 'Guardamos la dirección de avisos de este navegador y lo que pides. Ni cuenta ni correo. Se borra con un toque, o tras un año sin visitas.',
    en: 'We keep this browser’s message address and what you ask for. No account, no email. Deleted with one press, or after a year without a visit.',
  },
  'reminders.save': {
    note: 'Button; the browser then asks for its permission',
    es: 'Activar aviso',
    en: 'Turn on',
  },
  'reminders.change': {
    note: 'The same button where this reminder is on already',
    es: 'Guardar cambio',
    en: 'Save change',
  },
  'reminders.delete': { note: 'Button', es: 'Quitar este aviso', en: 'Remove this reminder' },
  'reminders.deleteAll': { note: 'Button', es: 'Borrar todos mis avisos', en: 'Delete all my reminders' },
  'reminders.file': {
    note: 'Link to the calendar file of the event, with an alarm',
    es: 'Agregar al calendario con alarma',
    en: 'Add to calendar with an alarm',
  },
  'reminders.waiting': { note: 'While the answer is awaited', es: 'Un momento…', en: 'One moment…' },
  'reminders.saved': {
    note: 'After it was turned on',
    es: 'Listo: te avisamos en este navegador.',
    en: 'Done: we will tell you in this browser.',
  },
  'reminders.deleted': { note: 'After it was removed', es: 'Aviso borrado.', en: 'Reminder removed.' },
  'reminders.allDeleted': {
    note: 'After everything was deleted',
    es: 'Borramos todos tus avisos y la dirección de este navegador.',
    en: 'All your reminders and this browser’s address are deleted.',
  },
  'reminders.unsupported': {
    note: 'The browser has no web push, or not here',
    es: 'Este navegador no recibe avisos de sitios.',
    en: 'This browser takes no messages from sites.',
  },
  'reminders.ios': {
    note: 'iPhone and iPad take web push only in a site of the home screen',
    es: 'En iPhone y iPad, agrega primero el sitio a la pantalla de inicio (Compartir → Agregar a inicio) y ábrelo desde ahí.',
    en: 'On iPhone and iPad, first add the site to the home screen (Share → Add to Home Screen) and open it there.',
  },
  'reminders.denied': {
    note: 'The permission is refused',
    es: 'Las notificaciones de este sitio están bloqueadas. Permítelas en los ajustes del navegador e inténtalo de nuevo.',
    en: 'Notifications of this site are blocked. Allow them in the browser’s settings and try again.',
  },
  'reminders.unanswered': {
    note: 'The browser’s question about the permission was closed without an answer',
    es: 'No respondiste al permiso. Vuelve a intentarlo.',
    en: 'You did not answer the browser’s question. Try again.',
  },
  'reminders.off': {
    note: 'The server has no keys',
    es: 'Este sitio todavía no manda avisos.',
    en: 'This site sends no messages yet.',
  },
  'reminders.offline': {
    note: 'No connection',
    es: 'Sin conexión: no se guardó nada. Inténtalo cuando vuelva.',
    en: 'You are offline: nothing was stored. Try again later.',
  },
  'reminders.failed': {
    note: 'The server or the push service did not answer as expected',
    es: 'No se pudo guardar. Inténtalo en un minuto.',
    en: 'It could not be stored. Try again in a minute.',
  },
  'reminders.notDeleted': {
    note: 'The server did not answer as expected, or not at all, when a reminder was to be deleted',
    es: 'No se pudo borrar. Revisa tu conexión e inténtalo de nuevo.',
    en: 'It could not be deleted. Check your connection and try again.',
  },
});
