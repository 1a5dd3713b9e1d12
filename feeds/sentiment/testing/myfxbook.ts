import { createMyfxbookFeed, type MyfxbookFeedOptions } from '../myfxbook-api/feed.ts';
import { memoryAccount, scriptedGet, steppingClock } from './fakes.ts';
import { loginAnswer, outlookAnswer } from './outlook-payloads.ts';

export const HOUR = 3_600_000;
export const PASSWORD = 'S3cret&pass/1';

interface Script {
  readonly login?: (nth: number) => unknown;
  readonly outlook?: (token: string | null, nth: number) => unknown;
}

/** A feed on a scripted API, with the stored state of its account, its clock and its calls. */
export function setUp(script: Script = {}, changes: Partial<MyfxbookFeedOptions> = {}) {
  const count = { login: 0, outlook: 0, taken: 0 };
  const upstream = scriptedGet((url) => {
    if (url.pathname === '/api/login.json')
      return (script.login ?? (() => loginAnswer('tok1')))(++count.login);
    const answer = script.outlook ?? (() => outlookAnswer());
    return answer(url.searchParams.get('session'), ++count.outlook);
  });
  const time = steppingClock();
  const { store, kept } = memoryAccount(time.clock);
  const options: MyfxbookFeedOptions = {
    baseUrl: 'https://outlook.example',
    email: 'ana@mail.example',
    password: PASSWORD,
    get: upstream.get,
    store,
    clock: time.clock,
    takeCall: async () => {
      count.taken += 1;
      return true;
    },
    ...changes,
  };
  const feed = createMyfxbookFeed(options);
  return { feed, options, count, store, kept, asked: upstream.asked, pass: time.pass };
}
