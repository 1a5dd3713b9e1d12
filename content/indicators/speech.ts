import { inLocale, LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { bankIn, type CentralBank } from './calendar-names/banks.ts';
import { institutionIn, readSubject } from './calendar-names/offices.ts';

const VERB =
  /\s(?:(?:semi-?annual|keynote|opening|closing|welcome)\s+)?(?:speaks?|speech|testif(?:y|ies)|testimony|remarks|press briefing)\b.*/is;
/** Alone it is Canada's or Switzerland's; "French Gov Council Member" is of the ECB's council. */
const ANOTHERS_COUNCIL = /(?<=\S\s+)gov (?:council|board) members?/i;
/** Not yet in the office that the title names. */
const CANDIDATE = /\b(?:nomin\w+|confirmation|candidate|designate|elect)\b/i;

interface Speaker {
  /** Empty where the title names the institution alone. */
  readonly names: readonly string[];
  /** Its head, where the title says that it speaks. */
  readonly head: Head | null;
  readonly bank: CentralBank | undefined;
  /** The central bank, or another institution. */
  readonly of: Pick<CentralBank, 'name' | 'short'> | undefined;
}

const HEADS = {
  chair: { es: 'la presidencia', en: 'chair' },
  president: { es: 'la presidencia', en: 'president' },
  'vice chair': { es: 'la vicepresidencia', en: 'vice chair' },
  'vice president': { es: 'la vicepresidencia', en: 'vice president' },
} as const;
type Head = keyof typeof HEADS;

function headIn(office: string): Head | null {
  const vice = /\bvice\b/i.test(office) ? 'vice ' : '';
  if (/\bchair(?:man|woman|person)?\b/i.test(office)) return `${vice}chair`;
  return /\bpresident\b/i.test(office) ? `${vice}president` : null;
}

function readSpeaker(title: string): Speaker | null {
  if (!VERB.test(title)) return null;
  const subject = readSubject(title.replace(VERB, ''));
  if (subject === null) return null;
  const { office, names, isPast } = subject;
  const bank = isPast ? undefined : bankIn(office.replace(ANOTHERS_COUNCIL, ''));
  const of = isPast ? undefined : (bank ?? institutionIn(office));
  if (names.length === 0 && (bank === undefined || CANDIDATE.test(office))) return null;
  return { names, head: headIn(office), bank, of };
}

function joined(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LOCALE_TABLE[locale].tag, { type: 'conjunction' }).format(names);
}

/** Who speaks, as far as the title says: "Bowman (Federal Reserve)", "Trump"; null when it names nobody that we understand. */
export function speakerOf(title: string, locale: Locale): string | null {
  const speaker = readSpeaker(title);
  if (speaker === null) return null;
  const { names, of } = speaker;
  const institution = of && inLocale(of.name, locale);
  if (names.length === 0) return institution ?? null;
  return `${joined(names, locale)}${institution === undefined ? '' : ` (${institution})`}`;
}

/**
 * A speech as the calendar calls it: "Habla Powell (Fed)", "Fed’s Powell speaks"; null when its title names nobody that we
 * understand.
 */
export function speechName(title: string, locale: Locale): string | null {
  const speaker = readSpeaker(title);
  if (speaker === null) return null;
  const { names, head, bank, of } = speaker;
  const testifies = /\btestif(?:y|ies)\b|\btestimony\b/i.test(title);
  if (names.length === 0) return nameOfInstitution(bank, head, testifies, locale);
  const short = of && inLocale(of.short, locale);
  const who = joined(names, locale);
  const several = names.length > 1;
  if (locale === 'es') {
    const verb = testifies ? (several ? 'Comparecen' : 'Comparece') : several ? 'Hablan' : 'Habla';
    return `${verb} ${who}${short === undefined ? '' : ` (${short})`}`;
  }
  const verb = testifies ? (several ? 'testify' : 'testifies') : several ? 'speak' : 'speaks';
  return `${short === undefined ? '' : `${short}’s `}${who} ${verb}`;
}

/** "Discurso de la presidencia del BCE", "ECB president speaks", "Fed speech". */
function nameOfInstitution(
  bank: CentralBank | undefined,
  head: Head | null,
  testifies: boolean,
  locale: Locale,
): string {
  if (locale === 'es') {
    const of = `${head ? `de ${HEADS[head].es} ` : ''}${bank?.inName.es ?? ''}`;
    return `${testifies ? 'Comparecencia' : 'Discurso'} ${of}`;
  }
  const said = head
    ? `${HEADS[head].en} ${testifies ? 'testifies' : 'speaks'}`
    : testifies
      ? 'testimony'
      : 'speech';
  return `${bank?.inName.en ?? ''} ${said}`;
}
