import type { Bilingual } from '../indicator.ts';

/** How a place stands in a name: "IPC de Alemania", "German CPI". */
export interface NamedPlace {
  /** ISO 3166 alpha-2, of a region that of its country; "EU" for the euro area. */
  readonly country: string;
  readonly words: RegExp;
  readonly name: Bilingual<string>;
  readonly isRegion?: true;
}

const place = (country: string, words: RegExp, es: string, en: string): NamedPlace => ({
  country,
  words,
  name: { es, en },
});
const region = (words: RegExp, es: string, en: string): NamedPlace => ({
  ...place('DE', words, es, en),
  isRegion: true,
});

/** Regions come before their country. */
export const PLACES: readonly NamedPlace[] = [
  region(/\bbavaria\b/i, 'de Baviera', 'Bavarian'),
  region(/\bbrandenburg\b/i, 'de Brandeburgo', 'Brandenburg'),
  region(/\bhesse\b/i, 'de Hesse', 'Hesse'),
  region(/\bsaxony\b/i, 'de Sajonia', 'Saxony'),
  region(/\bnorth rhine[- ]westphalia\b/i, 'de Renania del Norte-Westfalia', 'North Rhine-Westphalia'),
  region(/\bbaden[- ]w(?:ü|ue|u)rttemberg\b/i, 'de Baden-Wurtemberg', 'Baden-Württemberg'),
  place('DE', /\bgerman[y]?\b/i, 'de Alemania', 'German'),
  place('FR', /\bfrench|france\b/i, 'de Francia', 'French'),
  place('IT', /\bitalian|italy\b/i, 'de Italia', 'Italian'),
  place('ES', /\bspanish|spain\b/i, 'de España', 'Spanish'),
  place('AT', /\baustrian?\b/i, 'de Austria', 'Austrian'),
  place('BE', /\bbelgian|belgium\b/i, 'de Bélgica', 'Belgian'),
  place('BG', /\bbulgarian?\b/i, 'de Bulgaria', 'Bulgarian'),
  place('CY', /\bcypriot|cyprus\b/i, 'de Chipre', 'Cypriot'),
  place('EE', /\bestonian?\b/i, 'de Estonia', 'Estonian'),
  place('FI', /\bfinnish|finland\b/i, 'de Finlandia', 'Finnish'),
  place('GR', /\bgreek|greece\b/i, 'de Grecia', 'Greek'),
  place('HR', /\bcroatian?\b/i, 'de Croacia', 'Croatian'),
  place('IE', /\birish|ireland\b/i, 'de Irlanda', 'Irish'),
  place('LT', /\blithuanian?\b/i, 'de Lituania', 'Lithuanian'),
  place('LU', /\bluxembourg\b/i, 'de Luxemburgo', 'Luxembourg'),
  place('LV', /\blatvian?\b/i, 'de Letonia', 'Latvian'),
  place('MT', /\bmaltese|malta\b/i, 'de Malta', 'Maltese'),
  place('NL', /\bdutch|netherlands\b/i, 'de los Países Bajos', 'Dutch'),
  place('PT', /\bportuguese|portugal\b/i, 'de Portugal', 'Portuguese'),
  place('SI', /\bslovenian?\b/i, 'de Eslovenia', 'Slovenian'),
  place('SK', /\bslovak(?:ian?)?\b/i, 'de Eslovaquia', 'Slovak'),
  place(
    'EU',
    /\beuro ?(?:area|zone)\b|\bez\b|(?<!non[- ])\beu\b|\beuropean\b/i,
    'de la zona euro',
    'Euro-area',
  ),
  place('US', /\bunited states\b|\bu\.?s\.?(?: |$)|\bamerican\b/i, 'de Estados Unidos', 'US'),
  place('GB', /\bunited kingdom\b|\bu\.?k\.?(?: |$)|\bbritish\b/i, 'del Reino Unido', 'UK'),
  place('JP', /\bjapan(?:ese)?\b/i, 'de Japón', 'Japanese'),
  place('CH', /\bswiss|switzerland\b/i, 'de Suiza', 'Swiss'),
  place('CA', /\bcanad(?:a|ian)\b/i, 'de Canadá', 'Canadian'),
  place('AU', /\baustralian?\b/i, 'de Australia', 'Australian'),
  place('NZ', /\bnew zealand\b|\bnz\b/i, 'de Nueva Zelanda', 'New Zealand'),
  place('CN', /\bchin(?:a|ese)\b/i, 'de China', 'Chinese'),
  place('MX', /\bmexic(?:o|an)\b/i, 'de México', 'Mexican'),
];
