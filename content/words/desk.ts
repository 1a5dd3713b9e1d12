import { defineWords } from './define.ts';

// The desk runs on the owner's machine only: these words are not among those of the pages.

export const desk = defineWords({
  'desk.title': {
    note: 'Browser title and heading of the desk, on the owner’s own machine',
    es: 'Escritorio',
    en: 'Desk',
  },
  'desk.findings': {
    note: 'Button that opens the list of what is left to do; {{count}} is how many',
    es: 'Pendientes: {{count}}',
    en: 'To do: {{count}}',
  },
  'desk.findingsTitle': {
    note: 'Heading of that list',
    es: 'Lo que falta antes de publicar',
    en: 'What is left before you go live',
  },
  'desk.noFindings': {
    note: 'Instead of the list when it is empty',
    es: 'No falta nada.',
    en: 'Nothing is left.',
  },
  'desk.findingsFailed': {
    note: 'Instead of the list when a file is not as it should be; the reason follows',
    es: 'No se pudo hacer la lista:',
    en: 'The list could not be made:',
  },
  'desk.refused': {
    note: 'Heading over the reasons for which a save was refused',
    es: 'No se guardó: corrige esto y vuelve a guardar',
    en: 'Not saved: correct this and save again',
  },
  'desk.refusedLine': {
    note: 'Where a file is not as it should be: {{file}}, and the {{number}} of its line',
    es: '{{file}}, línea {{number}}',
    en: '{{file}}, line {{number}}',
  },
  'desk.refusedArticle': {
    note: 'Where a text or a fact of an article is not as it should be; {{id}} is its identifier',
    es: 'Artículo {{id}}',
    en: 'Article {{id}}',
  },
  'desk.refusedEntry': {
    note: 'An entry of a list, by its {{number}}',
    es: 'entrada {{number}}',
    en: 'entry {{number}}',
  },
  'desk.refusedWhole': { note: 'The file as a whole', es: 'el archivo', en: 'the file' },
  'desk.findingsSaid': {
    note: 'Heading over what the list only says, and does not count',
    es: 'Para que lo sepas',
    en: 'Good to know',
  },
  'desk.unreadable': {
    note: 'Heading over the reason for which a file could not be opened',
    es: 'No se pudo abrir',
    en: 'It could not be opened',
  },
  'desk.close': { note: 'Button that closes a window of the desk', es: 'Cerrar', en: 'Close' },
  'desk.addItem': {
    note: 'Button of the editor that adds an entry to a list; {{item}} is what',
    es: 'Agregar {{item}}',
    en: 'Add {{item}}',
  },
  'desk.writing': {
    note: 'In the editor, over the fields of a text; {{locale}} is ES or EN',
    es: 'Escribes en {{locale}}',
    en: 'Writing in {{locale}}',
  },
  'desk.copyFrom': {
    note: 'Button of the editor that copies the fields of the other language',
    es: 'Copiar del otro idioma',
    en: 'Fill in from another locale',
  },
  'desk.copyFromConfirm': {
    note: 'Before that copy; {{locale}} is ES or EN',
    es: '¿Copiar de {{locale}}? Se reemplaza lo que ya está escrito.',
    en: 'Do you want to fill in data from {{locale}} locale? All existing content will be overwritten.',
  },
  'desk.setToNow': {
    note: 'Name of the button that puts the day of today',
    es: 'Poner la fecha de hoy',
    en: 'Put the day of today',
  },
  'desk.expand': { note: 'Opens a field of the editor that is closed', es: 'Abrir', en: 'Open' },
  'desk.collapse': { note: 'Closes it', es: 'Cerrar', en: 'Close' },
  'desk.toggleOther': {
    note: 'Name of the button of the editor that shows or hides the other language',
    es: 'Ver el otro idioma',
    en: 'Show the other language',
  },
  'desk.togglePreview': {
    note: 'Name of the button of the editor that shows or hides the preview',
    es: 'Ver la página',
    en: 'Show the page',
  },
  'desk.toggleScroll': {
    note: 'Name of the button of the editor that scrolls both sides together',
    es: 'Mover los dos lados juntos',
    en: 'Scroll both sides together',
  },
  'desk.searchResults': {
    note: 'Over what a search in the editor found; {{searchTerm}} is what was typed',
    es: 'Resultados de «{{searchTerm}}»',
    en: 'Results for “{{searchTerm}}”',
  },
  'desk.searchResultsIn': {
    note: 'Over what a search in the list {{collection}} found; {{searchTerm}} is what was typed',
    es: 'Resultados de «{{searchTerm}}» en {{collection}}',
    en: 'Results for “{{searchTerm}}” in {{collection}}',
  },
  'desk.newEntry': {
    note: 'Button that makes a new entry; {{collectionLabel}} is what, like article',
    es: '+ {{collectionLabel}}',
    en: '+ {{collectionLabel}}',
  },
  'desk.viewAsList': {
    note: 'Name of the button that shows entries as a list',
    es: 'Ver como lista',
    en: 'Show as a list',
  },
  'desk.viewAsGrid': {
    note: 'Name of the button that shows entries as cards',
    es: 'Ver como tarjetas',
    en: 'Show as cards',
  },
  'desk.searchIn': { note: 'Over the lists that a search can look in', es: 'Buscar en', en: 'Search in' },
  'desk.searchAll': { note: 'The search looks in all lists', es: 'Todo', en: 'Everything' },
  'desk.save': { note: 'Button that opens the menu of a save', es: 'Guardar', en: 'Save' },
  'desk.saving': { note: 'On that button during a save', es: 'Guardando…', en: 'Saving…' },
  'desk.saveNow': { note: 'In the menu of that button', es: 'Guardar ahora', en: 'Save now' },
  'desk.saved': {
    note: 'On that button when nothing has changed',
    es: 'Guardado en tu máquina',
    en: 'Saved on your machine',
  },
  'desk.saveAndNew': {
    note: 'In the menu of that button',
    es: 'Guardar y crear otro',
    en: 'Save and make another',
  },
  'desk.saveAndCopy': {
    note: 'In the menu of that button',
    es: 'Guardar y duplicar',
    en: 'Save and duplicate',
  },
  'desk.noChanges': { note: 'Beside that button', es: 'Sin cambios por guardar', en: 'Nothing to save' },
  'desk.delete': { note: 'Button that deletes an article', es: 'Eliminar', en: 'Delete' },
  'desk.confirmDelete': {
    note: 'Before an article is deleted',
    es: '¿Eliminar este artículo de tu máquina, con sus textos e imágenes?',
    en: 'Delete this article from your machine, with its texts and pictures?',
  },
  'desk.notSaved': {
    note: 'A short message beside the window with the reasons',
    es: 'No se guardó.',
    en: 'Not saved.',
  },
  'desk.changed': {
    note: 'Heading over the reason when the file is another by now',
    es: 'No se guardó: el archivo cambió',
    en: 'Not saved: the file has changed',
  },
  'desk.stopped': {
    note: 'Heading when the desk does not answer',
    es: 'El escritorio no está en marcha',
    en: 'The desk is not running',
  },
  'desk.stoppedAdvice': {
    note: 'Under that heading',
    es: 'Escribe npm run edit en la terminal; tu texto sigue aquí.',
    en: 'Run npm run edit in the terminal; your text is still here.',
  },
  'desk.openEntry': {
    note: 'Name of the button that opens or closes an entry of a list',
    es: 'Abrir o cerrar',
    en: 'Open or close',
  },
  'desk.moveEntry': { note: 'Name of the handle that moves an entry of a list', es: 'Mover', en: 'Move' },
  'desk.removeEntry': {
    note: 'Name of the button that removes an entry of a list',
    es: 'Quitar',
    en: 'Remove',
  },
  'desk.preview': {
    note: 'Name of the frame that shows the page as it is saved',
    es: 'La página, como está guardada',
    en: 'The page as it is saved',
  },
  'desk.previewWaits': {
    note: 'In the place of that frame until the development server has made the page',
    es: 'La página se está preparando: tarda más la primera vez.',
    en: 'The page is being made: the first time takes longer.',
  },
  'desk.trade': {
    note: 'Heading over the drawing of a trade while its levels are typed; {{id}} is its name in the file',
    es: 'Operación {{id}}',
    en: 'Trade {{id}}',
  },
  'desk.tradeFigures': {
    note: 'Under that drawing; {{risk}} and {{reward}} are pips, {{ratio}} is the reward for each 1 risked',
    es: 'Riesgo {{risk}} pips, beneficio {{reward}} pips, relación 1:{{ratio}}',
    en: 'Risk {{risk}} pips, reward {{reward}} pips, ratio 1:{{ratio}}',
  },
  'desk.tradeSides': {
    note: 'Instead of the drawing when the levels make no trade',
    es: 'El stop y el objetivo van en lados opuestos de la entrada.',
    en: 'Stop and target belong on opposite sides of the entry.',
  },
  'desk.entry': { note: 'Name of a level in the drawing', es: 'Entrada', en: 'Entry' },
  'desk.stop': { note: 'Name of a level in the drawing', es: 'Stop', en: 'Stop' },
  'desk.target': { note: 'Name of a level in the drawing', es: 'Objetivo', en: 'Target' },
  'desk.pips': {
    note: 'A distance in the drawing; {{value}} is pips',
    es: '{{value}} pips',
    en: '{{value}} pips',
  },
  'desk.hint.articles.id': {
    note: 'Under a field',
    es: 'Letras minúsculas, cifras y guiones, como oro-en-asia. No cambia después.',
    en: 'Lowercase letters, digits and hyphens, like gold-in-asia. It does not change later.',
  },
  'desk.hint.articles.title': {
    note: 'Under a field',
    es: 'Solo en un borrador puede faltar en un idioma.',
    en: 'Only a draft may do without it in a language.',
  },
  'desk.hint.standfirst': {
    note: 'Under a field',
    es: 'Una o dos frases bajo el título; en un borrador pueden faltar.',
    en: 'One or two sentences under the title; a draft may do without.',
  },
  'desk.hint.seoTitle': {
    note: 'Under a field',
    es: 'De 50 a 60 caracteres; en un borrador puede faltar.',
    en: '50 to 60 characters; a draft may do without.',
  },
  'desk.hint.description': {
    note: 'Under a field',
    es: 'Hasta 160 caracteres; en un borrador puede faltar.',
    en: 'Up to 160 characters; a draft may do without.',
  },
  'desk.hint.body': {
    note: 'Under a field',
    es: 'Markdown: ## para un título, [^1] para una nota al pie, <Trade id="main" /> para el dibujo de una operación.',
    en: 'Markdown: ## for a heading, [^1] for a footnote, <Trade id="main" /> for the drawing of a trade.',
  },
  'desk.hint.draft': {
    note: 'Under a field',
    es: 'Un borrador solo se ve en tu máquina.',
    en: 'A draft shows on your machine only.',
  },
  'desk.hint.illustrative': {
    note: 'Under a field',
    es: 'Quita la marca solo si son palabras de una persona real que dio permiso.',
    en: 'Remove it only for the words of a real person who agreed.',
  },
  'desk.hint.until': {
    note: 'Under a field',
    es: 'Fecha, hora y zona: 2027-01-31T23:59:59-06:00',
    en: 'Day, time and zone: 2027-01-31T23:59:59-06:00',
  },
  'desk.hint.quoted': {
    note: 'Under a field',
    es: 'Con las cifras que se publicaron, como "41.8".',
    en: 'With the digits that were published, like "41.8".',
  },
  'desk.hint.confirmed': {
    note: 'Under a field',
    es: 'Ponlo solo si es tuyo y lo puedes probar. Sin esto, un sitio con dominio propio no lo muestra.',
    en: 'Set it only if it is yours and you can prove it. Without it, a site with a domain of its own does not show it.',
  },
  'desk.hint.claims.period': {
    note: 'Under a field',
    es: 'Los meses o años que cuenta la cifra, como "2025" o "enero a junio de 2026".',
    en: 'The months or years that the figure covers, like "2025" or "January to June 2026".',
  },
  'desk.hint.meaningAssumed': {
    note: 'Under a field',
    es: 'Quítalo cuando el texto diga con tus palabras lo que cuenta la cifra.',
    en: 'Remove it once the text says in your words what the figure counts.',
  },
  'desk.hint.domain': {
    note: 'Under a field',
    es: 'Sin https://, como aureo.example. Con tu propio dominio, el sitio deja de mostrar los ejemplos.',
    en: 'Without https://, like aureo.example. With a domain of your own, the site stops showing the examples.',
  },
  'desk.hint.video.id': {
    note: 'Under a field',
    es: 'Lo que sigue a /embed/ en su dirección. Mientras sea el ejemplo, se ve el dibujo.',
    en: 'What follows /embed/ in its address. While it is the example, the drawing shows.',
  },
  'desk.hint.off': {
    note: 'Under a field',
    es: 'Menú, pie, inicio y enlaces se ajustan solos.',
    en: 'Menu, footer, home page and links follow by themselves.',
  },
  'desk.hint.answerHours': {
    note: 'Under a field',
    es: 'Solo las que cumples; lo que dejes vacío no promete nada.',
    en: 'Only those that you hold; what you leave empty promises nothing.',
  },
  'desk.hint.currency': {
    note: 'Under a field',
    es: 'Tres letras: MXN, USD, EUR.',
    en: 'Three letters: MXN, USD, EUR.',
  },
  'desk.hint.offers.call': {
    note: 'Under a field; {{price}} is written as it is',
    es: '{{price}} es el precio, con su moneda.',
    en: '{{price}} is the price with its currency.',
  },
});
