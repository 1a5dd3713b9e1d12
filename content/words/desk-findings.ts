import type { Entries } from './define.ts';

// What the desk lists as left to do: first as `npm run doctor` says it, in English, then in Spanish. `{{1}}` is what both
// write alike.

const TITLES: Readonly<Record<string, string>> = {
  'content/articles: files that cannot be read': 'Artículos que no se pueden leer',
  'settings (.env and environment)': 'Ajustes del servidor (.env)',
  'brand: placeholders, nothing real is there': 'Ejemplos en lugar de tus datos',
  'brand: name, slug and handles of the example': 'Nombre, identificador y usuarios del ejemplo',
  'brand/brand.json: who answers for the site': 'Quién responde por el sitio',
  'brand/brand.json: header buttons that open another product than they name':
    'Botones de la cabecera que abren otro producto',
  'brand/offers.json: tiers that no visitor can buy': 'Ofertas que nadie puede comprar',
  'brand/brand.json: an offer that has ended': 'Una oferta que ya terminó',
  'brand/socials.json: handles that their address does not have, to confirm':
    'Usuarios que no están en su dirección, para confirmar',
  'brand/brand.json: a limited offer, to confirm': 'Una oferta limitada, para confirmar',
  'content/roadmap.json: phases of a tier that you do not sell': 'Fases de una oferta que no vendes',
  'content/scenarios.json: currency and plans of the example': 'Moneda y planes del ejemplo',
  'content: texts that npm run new left for you to write': 'Textos que faltan por escribir',
  'content/articles: not public yet': 'Artículos que todavía no se publican',
  'content/words: texts that show in English because a language leaves them out':
    'Textos que salen en inglés porque faltan en un idioma',
  'content/articles: illustrative pictures': 'Imágenes inventadas de los artículos',
  'brand/brand.json: hours in which you promise to answer, to confirm': 'Horas de respuesta, por confirmar',
  'settings: free keys that are not set': 'Claves gratuitas que no están puestas',
  'content/indicators/official/bls-days.ts: copied days that end': 'Fechas copiadas que se acaban',
};

/** On a domain of the owner's own, their titles say that the pages leave them out. */
const WAITING: Readonly<Record<string, string>> = {
  'brand/claims.json: claims that you have not confirmed': 'Cifras que no has confirmado',
  'content/articles: cases that you have not confirmed': 'Casos que no has confirmado',
  'content/testimonials.json: illustrative testimonials': 'Testimonios inventados',
  'content/video.json: a placeholder for the video': 'Un video de ejemplo',
};

const VALUES: Readonly<Record<string, string>> = {
  '{{1}} h': '{{1}} h',
  'a draft': 'es un borrador',
  'from {{1}} on': 'desde el {{1}}',
  'picture of the day: an invented example': 'imagen del día: un ejemplo inventado',
  'not set: its publisher is off': 'falta: esa fuente está apagada',
  'not set: the changes that the BLS calculates are missing': 'falta: sin los cambios que calcula el BLS',
  'limited offer, ended {{1}}': 'oferta limitada, terminó el {{1}}',
  'limited offer until {{1}}, instead of {{2}}': 'oferta limitada hasta {{1}}, en lugar de {{2}}',
  '{{1}} days left, the last one is {{2}}': 'quedan {{1}} días, el último es {{2}}',
  '"{{1}}" has no button on any page': '«{{1}}» no tiene botón en ninguna página',
  '{{1}} is no part of {{2}}': '{{1}} no está en {{2}}',
  'ended on {{1}}': 'se acabaron el {{1}}',
  '{{1}} texts, the first is {{2}}': '{{1}} textos, el primero es {{2}}',
  '"{{1}}" shows {{2}} at {{3}} and opens {{4}} at {{5}}':
    '«{{1}}» anuncia {{2}} por {{3}} y abre {{4}} por {{5}}',
};

