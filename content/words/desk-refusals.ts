import type { Entries } from './define.ts';

// Why the desk refuses a save: first as the rules of the files say it, in English, then in Spanish. `{{1}}` is what both
// write alike: a number, an example, a name of the file.

/** After the name of a field. */
const OF_FIELDS: Readonly<Record<string, string>> = {
  "takes 'note', or nothing at all": 'lleva «note», o nada',
  "takes 'percent' here: the home page draws this figure":
    'lleva aquí «percent»: la página de inicio dibuja esta cifra',
  "takes 'self-reported', the only basis there is until somebody audits a figure":
    'lleva «self-reported», la única base que hay hasta que alguien audite una cifra',
  "takes 'self-reported': no third party has verified a case":
    'lleva «self-reported»: ningún tercero ha verificado un caso',
  'takes 0 or more': 'lleva 0 o más',
  'takes 1 or more': 'lleva 1 o más',
  'takes 0, 1, 2 or 3': 'lleva 0, 1, 2 o 3',
  'takes 1 to 8 tiers': 'lleva de 1 a 8 ofertas',
  'takes {{1}} to {{2}} letters': 'lleva de {{1}} a {{2}} letras',
  'takes {{1}} messages at most': 'lleva {{1}} avisos como máximo',
  'takes {{1}} texts at most': 'lleva {{1}} textos como máximo',
  'takes {{1}} tiers at most': 'lleva {{1}} ofertas como máximo',
  'takes {{1}} at most': 'lleva {{1}} como máximo',
  'takes US dollars above 0, like {{1}}': 'lleva dólares, más de 0, como {{1}}',
  'takes US dollars, like {{1}}': 'lleva dólares, como {{1}}',
  'takes a day as YYYY-MM-DD': 'lleva una fecha como AAAA-MM-DD',
  'takes a figure in quotation marks with the digits it was published with, like {{1}}':
    'lleva una cifra entre comillas, con las cifras con que se publicó, como {{1}}',
  'takes a host name without https:// and without a path, like {{1}}':
    'lleva un dominio sin https:// y sin nada detrás, como {{1}}',
  'takes a host name, like {{1}}': 'lleva un dominio, como {{1}}',
  'takes a list in es and en, like {{1}}': 'lleva una lista en español y en inglés, como {{1}}',
  'takes a list of claims': 'lleva una lista de cifras',
  'takes a list of names, like {{1}}': 'lleva una lista de nombres, como {{1}}',
  'takes a list of origins': 'lleva una lista de orígenes',
  'takes a list of pictures': 'lleva una lista de imágenes',
  'takes a list of profiles': 'lleva una lista de perfiles',
  'takes a list of rows': 'lleva una lista de filas',
  'takes a list of rules': 'lleva una lista de reglas',
  'takes a list of texts': 'lleva una lista de textos',
  'takes a list of trades': 'lleva una lista de operaciones',
  'takes a multiple of the risk, like {{1}}': 'lleva un múltiplo del riesgo, como {{1}}',
  'takes a name': 'lleva un nombre',
  'takes a name in es and en': 'lleva un nombre en español y en inglés',
  'takes a name in es and in en': 'lleva un nombre en español y en inglés',
  'takes a note in es and en': 'lleva una nota en español y en inglés',
  'takes a number': 'lleva un número',
  'takes a number as 1000 or 49.99, with a point and without a mark between thousands, not "{{1}}"':
    'escribe un número como 1000 o 49.99, con punto y sin separador de miles, no «{{1}}»',
  'has "{{1}}", which may be two numbers: write {{2}}, or {{3}} with its decimals':
    'dice «{{1}}», que puede ser dos números: escribe {{2}}, o {{3}} con sus decimales',
  'takes a number above 0, like {{1}}': 'lleva un número mayor que 0, como {{1}}',
  'takes a number, like {{1}}': 'lleva un número, como {{1}}',
  'takes a phase from {{1}} to {{2}}': 'lleva una fase de {{1}} a {{2}}',
  'takes a price above 0': 'lleva un precio mayor que 0',
  'takes a price in US dollars an ounce, like {{1}}': 'lleva un precio en dólares por onza, como {{1}}',
  'takes a regular price above the price of the first tier':
    'lleva un precio normal mayor que el de la primera oferta',
  'takes a share from {{1}} to {{2}}': 'lleva un porcentaje de {{1}} a {{2}}',
  'takes a short name in es and in en': 'lleva un nombre corto en español y en inglés',
  'takes a short text': 'lleva un texto corto',
  'takes a short text in es and in en': 'lleva un texto corto en español y en inglés',
  'takes a step in es and en': 'lleva un paso en español y en inglés',
  'takes a telephone number as people read it, like {{1}}': 'lleva un teléfono como se lee, como {{1}}',
  'takes its fields between { and }': 'lleva sus campos entre { y }',
  'takes a list between [ and ]': 'lleva una lista entre [ y ]',
  'takes a text: it is still empty': 'está vacío: escribe un texto',
  'takes "{{1}}" here: small letters and digits joined by hyphens':
    'lleva aquí «{{1}}»: minúsculas y cifras unidas por guiones',
  'takes a text in es and in en': 'lleva un texto en español y en inglés',
  'takes a text in es and in en, or the id of a claim: {{1}}':
    'lleva un texto en español y en inglés, o el identificador de una cifra: {{1}}',
  'takes a time like {{1}}': 'lleva una hora como {{1}}',
  'takes a time on the 24-hour clock, like {{1}}': 'lleva una hora de 00:00 a 23:59, como {{1}}',
  'takes a title in es and en': 'lleva un título en español y en inglés',
  'takes a unit ({{1}}) and its amount': 'lleva una unidad ({{1}}) y su cantidad',
  'takes a whole number': 'lleva un número entero',
  'takes a whole number from {{1}} to {{2}}': 'lleva un número entero de {{1}} a {{2}}',
  'takes a whole number, like {{1}}': 'lleva un número entero, como {{1}}',
  'takes a winner where both sides are texts, and none beside a claim':
    'lleva un ganador donde los dos lados son textos, y ninguno junto a una cifra',
  'takes a word or two in es and en': 'lleva una o dos palabras en español y en inglés',
  'takes an ISO moment with its zone, like {{1}}': 'lleva fecha, hora y zona, como {{1}}',
  'takes an amount above 0, like {{1}}': 'lleva una cantidad mayor que 0, como {{1}}',
  'takes an amount, like {{1}}': 'lleva una cantidad, como {{1}}',
  'takes an e-mail address, like {{1}}': 'lleva un correo, como {{1}}',
  'takes an https address': 'lleva una dirección que empieza con https://',
  'takes at least one message': 'lleva por lo menos un aviso',
  'takes at least one page': 'lleva por lo menos una página',
  'takes at least one question': 'lleva por lo menos una pregunta',
  'takes at least one text': 'lleva por lo menos un texto',
  'takes at least one tier': 'lleva por lo menos una oferta',
  'takes at least one topic': 'lleva por lo menos un tema',
  'takes at least the origin of the script': 'lleva por lo menos el origen del script',
  'takes at least {{1}}': 'lleva por lo menos {{1}}',
  'takes at most {{1}} letters': 'lleva {{1}} letras como máximo',
  'takes at most {{1}} characters': 'lleva {{1}} caracteres como máximo',
  'takes at most {{1}}': 'lleva {{1}} como máximo',
  'takes capitals, digits and _, like {{1}}': 'lleva mayúsculas, cifras y _, como {{1}}',
  'takes days a week, like {{1}}': 'lleva días por semana, como {{1}}',
  'takes digits with a point before decimals, like {{1}}': 'lleva cifras con punto decimal, como {{1}}',
  'takes each id once': 'lleva cada identificador una sola vez',
  'takes either page or profile': 'lleva una página o un perfil, no los dos',
  'takes entry, stop, target and quoted, or else a ratio':
    'lleva entrada, stop, objetivo y lo publicado, o solo la relación',
  'takes es and en': 'lleva español e inglés',
  'takes false: no third party has verified a figure': 'va apagado: ningún tercero ha verificado una cifra',
  'takes first name, initial and place, like {{1}}': 'lleva nombre, inicial y lugar, como {{1}}',
  'takes from and to, in percent': 'lleva desde y hasta, en porcentaje',
  'takes hours a day, like {{1}}': 'lleva horas al día, como {{1}}',
  'takes id, text and either page or profile': 'lleva identificador, texto y una página o un perfil',
  'takes id, title, product, traditional and, without a claim, winner':
    'lleva identificador, título, los dos lados y, sin cifra, el ganador',
  'takes in es and en what the picture shows': 'lleva en español y en inglés lo que muestra la imagen',
  'takes messages in [ ]': 'lleva una lista de avisos',
  'takes names like {{1}}': 'lleva nombres como {{1}}',
  'takes no more digits after the point than decimals says':
    'lleva tantos decimales como dice su campo Decimales, no más',
  'takes of {{…}} only {{1}}': 'de lo escrito entre llaves dobles lleva solo {{1}}',
  'takes one line of text': 'lleva una línea de texto',
  'takes one line of text, without a space at its ends':
    'lleva una línea de texto, sin espacio al principio ni al final',
  'takes one of {{1}}': 'lleva uno de estos: {{1}}',
  'takes one or more of {{1}}': 'lleva uno o más de estos: {{1}}',
  'takes some of {{1}}': 'lleva algunos de estos: {{1}}',
  'takes one picture a phase': 'lleva una imagen por fase',
  'takes one slug, or one each for es and en':
    'lleva un final de dirección, o uno en español y otro en inglés',
  'takes origins like {{1}}': 'lleva orígenes como {{1}}',
  'takes product or traditional': 'lleva el producto o lo tradicional',
  'takes questions in [ ]': 'lleva una lista de preguntas',
  'takes small letters and digits joined by hyphens': 'lleva minúsculas y cifras unidas por guiones',
  'takes small letters and digits joined by hyphens, like {{1}}':
    'lleva minúsculas y cifras unidas por guiones, como {{1}}',
  'takes small letters and digits joined by hyphens; {{1}} stands for the brand’s slug':
    'lleva minúsculas y cifras unidas por guiones; {{1}} es el nombre corto de la marca',
  'takes phases in [ ], or [] for a site without a roadmap':
    'lleva una lista de fases, que puede quedar vacía: entonces no hay ruta',
  'takes an amount above 0': 'lleva una cantidad mayor que 0',
  'takes true, or nothing': 'lleva sí, o nada',
  'takes fewest and most': 'lleva el mínimo y el máximo',
  'takes in most as many as in fewest, or more': 'lleva un máximo que no sea menor que el mínimo',
  'takes a list of returns, [] for none': 'lleva una lista de rendimientos, que puede quedar vacía',
  'takes percent and, if known, months': 'lleva el porcentaje y, si se saben, los meses',
  'takes a goal above the start': 'lleva una meta mayor que el inicio',
  'takes currency and scenarios': 'lleva la moneda y los escenarios',
  'takes id, name, text, plan, planName, initial, result, months and risk':
    'lleva identificador, nombre, texto, plan, nombre del plan, monto inicial, monto final, meses y riesgo',
  'takes a result above the initial amount': 'lleva un monto final mayor que el inicial',
  'takes each plan once': 'lleva cada plan una sola vez',
  'takes testimonials in [ ], or [] for none': 'lleva una lista de testimonios, que puede quedar vacía',
  'takes the five points of the day in their order': 'lleva los cinco momentos del día en su orden',
  'takes the handle as people read it, like {{1}}': 'lleva el nombre de usuario como se lee, como {{1}}',
  'takes the https address of the privacy policy of the service':
    'lleva la dirección https:// del aviso de privacidad del servicio',
  'takes the https address of the script': 'lleva la dirección https:// del script',
  'takes the id of a claim in {{1}}': 'lleva el identificador de una cifra de {{1}}',
  'takes the id of a tier in {{1}}': 'lleva el identificador de una oferta de {{1}}',
  'takes the id of the video, after /embed/ in its address; it stays empty (null) for no video':
    'lleva el identificador del video, lo que sigue a /embed/ en su dirección; queda vacío si no hay video',
  'takes hours from 1 to 720, as a whole number': 'lleva horas de 1 a 720, en número entero',
  'takes hours of vip, email and social': 'lleva las horas de miembros, correo y perfiles',
  'takes the last part of the address': 'lleva el final de la dirección',
  'takes the last part of the address, like {{1}}': 'lleva el final de la dirección, como {{1}}',
  'takes the last part of the address; the rest is charts in {{1}}':
    'lleva el final de la dirección; el resto está en Gráficas, en {{1}}',
  'takes the name as people read it, like {{1}}': 'lleva el nombre como se lee, como {{1}}',
  'takes the name of a picture in the folder results, like {{1}}':
    'lleva el nombre de una imagen de la carpeta results, como {{1}}',
  'takes the name of a picture, like {{1}}': 'lleva el nombre de una imagen, como {{1}}',
  'takes the name of the platform, or its name in es and in en':
    'lleva el nombre de la plataforma, o su nombre en español y en inglés',
  'takes the name of the service as its own policy has it':
    'lleva el nombre del servicio como está en su aviso de privacidad',
  'takes the name of the wallet': 'lleva el nombre del monedero',
  'takes the origin of the script among its origins': 'lleva entre sus orígenes el del script',
  'takes the period in es and in en': 'lleva el periodo en español y en inglés',
  'takes the person or company that answers for the site, as the law knows it':
    'lleva la persona o empresa que responde por el sitio, con su nombre legal',
  'takes the postal address of that person or company': 'lleva el domicilio de esa persona o empresa',
  'takes the regular price and the end': 'lleva el precio normal y hasta cuándo',
  'takes the symbol, like {{1}}': 'lleva el símbolo, como {{1}}',
  'takes the three letters of a currency, like USD, EUR or MXN':
    'lleva las tres letras de una moneda, como USD, EUR o MXN',
  'takes the words of the link in es and in en': 'lleva las palabras del enlace en español y en inglés',
  'takes the words of the member in es and in en': 'lleva las palabras del miembro en español y en inglés',
  'takes title, unit and bars, or else title and three ideas':
    'lleva título, unidad y barras, o título y tres ideas',
  'takes true for an invented example, and false for a real member who agreed':
    'va encendido si es un ejemplo inventado, y apagado si es un miembro real que dio permiso',
  'takes true for an invented picture, false for a real one shown with consent':
    'va encendido si la imagen es inventada, y apagado si es real y hay permiso',
  'takes true only for a service on your own domain: another company needs consent':
    'va encendido solo para un servicio en tu propio dominio: otra empresa necesita el consentimiento',
  'takes true or false': 'va encendido o apagado',
  'takes true, or nothing at all': 'va encendido, o no va',
  'takes true, or nothing for a fixed price': 'va encendido, o no va si el precio es fijo',
  'takes true, or nothing for a service that needs consent':
    'va encendido, o no va si el servicio necesita el consentimiento',
  'takes true, or nothing once the owner confirmed the text':
    'va encendido, o no va si ya confirmaste el texto',
  'takes true, or nothing until you can prove the case':
    'va encendido, o no va mientras no puedas probar el caso',
  'takes true, or nothing until you can prove the figure':
    'va encendido, o no va mientras no puedas probar la cifra',
  'takes two numbers, like {{1}}': 'lleva dos números, como {{1}}',
  'takes what follows a number, like {{1}}': 'lleva lo que sigue a un número, como {{1}}',
  'takes {{1}} to {{2}}': 'lleva de {{1}} a {{2}}',
  'takes {{1}} and, if needed, {{2}}': 'lleva {{1}} y, si hace falta, {{2}}',
  'takes host and id': 'lleva servidor e identificador',
  'takes name and url': 'lleva nombre y dirección',
  'takes page and text': 'lleva página y texto',
  'takes rules and rows': 'lleva reglas y filas',
  'takes label, product and checkout': 'lleva palabras, producto y pago',
  'takes start, invest and vip': 'lleva los tres botones',
  'takes kind, name, handle and url': 'lleva tipo, nombre, nombre de usuario y dirección',
  'takes id, name, role, text, rating and illustrative':
    'lleva identificador, nombre, qué hace, texto, estrellas y si es un ejemplo',
  'takes buy, sell, buy-stop or sell-limit': 'lleva compra, venta, compra stop o venta límite',
  'takes vip, freeChannel, vsTraders, merch, contact or blog':
    'lleva canal VIP, canal gratuito, VS-Traders, tienda, contacto o blog',
  'takes a claim with the id {{1}}, which a page or a text names':
    'lleva una cifra con el identificador {{1}}, que nombra una página o un texto',
  'is no field of the article': 'no es un campo de este archivo: quítalo',
  'is no field of the brand': 'no es un campo de este archivo: quítalo',
  'is no field of the list': 'no es un campo de este archivo: quítalo',
  'is no field of the video': 'no es un campo de este archivo: quítalo',
  'is no field of the comparison': 'no es un campo de este archivo: quítalo',
};

