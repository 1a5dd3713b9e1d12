// Apart from the schemas, which pages must not load.

/** Where browsers send what is counted (N17). */
export const COUNT_PATH = '/count';
/** Tags of a campaign that an address may carry. */
export const CAMPAIGN_TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Characters of a tag that links carry on. */
export const LONGEST_TAG = 100;
