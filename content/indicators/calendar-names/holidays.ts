import type { Bilingual } from '../indicator.ts';

const HOLIDAYS: readonly (readonly [RegExp, string, string])[] = [
  [/^day after thanksgiving(?: day)?$/, 'Día después de Acción de Gracias', 'Day after Thanksgiving'],
  [/^thanksgiving(?: day)?$/, 'Día de Acción de Gracias', 'Thanksgiving Day'],
  [/^christmas eve$/, 'Nochebuena', 'Christmas Eve'],
  [/^christmas(?: day)?$/, 'Navidad', 'Christmas Day'],
  [/^boxing day$/, 'Segundo día de Navidad (Boxing Day)', 'Boxing Day'],
  [/^new year'?s eve$/, 'Fin de año', 'New Year’s Eve'],
  [/^new year'?s?(?: day)?$/, 'Año Nuevo', 'New Year’s Day'],
  [/^epiphany$/, 'Día de Reyes', 'Epiphany'],
  [/^good friday$/, 'Viernes Santo', 'Good Friday'],
  [/^maundy thursday$/, 'Jueves Santo', 'Maundy Thursday'],
  [/^easter monday$/, 'Lunes de Pascua', 'Easter Monday'],
  [/^ascension(?: day)?$/, 'Día de la Ascensión', 'Ascension Day'],
  [/^whit monday$/, 'Lunes de Pentecostés', 'Whit Monday'],
  [/^(?:assumption|assumption (?:day|of mary))$/, 'Asunción de la Virgen', 'Assumption Day'],
  [/^all saints'? day$/, 'Día de Todos los Santos', 'All Saints’ Day'],
  [/^immaculate conception$/, 'Inmaculada Concepción', 'Immaculate Conception'],
  [/^(?:labou?r|may) day$/, 'Día del Trabajo', 'Labor Day'],
  [/^martin luther king(?: jr\.?)?(?: day)?$/, 'Día de Martin Luther King', 'Martin Luther King Day'],
  [/^(?:presidents'? day|washington'?s birthday)$/, 'Día de los Presidentes', 'Presidents’ Day'],
  [/^memorial day$/, 'Día de los Caídos', 'Memorial Day'],
  [/^juneteenth$/, 'Día de la Emancipación (Juneteenth)', 'Juneteenth'],
  [/^independence day$/, 'Día de la Independencia', 'Independence Day'],
  [/^columbus day$/, 'Día de Colón', 'Columbus Day'],
  [/^veterans'? day$/, 'Día de los Veteranos', 'Veterans Day'],
  [/^revolution day$/, 'Día de la Revolución', 'Revolution Day'],
  [/^(?:our lady|virgin) of guadalupe$/, 'Día de la Virgen de Guadalupe', 'Our Lady of Guadalupe'],
  [/^canada day$/, 'Día de Canadá', 'Canada Day'],
  [/^victoria day$/, 'Día de la Reina Victoria', 'Victoria Day'],
  [/^family day$/, 'Día de la Familia', 'Family Day'],
  [/^civic (?:day|holiday)$/, 'Día Cívico', 'Civic Holiday'],
  [/^australia day$/, 'Día de Australia', 'Australia Day'],
  [/^anzac day$/, 'Día de Anzac', 'Anzac Day'],
  [/^waitangi day$/, 'Día de Waitangi', 'Waitangi Day'],
  [/^(?:king|queen)'?s birthday$/, 'Cumpleaños del soberano', 'Sovereign’s Birthday'],
  [/^matariki$/, 'Matariki', 'Matariki'],
  [/^(?:chinese )?(?:lunar new year|spring festival)$/, 'Año Nuevo Lunar', 'Lunar New Year'],
  [/^national day$/, 'Día Nacional', 'National Day'],
  [/^bastille day$/, 'Día de la Bastilla', 'Bastille Day'],
  [/^(?:german unity day|day of german unity)$/, 'Día de la Unidad Alemana', 'German Unity Day'],
  [/^golden week$/, 'Semana Dorada', 'Golden Week'],
];
const BANK_HOLIDAY: Bilingual<string> = { es: 'Feriado bancario', en: 'Bank holiday' };
const PLAIN = /^(?:\S+ )?(?:(?:early may|spring|summer) )?(?:bank|public|market|national|) ?holidays?$/;

/** A closed market by the name of its day; "Feriado bancario" where the title says no more; null for another name. */
export function holidayName(title: string): Bilingual<string> | null {
  const plain = title.toLowerCase().replaceAll('’', "'").trim();
  const day = HOLIDAYS.find(([pattern]) => pattern.test(plain));
  if (day) return { es: day[1], en: day[2] };
  return PLAIN.test(plain) ? BANK_HOLIDAY : null;
}
