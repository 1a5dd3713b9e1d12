import { type Answer, type Ask, html } from './answer.ts';
import { blsSeries } from './bls.ts';
import { commitments } from './cftc.ts';
import type { Control } from './control.ts';
import { weeklyExport } from './forexfactory.ts';
import { portal } from './investing.ts';
import { communityOutlook, login, logout } from './myfxbook-api.ts';
import { calendarRss } from './myfxbook-rss.ts';
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
};

/** Upstream names in the order of the base URLs. */
export const UPSTREAMS = ['myfxbook', 'forexfactory', 'tradingview', 'investing', 'cftc', 'bls'] as const;

/** The good answer of an upstream path; any other path is a 404 page, as on the real hosts. */
export function route(ask: Ask, control: Control): Answer {
  const known = Object.hasOwn(ROUTES, ask.path) ? ROUTES[ask.path] : undefined;
  return known ? known(ask, control) : html('<h1>404 Not Found</h1>', 404);
}
