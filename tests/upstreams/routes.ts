import { type Answer, type Ask, html, type World } from './answer.ts';
import { blsSeries } from './bls.ts';
import { commitments } from './cftc.ts';
import type { Control } from './control.ts';
import { weeklyExport } from './forexfactory.ts';
import { portal } from './investing.ts';
import { communityOutlook, login, logout } from './myfxbook-api.ts';
import { calendarRss } from './myfxbook-rss.ts';
import { beaFile, censusExport, eurostatSet, onsSeries, statcanVectors } from './official.ts';
import { outlookPage } from './outlook-page.ts';
import { charting } from './tradingview.ts';

type Route = (ask: Ask, control: Control) => Answer;

const ROUTES: Readonly<Record<string, Route>> = {
  '/myfxbook/api/login.json': (ask, control) => login(ask, control.sessions()),
  '/myfxbook/api/logout.json': (ask, control) => logout(ask, control.sessions()),
  '/myfxbook/api/get-community-outlook.json': (ask, control) =>
    communityOutlook(ask, control.world(), control.sessions()),
  '/myfxbook/rss/forex-economic-calendar-events': (_ask, control) => calendarRss(control.world()),
  '/myfxbook/community/outlook': (_ask, control) => outlookPage(control.world()),
  '/forexfactory/ff_calendar_thisweek.json': (_ask, control) => weeklyExport(control.world()),
  '/tradingview/events': (ask, control) => charting(ask, control.world()),
  '/investing/pd-instruments/v1/calendars/economic/events/occurrences': (ask, control) =>
    portal(ask, control.world()),
  '/bls/publicAPI/v1/timeseries/data/': (ask, control) => blsSeries(ask, control.world()),
  '/cftc/resource/6dca-aqww.json': (ask, control) => commitments(ask, control.world()),
  '/bea/national/Release/TXT/NipaDataM.txt': (_ask, control) => beaFile('M', control.world()),
  '/bea/national/Release/TXT/NipaDataQ.txt': (_ask, control) => beaFile('Q', control.world()),
  '/census/econ_export/': (ask, control) => censusExport(ask, control.world()),
  '/statcan/t1/wds/rest/getDataFromVectorsAndLatestNPeriods': (ask, control) =>
    statcanVectors(ask, control.world()),
};

/** Paths that end with the name of a series or data set. */
const NAMED: readonly (readonly [RegExp, (name: string, ask: Ask, world: World) => Answer])[] = [
  [/^\/eurostat\/eurostat\/api\/dissemination\/statistics\/1\.0\/data\/(\w+)$/, eurostatSet],
  [/^\/ons\/.+\/timeseries\/(\w+)\/\w+\/data$/, (name, _ask, world) => onsSeries(name, world)],
];

/** Upstream names in the order of the base URLs. */
export const UPSTREAMS = [
  'myfxbook',
  'forexfactory',
  'tradingview',
  'investing',
  'cftc',
  'bls',
  'bea',
  'census',
  'eurostat',
  'ons',
  'statcan',
] as const;

/** The good answer of an upstream path; any other path is a 404 page, as on the real hosts. */
export function route(ask: Ask, control: Control): Answer {
  const known = Object.hasOwn(ROUTES, ask.path) ? ROUTES[ask.path] : undefined;
  if (known) return known(ask, control);
  for (const [pattern, answerOf] of NAMED) {
    const [, name] = pattern.exec(ask.path) ?? [];
    if (name !== undefined) return answerOf(name, ask, control.world());
  }
  return html('<h1>404 Not Found</h1>', 404);
}
