import { inLocale, type Locale } from '#contracts/locale.ts';
import { bankFirstIn, type CentralBank } from './calendar-names/banks.ts';

const VERB = /\s(?:speaks|speech|testifies|testimony|remarks|press briefing)\b.*/is;
const COUNTRY =
  /^(?:united states|united kingdom|euro ?(?:area|zone)|new zealand|german[y]?|french|france|italian|italy|spanish|spain|swiss|switzerland|japanese|japan|canadian|canada|australian|australia|chinese|china|mexican|mexico|british|us|uk)\s+/i;
/** Posts and institutions: what is left of a subject without them is a name. */
const POSTS: ReadonlySet<string> = new Set(
  'fed fomc federal reserve ecb boe mpc boj boc snb rba rbnz buba bundesbank pboc banxico chair chairman chairwoman chairperson president governor gov deputy dep assist assistant vice member council board governing governors chief economist executive general prime minister finance treasury secretary sec chancellor of the exchequer'.split(
    ' ',
  ),
);

interface Speaker {
  /** Empty where the title names the institution alone. */
  readonly name: string;
  /** Its head, where the title says that it speaks. */
  readonly head: 'chair' | 'president' | null;
  readonly bank: CentralBank | undefined;
}

function headIn(subject: string): Speaker['head'] {
  if (/\bchair(?:man|woman|person)?\b/i.test(subject)) return 'chair';
  return /\bpresident\b/i.test(subject) ? 'president' : null;
}

function readSpeaker(title: string): Speaker | null {
  if (!VERB.test(title)) return null;
  const subject = title
    .replace(VERB, '')
    .replace(COUNTRY, '')
    .replace(/['’]s\b/g, '');
  const bank = bankFirstIn(subject);
  const name = subject
    .split(/\s+/)
    .filter((word) => !POSTS.has(word.toLowerCase().replace(/\W/g, '')))
    .join(' ');
  return name === '' && bank === undefined ? null : { name, head: headIn(subject), bank };
}

/** Who speaks, as far as the title says: "Bowman (Federal Reserve)", "Trump"; null when it names nobody. */
export function speakerOf(title: string, locale: Locale): string | null {
  const speaker = readSpeaker(title);
  if (speaker === null) return null;
  const bank = speaker.bank && inLocale(speaker.bank.name, locale);
  if (bank === undefined || speaker.name === '') return speaker.name || (bank ?? null);
  return `${speaker.name} (${bank})`;
}

/** A speech as the calendar calls it: "Habla Powell (Fed)", "Fed’s Powell speaks"; null when its title names nobody. */
export function speechName(title: string, locale: Locale): string | null {
  const speaker = readSpeaker(title);
  if (speaker === null) return null;
  const { name, head, bank } = speaker;
  const short = bank && inLocale(bank.short, locale);
  const testifies = /\btesti(?:fies|mony)\b/i.test(title);
  if (locale === 'es') {
    const of = `${head ? 'de la presidencia ' : ''}${bank?.inName.es ?? ''}`;
    if (name === '') return `${testifies ? 'Comparecencia' : 'Discurso'} ${of}`;
    return `${testifies ? 'Comparece' : 'Habla'} ${name}${short === undefined ? '' : ` (${short})`}`;
  }
  if (name === '' && head) return `${bank?.inName.en ?? ''} ${head} ${testifies ? 'testifies' : 'speaks'}`;
  if (name === '') return `${bank?.inName.en ?? ''} ${testifies ? 'testimony' : 'speech'}`;
  return `${short === undefined ? '' : `${short}’s `}${name} ${testifies ? 'testifies' : 'speaks'}`;
}
