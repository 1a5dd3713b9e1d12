/** Different spellings of one term and their common form; applied in this order to lower-case words without punctuation. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bcpi (?:eu )?harmoni[sz]ed\b|\bharmoni[sz]ed (?:inflation rate|cpi)\b/g, 'hicp'],
  [/\bconsumer price(?:s| index)(?: cpi)?\b|\binflation rate\b/g, 'cpi'],
  [/\bservices (?:ppi|producer price index)\b/g, 'sppi'],
  [/\bproducer price(?:s| index)(?: ppi)?(?: change)?\b|\bippi\b/g, 'ppi'],
  [/\braw materials? prices?(?: index)?\b/g, 'rmpi'],
  [/\bwholesale prices?(?: index)?\b/g, 'wpi'],
  [/\bgross domestic product\b|\bgdp growth rate\b|\bgdp growth\b/g, 'gdp'],
  [/\badp (?:non ?farm )?employment change\b/g, 'adp nfp'],
  [/\bnon ?farm (?:payrolls?|employment change)\b/g, 'nfp'],
  [/\bnon ?manufacturing\b/g, 'nonmanufacturing'],
  [/\bnon ?farm\b/g, 'nonfarm'],
  [/\binitial jobless claims\b/g, 'unemployment claims'],
  [/\bbalance of trade\b/g, 'trade balance'],
  [/\b(?:university of )?michigan\b/g, 'uom'],
  [/\bphiladelphia\b/g, 'philly'],
  [/\bny empire\b/g, 'empire'],
  [/\bhalifax\b/g, 'lloyds'],
  [/\bglobal dairy trade\b/g, 'gdt'],
  [/\brealclearmarkets\b/g, 'rcm'],
  [/\bhousehold consumption\b/g, 'consumer spending'],
  [/\bs p (?:cs composite 20 hpi|case shiller home prices?(?: index)?)/g, 'cs hpi'],
  [/\b(?:house price index|hous(?:e|ing) prices)\b/g, 'hpi'],
  [/\bbuilding (?:consents|approvals)\b/g, 'building permits'],
  [/\bcrude oil (?:inventories|stocks? change)\b/g, 'crude stocks'],
  [/\bnatural gas (?:storage|stocks? change)\b/g, 'gas stocks'],
  [/\bretail sales ex(?:cl|cluding)? autos?\b/g, 'core retail sales'],
  [/\bdurable goods orders ex(?:cl|cluding)? transp(?:ortation)?\b/g, 'core durable goods orders'],
  [/\baverage (?:weekly )?earnings(?: index)?(?: incl(?:uding)? bonus(?:es)?)?\b/g, 'average earnings'],
  [
    /\b(?:federal funds|official bank|official cash|overnight|main refinancing|cash|policy|interest) rate\b/g,
    'policy rate',
  ],
  [/\bpolicy rate decision\b/g, 'policy rate'],
  [/\b(?:monetary policy )?(?:meeting )?minutes\b/g, 'minutes'],
  [/\b(?:speaks|speaking|testifies|testimony)\b/g, 'speech'],
  [/\b(?:bund|btp|jgb|oat|bonos?|obligacion(?:es)?|gilt|note)\b/g, 'bond'],
  [/\b(?:caixin|ratingdog)(?: china)?(?: general)?\b/g, 'ratingdog'],
  [/\bs p global\b|\bhcob\b|\bmarkit\b|\b(?:au )?jibun bank\b|\bjudo bank\b|\bcips\b/g, ' '],
  [/\bfirst half\b|\b1st half month\b/g, 'midmonth'],
  [/\bex(?:cl|cluding)\b/g, 'ex'],
  [/\blabour\b/g, 'labor'],
  [/\bprices\b/g, 'price'],
  [/\bmeetings\b/g, 'meeting'],
];

/** Words that do not help to tell indicators apart. */
export const NOISE: ReadonlySet<string> = new Set(
  'a and the of to for in on s sa nsa wda index data total monthly estimate est fed fomc eia nbs omdia'.split(
    ' ',
  ),
);

/** Central banks and their speakers: dropped when the currency already says it (a speech, a rate, minutes, a statement). */
export const OFFICES: ReadonlySet<string> = new Set(
  'ecb boe boj boc rba rbnz snb pboc banxico mpc buba bundesbank member president gov governor deputy dep assist assistant chair chairman chairwoman vice'.split(
    ' ',
  ),
);
export const OFFICE_TOPICS: ReadonlySet<string> = new Set([
  'speech',
  'policy',
  'minutes',
  'conference',
  'statement',
]);

/** Words that name a special series: both titles have the same one, or neither has one. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  'core trimmed median common weighted hicp ex tokyo input output manufacturing nonmanufacturing services construction composite control annualized deflator expectations current participation u6 youth quarterly midmonth weekly goods private expenditure consumption demand import imports export exports ism adp api cb gfk ivey chicago ratingdog usd votes cushing speech auction minutes'.split(
    ' ',
  ),
);