const ADVICE: Readonly<Record<string, string>> = {
  'correct the file by hand, or put it back as it was':
    'corrige el archivo a mano, o regrésalo a como estaba',
  'correct it in .env or in the environment': 'corrígelo en .env',
  'put the domain the site answers on': 'pon el dominio de tu sitio',
  'put the support address visitors can write to': 'pon el correo al que te pueden escribir',
  'put the checkout link of your payment provider': 'pon el enlace de pago de tu proveedor',
  'put the address of your official profile, or remove the entry':
    'pon la dirección de tu perfil oficial, o quita la entrada',
  'put your page on the charting site, or remove the entry':
    'pon tu página en el sitio de gráficas, o quita la entrada',
  'put your own address': 'pon tu propia dirección',
  'put who answers for the site by law: the legal documents name it':
    'pon quién responde por el sitio ante la ley: los documentos legales lo nombran',
  'name the same tier as product and as checkout, and put its name in the label':
    'nombra la misma oferta como producto y como pago, y pon su nombre en el botón',
  'give it features, which list it on the home page, or remove it':
    'escribe lo que incluye, y estará en la página de inicio, o quítala',
  'confirm that both are the same profile': 'confirma que son el mismo perfil',
  'put your own: this is that of the example': 'pon el tuyo: este es el del ejemplo',
  'remove the offer, and put the regular price back': 'quita la oferta y regresa el precio normal',
  'confirm that the regular price truly returns then':
    'confirma que entonces de verdad regresa el precio normal',
  'write the text, in each language': 'escribe el texto, en cada idioma',
  'say what the figure counts in its text, then remove meaningAssumed':
    'di en su texto lo que cuenta la cifra, y quita «Significado supuesto»',
  'say which months or years the figure covers': 'di qué meses o años cuenta la cifra',
  'set confirmed: true if you can prove the figure, or remove the claim':
    'enciende «Confirmado» si puedes probar la cifra, o quítala',
  'set confirmed: true if you made these trades and can prove them, or remove the folder (docs/recipes.md)':
    'enciende «Confirmado» si hiciste estas operaciones y las puedes probar, o elimina el artículo',
  'put the words of a real member who agreed to them, or remove the entry':
    'pon las palabras de un miembro real que dio permiso, o quita la entrada',
  'put the id of your own video, or null for the drawing alone':
    'pon el identificador de tu video, o deja el campo vacío para ver solo el dibujo',
  'put that of your tiers: this is that of the example': 'pon la de tus ofertas: esta es la del ejemplo',
  'name a tier of brand/offers.json, or remove the phase: the pages leave it out':
    'nombra una de tus ofertas, o quita la fase: las páginas no la muestran',
  'keep it if you hold it, or remove it': 'déjala si la cumples, o quítala',
  'take draft away when it is ready': 'apaga «Borrador» cuando esté listo',
  'build and restart on that day': 'ese día, construye el sitio de nuevo y reinícialo',
  'translate them: npm run doctor -- --missing {{1}} lists all':
    'tradúcelos: npm run doctor -- --missing {{1}} los nombra todos',
  'put a real picture whose owner agreed to it (docs/content.md), or leave the drawn one and its label; a real domain calls no drawing verified':
    'pon una imagen real con permiso (docs/content.md), o deja el dibujo con su aviso',
  'register for the free keys you want (docs/upstreams.md, "Keys")':
    'pide las claves gratuitas que quieras (docs/upstreams.md, «Keys»)',
  'copy the days of the next year (docs/operations.md, "Every year")':
    'copia las fechas del año que sigue (docs/operations.md, «Every year»)',
};

const whileLeftOut: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WAITING).map(([en, es]) => [
    `${en}, left out of the pages until you supply them`,
    `${es}: no se ven hasta que lo hagas`,
  ]),
);

export const deskFindings: Entries = Object.fromEntries(
  Object.entries({ ...TITLES, ...WAITING, ...whileLeftOut, ...VALUES, ...ADVICE }).map(([en, es]) => [
    `desk.findings.${en}`,
    { note: en, es, en },
  ]),
);
