import { absFlow } from './abs.ts';
import { type Answer, type Ask, html, type World } from './answer.ts';
import { banxicoSeries } from './banxico.ts';
import { blsSeries } from './bls.ts';
import {
  ecbFlow,
  effectiveRates,
  empireState,
  fedNews,
  fedProduction,
  fedStatement,
  snbCube,
  valet,
} from './central-banks.ts';
import { commitments } from './cftc.ts';
import type { Control } from './control.ts';
import { eiaSeries } from './eia.ts';
import { eitsSeries, keyPage } from './eits.ts';
import { estatData } from './estat.ts';
import { weeklyExport } from './forexfactory.ts';
import { inegiIndicators } from './inegi.ts';
import { portal } from './investing.ts';
import { communityOutlook, login, logout } from './myfxbook-api.ts';
import { calendarRss } from './myfxbook-rss.ts';
import { beaFile, censusExport, eurostatSet, onsSeries, statcanVectors } from './official.ts';
import { outlookPage } from './outlook-page.ts';
import {
  absSchedule,
  beaSchedule,
  censusSchedule,
  eurostatSchedule,
  fedSchedule,
  onsSchedule,
  statcanSchedule,
} from './schedules.ts';
import { charting } from './tradingview.ts';

type Route = (ask: Ask, control: Control) => Answer;

const ROUTES: Readonly<Record<string, Route>> = {
  '/estat/rest/3.0/app/json/getStatsData': (ask, control) => estatData(ask, control.world()),
  '/eits/data/missing_key.html': keyPage,
  '/eits/data/invalid_key.html': keyPage,
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
  '/bls/publicAPI/v1/timeseries/data/': (ask, control) => blsSeries('v1', ask, control.world()),
  '/bls/publicAPI/v2/timeseries/data/': (ask, control) => blsSeries('v2', ask, control.world()),
  '/cftc/resource/6dca-aqww.json': (ask, control) => commitments(ask, control.world()),
  '/bea/national/Release/TXT/NipaDataM.txt': (_ask, control) => beaFile('M', control.world()),
  '/bea/national/Release/TXT/NipaDataQ.txt': (_ask, control) => beaFile('Q', control.world()),
  '/census/econ_export/': (ask, control) => censusExport(ask, control.world()),
  '/statcan/t1/wds/rest/getDataFromVectorsAndLatestNPeriods': (ask, control) =>
    statcanVectors(ask, control.world()),
  '/fed/feeds/press_monetary.xml': (_ask, control) => fedNews(control.world()),
  '/nyfed/medialibrary/media/survey/empire/data/esms_seasonallyadjusted_diffusion.csv': (_ask, control) =>
    empireState(control.world()),
  '/bea/API/signup/release_dates.json': (_ask, control) => beaSchedule(control.world()),
  '/census/economic-indicators/calendar-listview.html': (_ask, control) => censusSchedule(control.world()),
  '/fed/json/calendar.json': (_ask, control) => fedSchedule(control.world()),
  '/eurostat/eurostat/o/calendars/eventsJson': (_ask, control) => eurostatSchedule(control.world()),
  '/ons-calendar/v1/search/releases': (ask, control) => onsSchedule(ask, control.world()),
  '/statcan/n1/dai-quo/ssi/homepage/schedule-key_indicators-eng.json': (_ask, control) =>
    statcanSchedule(control.world()),
  '/abs-calendar/release-calendar/future-releases': (_ask, control) => absSchedule(control.world()),
};

/** Paths with the name of a series or data set. */
const NAMED: readonly (readonly [RegExp, (name: string, ask: Ask, world: World) => Answer])[] = [
  [/^\/eits\/data\/timeseries\/eits\/(\w+)$/, eitsSeries],
  [
    /^\/inegi\/app\/api\/indicadores\/desarrolladores\/jsonxml\/INDICATOR\/(.+)$/,
    (question, _ask, world) => inegiIndicators(question, world),
  ],
  [/^\/banxico\/SieAPIRest\/service\/v1\/series\/(.+)$/, banxicoSeries],
  [/^\/eia\/v2\/(.+)\/data\/$/, eiaSeries],
  [/^\/eurostat\/eurostat\/api\/dissemination\/statistics\/1\.0\/data\/(\w+)$/, eurostatSet],
  [/^\/fed\/newsevents\/pressreleases\/(\w+\.htm)$/, (name, _ask, world) => fedStatement(name, world)],
  [/^\/fed\/releases\/g17\/Current\/ipdisk\/(\w+)\.txt$/, (name, _ask, world) => fedProduction(name, world)],
  [
    /^\/nyfed\/api\/rates\/unsecured\/effr\/last\/(\d+)\.json$/,
    (count, _ask, world) => effectiveRates(Number(count), world),
  ],
  [/^\/ecb\/service\/data\/(\w+\/[\w.+]+)$/, ecbFlow],
  [/^\/boc\/valet\/observations\/([\w.,]+)\/json$/, valet],
  [/^\/abs\/rest\/data\/ABS,(\w+\/[\w.]+)$/, absFlow],
  [/^\/snb\/api\/cube\/(\w+)\/data\/csv\/en$/, snbCube],
  [/^\/ons\/(.+\/timeseries\/\w+\/\w+)\/data$/, (name, _ask, world) => onsSeries(name, world)],
];

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
