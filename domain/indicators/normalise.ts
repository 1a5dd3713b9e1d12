/** Names both vendors write in several ways, brought to one. Banks come before country words go. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bank of england': 'boe',
    'bank of japan': 'boj',
    'bank of canada': 'boc',
    'bank of mexico': 'banxico',
    'banco de mexico': 'banxico',
    'swiss national bank': 'snb',
    'european central bank': 'ecb',
    'reserve bank of australia': 'rba',
    'reserve bank of new zealand': 'rbnz',
    'peoples bank of china': 'pboc',
    'federal reserve': 'fed',
    bundesbank: 'buba',
    'reuters university of michigan': 'uom',
    'university of michigan': 'uom',
    michigan: 'uom',
    philadelphia: 'philly',
    nonfarm: 'non farm',
    labour: 'labor',
    government: 'gov',
    governor: 'gov',
    excluding: 'ex',
    excl: 'ex',
    including: 'incl',
    inc: 'incl',
    chg: 'change',
    // The data house's own spelling of its Swiss title.
    decison: 'decision',
    'consumer prices': 'cpi',
    'consumer price index': 'cpi',
    'producer prices': 'ppi',
    'producer price index': 'ppi',
    'house prices': 'hpi',
    'house price index': 'hpi',
    'housing prices': 'hpi',
    'housing price index': 'hpi',
    'purchasing managers index': 'pmi',
    'gross domestic product': 'gdp',
  }),
);
const ALIAS = new RegExp(`\\b(?:${[...ALIASES.keys()].join('|')})\\b`, 'g');
/** "Consumer Price Index (CPI)" has become "cpi cpi". */
const TWICE = /\b(cpi|ppi|hpi|pmi|gdp) \1\b/;

const LONG_PLACES =
  /\b(?:united states|united kingdom|great britain|euro ?(?:area|zone)|european union|new zealand|(?:south|north) korea|hong kong|south africa|saudi arabia|united arab emirates|czech republic|north rhine westphalia|baden wuerttemberg)\b/g;

const PLACES =
  'us usa american uk british eu ez european germany german france french italy italian spain spanish netherlands dutch belgium belgian ireland irish austria austrian portugal portuguese greece greek finland finnish switzerland swiss japan japanese canada canadian australia australian nz china chinese mexico mexican brazil brazilian india indian korea korean russia russian turkey turkish turkiye sweden swedish norway norwegian denmark danish poland polish czechia czech hungary hungarian romania romanian bulgaria bulgarian croatia croatian slovakia slovak slovenia slovenian estonia estonian latvia latvian lithuania lithuanian luxembourg malta cyprus iceland singapore taiwan thailand malaysia indonesia philippines vietnam israel israeli chile chilean colombia colombian peru peruvian argentina argentine ukraine ukrainian egypt nigeria kenya qatar bavaria brandenburg hesse saxony';
const MONTHS =
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december q1 q2 q3 q4';
const EDITIONS = 'flash prel prelim preliminary adv advance revised fin est estimate estimates';
const PERIODS = 'mom yoy qoq wow ytd';
const FILLERS = 'a an and the of in on to for s sa nsa wda index';
const IGNORED: ReadonlySet<string> = new Set(
  [PLACES, MONTHS, EDITIONS, PERIODS, FILLERS].join(' ').split(' '),
);

/** "PPI Final Demand" is a price, not a last edition. */
const ORDINAL_EDITION = /\b(?:2nd|second|3rd|third)(?= est|$)|\bfinal\b(?! demand)/g;
const SLASHED_PERIOD = /\b(?:\d*mo?|\d*q|w|y|ytd)\/(?:\d*mo?|q|w|yr?)\b/g;

function plain(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/\bu\.\s?([sk])\b/g, 'u$1')
    .replace(SLASHED_PERIOD, ' ')
    .replace(/\b(?:n\.)?s\.a\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const NAMED_PLACES: ReadonlySet<string> = new Set(PLACES.split(' '));
const AREA: ReadonlySet<string> = new Set(['eu', 'ez', 'european']);

const LONG_AREA = /^euro/;

/** Whether a title names a place other than the euro area: "Belgian Consumer Confidence". */
export function namesPlace(title: string): boolean {
  const words = plain(title);
  const long = words.match(LONG_PLACES) ?? [];
  return (
    long.some((place) => !LONG_AREA.test(place)) ||
    words.split(' ').some((word) => NAMED_PLACES.has(word) && !AREA.has(word))
  );
}

function singular(word: string): string {
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * A title reduced to the words that say which indicator it is: lower case, no punctuation, singular,
 * without country, month, period or edition. "German Prelim CPI m/m" → "cpi".
 */
export function normalise(title: string): string {
  return plain(title)
    .replace(ORDINAL_EDITION, '')
    .replace(/ {2,}/g, ' ')
    .replace(ALIAS, (name) => ALIASES.get(name) ?? name)
    .replace(TWICE, '$1')
    .replace(LONG_PLACES, '')
    .split(' ')
    .filter((word) => word !== '' && !IGNORED.has(word))
    .map(singular)
    .join(' ');
}
