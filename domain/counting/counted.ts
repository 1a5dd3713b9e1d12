/** Programs that name themselves: crawlers, link previews, monitors, scripts, browsers without a screen. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|phantomjs|preview|externalhit|archiver|mediapartners|google-|googleother|scan|monitor|pingdom|uptime|curl|wget|python|java\/|ruby|perl|go-http|okhttp|axios|undici|^node|node-fetch|httpclient|https?:/i;

/** Whether a User-Agent is that of a program; a browser always sends one. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || BOT.test(userAgent);
}

/** The value of a request header; undefined without one. */
type HeaderOf = (name: string) => string | undefined;

/**
 * Whether a visit may be counted (N17): a person's own, from a page of this site, seen and not only fetched ahead, without
 * an objection (Global Privacy Control, Do Not Track).
 */
export function isCounted(header: HeaderOf): boolean {
  // Browsers before 2023 do not say where a request comes from.
  const isOwn = (header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  const isAhead = [header('sec-purpose'), header('purpose'), header('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  );
  const objects = header('sec-gpc') === '1' || header('dnt') === '1';
  return isOwn && !isAhead && !objects && !isBot(header('user-agent'));
}

/** A tag as owners write them; longer ones and other signs name nothing. */
const TAG = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/** The `utm_source` of an address in small letters: empty without one, null for any other text. */
export function sourceOf(search: URLSearchParams): string | null {
  const given = search.get('utm_source')?.trim().toLowerCase() ?? '';
  return given === '' || TAG.test(given) ? given : null;
}
