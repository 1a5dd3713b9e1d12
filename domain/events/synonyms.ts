/** Different spellings of one term and their common form; applied in this order to lower-case words without punctuation. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // The data house's own spelling of its Swiss title.
  [/\bdecison\b/g, 'decision'],
  [/\b(?:n s a|nsa|(?:not|non) seasonally adjusted|unadjusted)\b/g, 'unadjusted'],
  // The export's plain figures are the adjusted ones.
  [/\b(?:s a|(?:seasonally )?adjusted)\b/g, ' '],
  [/\bannualised\b/g, 'annualized'],
  [/\bcpi (?:eu )?harmoni[sz]ed\b|\bharmoni[sz]ed (?:inflation rate|cpi)\b/g, 'hicp'],
  [/\bconsumer price(?:s| index)(?: cpi)?\b|\binflation rate\b/g, 'cpi'],
  [/\bservices (?:ppi|producer price index)\b/g, 'sppi'],
  [/\bproducer price(?:s| index)(?: ppi)?(?: change)?\b|\bippi\b/g, 'ppi'],
  [/\braw materials? prices?(?: index)?\b/g, 'rmpi'],
  [/\bwholesale prices?(?: index)?\b/g, 'wpi'],
  [/\bgross domestic product\b|\bgdp growth rate\b|\bgdp growth\b/g, 'gdp'],
  [/\badp (?:non ?farm )?employment change\b/g, 'adp nfp'],
  [/\bnon ?farm (?:payrolls?|employment change)\b/g, 'nfp'],
  [/\bnon ?manufactur(?:ing|ers)\b/g, 'nonmanufacturing'],
  [/\bmanufacturers\b/g, 'manufacturing'],
  [/\bism nonmanufacturing\b/g, 'ism services'],
  // The headline of both surveys is that of large companies.
  [/\b(tankan|bsi) large\b/g, '$1'],
  [/\b(?:all (?:large|big) industry|large all industry) capex\b/g, 'capex'],
  // The headline of the survey is the assessment of current conditions.
  [/\beco(?:nomy)? watchers (?:survey )?(?:sentiment|current)\b/g, 'watchers current'],
  [/\beco(?:nomy)? watchers\b/g, 'watchers'],
  [/\bcbi industrial (?:order expectations|trends orders)\b/g, 'cbi industrial orders'],
  [/\bnorth rhine westphalia\b/g, 'nrw'],
  [/\bbaden wuerttemberg\b/g, 'baden'],
  [/\bnon ?farm\b/g, 'nonfarm'],
  [/\binitial jobless claims\b/g, 'unemployment claims'],
  [/\bbalance of trade\b/g, 'trade balance'],
  // In the other calendar the figures name the currency.
  [/\busd denominated\b/g, 'usd'],
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
  [/\blabor costs?(?: index)?\b/g, 'labor cost'],
  [/\bforeign (?:currency|exchange) reserves\b/g, 'foreign reserves'],
  [/\bjob (?:advertisements|ads)\b/g, 'job ads'],
  [/\bnon eu\b/g, 'noneu'],
  [/\bgfk consumer (?:climate|sentiment)\b/g, 'gfk consumer confidence'],
  [/\beconomic sentiment indicator\b/g, 'economic sentiment'],
  [/\btertiary industry activity\b/g, 'tertiary industry'],
  [/\belectronic (?:card retail sales|retail card spending)\b/g, 'electronic card spending'],
  [/\bsenior loan officer opinion survey\b/g, 'loan officer survey'],
  [/\bmoney stock\b/g, 'money supply'],
  [/\b(?:net long term tic flows|tic (?:net )?long term (?:purchases|flows))\b/g, 'tic longterm'],
  [/\bniesr (?:gdp estimate|monthly gdp tracker)\b/g, 'niesr gdp'],
  [/\bopec jmmc\b/g, 'jmmc'],
  [/\bclaimant count rate\b/g, 'claimant count share'],
  [/\bnfib (?:small )?business(?: optimism)?\b/g, 'nfib'],
  [/\bharmoni[sz]ed\b/g, 'harmonised'],
  [/\btreasury bond\b/g, 'bond'],
  [/\bprices\b/g, 'price'],
  [/\bmeetings\b/g, 'meeting'],
];

/** Words that do not help to tell indicators apart. */
export const NOISE: ReadonlySet<string> = new Set(
  'a and the of to for in on s sa wda index data total monthly estimate est fed fomc eia nbs omdia wards fhfa'.split(
    ' ',
  ),
);

/** Central banks and their speakers: dropped when the currency already says it (a speech, a rate, minutes, a statement). */
export const OFFICES: ReadonlySet<string> = new Set(
  'ecb boe boj boc rba rbnz snb pboc banxico mpc buba bundesbank member board council president gov governor deputy dep assist assistant chair chairman chairwoman vice'.split(
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

/** Each central bank's names in titles. */
export const BANKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fed: 'fed',
    fomc: 'fed',
    ecb: 'ecb',
    boe: 'boe',
    mpc: 'boe',
    boj: 'boj',
    boc: 'boc',
    rba: 'rba',
    rbnz: 'rbnz',
    snb: 'snb',
    pboc: 'pboc',
    banxico: 'banxico',
    buba: 'buba',
    bundesbank: 'buba',
  }),
);

/** Words that name a special series: both titles have the same one, or neither has one. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  'share outlook small large noneu capex unadjusted harmonised bavaria brandenburg hesse saxony nrw baden linked tips frn hearings forum core trimmed median common weighted hicp ex tokyo input output manufacturing nonmanufacturing services construction composite control annualized deflator expectations current participation u6 youth quarterly midmonth weekly goods private expenditure consumption demand import imports export exports ism adp api cb gfk ivey chicago ratingdog usd votes cushing speech auction minutes'.split(
    ' ',
  ),
);

/**
 * Kinds of indicators (K4) that hold several series, as surveys with many questions do: only the same words make two of
 * their titles one series. Every other kind is one series in each country.
 */
export const MIXED_KINDS: ReadonlySet<string> = new Set(
  'api-crude-stocks asset-purchases bank-lending budget-announcement building-permits business-confidence business-inventories business-investment card-spending cash-earnings-japan central-bank-bulletin company-profits construction-spending consumer-confidence core-retail-sales cot-positions crop-report economic-activity economic-forecasts economic-sentiment economy-watchers election employment-change employment-cost-components fed-balance-sheet fed-rate-projection gdp gdp-components gdp-tracker house-prices household-debt housing-starts ifo-components inflation-expectations international-meeting ism-components job-openings job-quits leading-index lending-survey money-supply mortgage-applications mortgage-approvals mortgage-rate net-lending new-loans-china oil-products-stocks oil-report opec-meeting policy-minutes policy-rate policy-report policy-votes portfolio-flows productivity public-borrowing public-debt regional-fed-survey rig-count services-output swiss-expectations tankan tic-flows unemployment-change uom-components vehicle-sales wage-growth'.split(
    ' ',
  ),
);