/** After the name of a file. */
const OF_FILES: Readonly<Record<string, string>> = {
  'The check has failed, and nothing was saved: {{1}}': 'Falló la revisión, y no se guardó nada: {{1}}',
  'The desk takes at most {{1}} bytes.': 'El escritorio recibe {{1}} bytes como máximo.',
  'keeps its name: make a new article, and delete this one':
    'conserva su nombre: haz un artículo nuevo y borra este',
  'cannot be deleted: empty its fields instead': 'no se puede borrar: mejor vacía sus campos',
  'is not there': 'no está',
  'has changed since you opened it, in another tab or by hand. Nothing was saved: copy what you wrote, load this page again and put it in':
    'cambió desde que lo abriste, en otra pestaña o a mano. No se guardó nada: copia lo que escribiste, vuelve a cargar esta página y ponlo de nuevo',
  'what was sent is no document, and nothing was saved':
    'lo que llegó no es un documento, y no se guardó nada',
  'is not a file of the desk': 'no es un archivo del escritorio',
  'cannot be read: put the file back and let this account read it':
    'no se puede leer: regresa el archivo a su lugar, con permiso de lectura',
  'cannot be read: {{1}}': 'no se puede leer: {{1}}',
  'is missing: write the text in this language too': 'falta: escribe también el texto en este idioma',
  'id takes the name of the folder, {{1}}': 'el identificador lleva el nombre de la carpeta, {{1}}',
  '{{1}} belongs in {{2}}: move it there': '{{1}} va en {{2}}: pásalo ahí',
  'save the file as UTF-8 without a byte order mark (BOM)':
    'guarda el archivo como UTF-8 sin marca de orden de bytes (BOM)',
  'save the file as UTF-8: an accent here is written in another encoding':
    'guarda el archivo como UTF-8: aquí hay un acento en otra codificación',
  'put names and texts in straight double quotes, like "name"; true, false and null are the only words without':
    'pon nombres y textos entre comillas rectas dobles, como "name"; solo true, false y null van sin ellas',
  'write a number as digits with a point for decimals, like 1000 or 49.9':
    'escribe el número con cifras y punto decimal, como 1000 o 49.9',
  'write {{1}} for a backslash, and {{2}} for a quote':
    'escribe {{1}} para una diagonal invertida, y {{2}} para una comilla',
  'remove the comment: this kind of file takes none':
    'quita el comentario: este tipo de archivo no los lleva',
  'close the text with {{1}} on the same line; {{2}} stands for a new line':
    'cierra el texto con {{1}} en la misma línea; {{2}} es un salto de línea',
  'put a space in place of the tab or invisible character inside the text':
    'pon un espacio en lugar del tabulador o carácter invisible que hay en el texto',
  'remove what follows: the first entry of the file has ended':
    'quita lo que sigue: ahí ya terminó el archivo',
  'take away brackets: they are nested too deep':
    'quita corchetes o llaves: hay demasiados unos dentro de otros',
  'remove one of the two entries {{1}}: a name is there once':
    'quita una de las dos entradas {{1}}: cada nombre va una sola vez',
  'the file is empty: put back what was there': 'el archivo está vacío: regresa lo que había',
  'put {{1}} at the end: {{2}} of line {{3}} is open':
    'pon {{1}} al final: {{2}} de la línea {{3}} sigue abierto',
  'put {{1}} here: {{2}} of line {{3}} is open': 'pon {{1}} aquí: {{2}} de la línea {{3}} sigue abierto',
  'remove the comma before {{1}}': 'quita la coma antes de {{1}}',
  'remove one of the two commas': 'quita una de las dos comas',
  'put a colon after the name': 'pon dos puntos después del nombre',
  'put a value before {{1}}': 'pon un valor antes de {{1}}',
  'put a comma after what ends here, before the next entry':
    'pon una coma después de lo que termina aquí, antes de la entrada que sigue',
  'has {{1}} words, and an article without a report has at least {{2}}: write {{3}} more':
    'tiene {{1}} palabras, y un artículo sin caso tiene por lo menos {{2}}: escribe {{3}} más',
  'has {{1}} words, and a case with a report has at least {{2}}: write {{3}} more':
    'tiene {{1}} palabras, y un caso tiene por lo menos {{2}}: escribe {{3}} más',
  'has {{1}} words, and a note has at least {{2}}: write {{3}} more':
    'tiene {{1}} palabras, y una nota breve tiene por lo menos {{2}}: escribe {{3}} más',
  'has no footnote: name a source, with [^1] in the text and a line "[^1]: …" at the end':
    'no tiene nota al pie: nombra una fuente, con [^1] en el texto y una línea «[^1]: …» al final',
  'never refers to its footnote {{1}}: put {{2}} in the text or delete the note':
    'no menciona su nota {{1}}: pon {{2}} en el texto o borra la nota',
  'refers to a footnote {{1}} that is missing: add a line {{2}} at the end':
    'menciona una nota {{1}} que falta: agrega una línea {{2}} al final',
  'has no heading: divide the text with headings that begin with ##':
    'no tiene títulos: divide el texto con títulos que empiezan con ##',
  'begins with the heading {{1}}: its first heading begins with ##':
    'empieza con el título {{1}}: el primero empieza con ##',
  'has the heading {{1}}: headings begin with ## or ###':
    'tiene el título {{1}}: los títulos empiezan con ## o ###',
  'body takes no code: write {{1}} without the braces, or as {{2}}':
    'el texto no lleva código: escribe {{1}} sin las llaves, o como {{2}}',
  'body takes no {{1}}: it takes {{2}}': 'el texto no lleva {{1}}: lleva {{2}}',
  'body: {{1}} takes its values in quotation marks, like {{2}}':
    'el texto: {{1}} lleva sus valores entre comillas, como {{2}}',
  'body takes no line that begins with import or export: begin it with another word':
    'el texto no lleva líneas que empiezan con import o export: empieza con otra palabra',
  'body: the picture {{1}} is not in {{2}}': 'el texto: la imagen {{1}} no está en {{2}}',
  'body: {{1}} takes no {{2}}: it takes {{3}}': 'el texto: {{1}} no lleva {{2}}: lleva {{3}}',
  'body: no text links to {{1}}: begin the address with https://, http://, mailto:, / or #':
    'el texto: ningún texto enlaza a {{1}}: empieza la dirección con https://, http://, mailto:, / o #',
  'the lines between --- cannot be read: {{1}}': 'las líneas entre --- no se pueden leer: {{1}}',
  'body cannot be read: {{1}}': 'el texto no se puede leer: {{1}}',
  'body: {{1}}: article.ts has no trade {{2}}': 'el texto: {{1}}: article.ts no tiene la operación {{2}}',
  'body: {{1}}: article.ts has no figure {{2}}': 'el texto: {{1}}: article.ts no tiene el dibujo {{2}}',
  'body: {{1}}: no page has the path {{2}}': 'el texto: {{1}}: ninguna página tiene la dirección {{2}}',
  'body: {{1}}: the picture of phase {{2}}, {{3}}, is not in {{4}}':
    'el texto: {{1}}: la imagen de la fase {{2}}, {{3}}, no está en {{4}}',
  'body: {{1}}: its text draws a day; report takes day, and two trades with a ratio':
    'el texto: {{1}}: dibuja un día: el caso lleva el día, y dos operaciones con su relación',
  'updated {{1}} lies before published {{2}}': 'el cambio, {{1}}, es anterior a la publicación, {{2}}',
  'report.claims has {{1}}, which brand/claims.json does not list: take it out there too':
    'el caso nombra la cifra {{1}}, que brand/claims.json no tiene: quítala también ahí',
  'two articles have the {{1}} {{2}}': 'dos artículos tienen lo mismo ({{1}}): {{2}}',
  'trade {{1}} quotes {{2}} {{3}}, but its prices give {{4}}':
    'la operación {{1}} publica {{3}} ({{2}}), pero sus precios dan {{4}}',
  'trade {{1}} explains a difference of its {{2}}, but there is none':
    'la operación {{1}} explica una diferencia ({{2}}) que no hay',
  'trade {{1}}: stop {{2}} and target {{3}} must lie on opposite sides of entry {{4}}':
    'la operación {{1}}: el stop {{2}} y el objetivo {{3}} van en lados opuestos de la entrada {{4}}',
  'trade {{1}}: {{2}}': 'la operación {{1}}: {{2}}',
  'report.result.pips has {{1}}, but trade {{2}} {{3}}':
    'el resultado dice {{1}} pips, pero la operación {{2}} dice otra cosa: {{3}}',
};

export const deskRefusals: Entries = Object.fromEntries(
  Object.entries({ ...OF_FIELDS, ...OF_FILES }).map(([en, es]) => [
    `desk.refused.${en}`,
    { note: en, es, en },
  ]),
);
