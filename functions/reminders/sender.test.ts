import { expect, test } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { snapshot } from '../testing/fixtures.ts';
import { eventMessage, extremeMessage } from './message.ts';
import { RELEASE, setUp, shown } from './testing.ts';

const ID = 'usd-core-cpi-m-m-2026-06-10';
const TOPIC = `event/${ID}`;
/** Fifteen minutes before the release, which is at 12:30 UTC, 6:30 in Mexico City. */
const QUARTER = '2026-06-10T12:15:00.000Z';

test('N16 reminds of an event 15 minutes before it, encrypted, in the language and the time of the reader, once', async () => {
  const { ask, instance, calendar, clock, service, taken, store } = await setUp('2026-06-10T12:14:00.000Z');
  await ask('one', TOPIC, 'before');
  await ask('two', TOPIC, 'before', { locale: 'en', zone: 'Europe/Madrid' });
  calendar.events = [shown(clock.now())];
  const tick = instance();
  await tick();
  expect(service.messages).toEqual([]);
  clock.advance(60);
  await tick();
  await tick();
  expect(service.refused).toEqual([]);
  expect(
    taken()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['one', 'two']);
  const [spanish, english] = ['one', 'two'].map((name) => taken().find((one) => one.name === name));
  expect(spanish?.message).toMatchObject({ lang: 'es', tag: TOPIC, url: `/fx-impact?event=${ID}#week` });
  expect(spanish?.message.title).toContain('15 min');
  expect(spanish?.message.body).toContain('06:30');
  expect(spanish?.message.body).toContain('0.3%');
  expect(english?.message.body).toContain('14:30');
  // The push service drops it when the event begins.
  expect(spanish?.ttl).toBe(900);
  // It may still be moved.
  expect(await store.wishedTopics()).toEqual([TOPIC]);
  clock.advance(75 * 60);
  await tick();
  expect([taken().length, await store.wishedTopics()]).toEqual([2, []]);
});

test('N16 sends the figure when it is there, with forecast, surprise and source, and no reminder before it', async () => {
  const { ask, instance, calendar, clock, service, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, 'figure');
  calendar.events = [shown(clock.now())];
  const tick = instance();
  await tick();
  expect(service.messages).toEqual([]);
  clock.advance(16 * 60);
  calendar.events = [shown(clock.now(), { actual: '0.5%' })];
  await tick();
  const [sent] = taken();
  expect(sent?.message.title).toMatch(/: 0\.5%$/);
  for (const fact of ['0.3%', '+0.2', '0.2%']) expect(sent?.message.body).toContain(fact);
  expect(sent?.message.body).toContain(calendar.events[0]?.source);
});

test.each(['before', 'figure'])(
  'N16 says at once that an event is cancelled, to who asked for %s',
  async (stage) => {
    const { ask, instance, calendar, clock, taken } = await setUp('2026-06-09T12:00:00.000Z');
    await ask('one', TOPIC, stage);
    const schedule = {
      state: 'cancelled',
      publisher: 'BLS',
      link: 'https://www.bls.gov/schedule/',
      to: null,
      from: null,
      from_of: null,
      seen: null,
      read: null,
    } as const;
    calendar.events = [shown(clock.now(), {}, { schedule })];
    const tick = instance();
    await tick();
    clock.advance(86_400);
    await tick();
    expect(taken()).toHaveLength(1);
    expect(taken()[0]?.message.body).toContain('BLS');
  },
);

test('N16 a moved event is announced at its new time, with the earlier one', async () => {
  const { ask, instance, calendar, clock, taken } = await setUp('2026-06-10T12:15:00.000Z');
  await ask('one', TOPIC, 'before');
  const moved = { timeIso: '2026-06-10T14:00:00.000Z' };
  calendar.events = [shown(clock.now(), moved, { moved_from: '2026-06-10T12:30:00.000Z' })];
  const tick = instance();
  await tick();
  expect(taken()).toEqual([]);
  clock.advance(90 * 60);
  await tick();
  expect(taken()[0]?.message.body).toMatch(/08:00[\s\S]*06:30/);
});

test('N16 an event that moves after its reminder is announced again at its new time, once by two instances', async () => {
  const { ask, instance, calendar, clock, taken, store } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  await ask('one', 'indicator/us-cpi', 'figure');
  const sent = async (minutes: number, over: Parameters<typeof shown>[1] = {}) => {
    clock.advance(minutes * 60);
    calendar.events = [shown(clock.now(), over, { indicator: 'us-cpi' })];
    await Promise.all([instance()(), instance()()]);
    await instance()();
    return taken().length;
  };
  const moved = { timeIso: '2026-06-11T12:30:00.000Z' };
  expect(await sent(0)).toBe(1);
  expect(await sent(10, moved)).toBe(1);
  expect(await sent(24 * 60 - 10, moved)).toBe(2);
  // Its figure takes the place of no reminder that went out.
  expect(await sent(16, { ...moved, actual: '0.5%' })).toBe(2);
  expect(await sent(60, { ...moved, actual: '0.5%' })).toBe(2);
  expect(await store.wishedTopics()).toEqual(['indicator/us-cpi']);
});

test('N16 the figure of an event comes once, although its time is corrected afterwards', async () => {
  const { ask, instance, calendar, clock, taken } = await setUp(QUARTER);
  await ask('one', 'indicator/us-cpi', 'figure');
  clock.advance(20 * 60);
  for (const timeIso of [RELEASE, '2026-06-10T12:31:00.000Z']) {
    calendar.events = [shown(clock.now(), { timeIso, actual: '0.5%' }, { indicator: 'us-cpi' })];
    await instance()();
  }
  expect(taken()).toHaveLength(1);
});

test.each([
  ['before', 1],
  ['figure', 2],
] as const)('N16 the wish %s outlives a message that the event is postponed', async (stage, later) => {
  const { ask, instance, calendar, clock, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, stage);
  const late = { publisher: 'BLS', link: 'https://www.bls.gov/schedule/', state: 'late', to: null } as const;
  const schedule = { ...late, from: null, from_of: null, seen: null, read: null };
  const tick = instance();
  const moved = { timeIso: '2026-06-11T12:30:00.000Z' };
  calendar.events = [shown(clock.now(), {}, { schedule })];
  await tick();
  expect(taken()).toHaveLength(1);
  clock.advance(24 * 3_600 + 20 * 60);
  calendar.events = [shown(clock.now(), { ...moved, actual: '0.5%' })];
  await tick();
  expect(taken()).toHaveLength(later);
});

test('N16 an event that is cancelled after its reminder says so, and one that is taken back at its hour comes again', async () => {
  const { ask, instance, calendar, clock, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  const word = { publisher: 'BLS', link: 'https://www.bls.gov/schedule/', to: null } as const;
  const schedule = {
    ...word,
    state: 'cancelled',
    from: null,
    from_of: null,
    seen: null,
    read: null,
  } as const;
  const tick = instance();
  calendar.events = [shown(clock.now())];
  await tick();
  clock.advance(60);
  calendar.events = [shown(clock.now(), {}, { schedule })];
  await tick();
  expect(taken()).toHaveLength(2);
});

test('N16 an event that is postponed without a date is announced when it has one', async () => {
  const { ask, instance, calendar, clock, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  const late = { publisher: 'BLS', link: 'https://www.bls.gov/schedule/', state: 'late', to: null } as const;
  const schedule = { ...late, from: null, from_of: null, seen: null, read: null };
  const tick = instance();
  calendar.events = [shown(clock.now(), {}, { schedule })];
  await tick();
  clock.advance(3 * 3_600);
  await tick();
  calendar.events = [shown(clock.now(), { timeIso: '2026-06-11T12:30:00.000Z' })];
  clock.advance(21 * 3_600);
  await tick();
  expect(taken()).toHaveLength(2);
});

test('N16 figures of one release are one message of its indicator, and a wish for one of them sends no second', async () => {
  const { ask, instance, calendar, clock, taken, store } = await setUp(QUARTER);
  await ask('one', 'indicator/us-cpi', 'before');
  await ask('one', 'event/b', 'before');
  calendar.events = ['a', 'b', 'c'].map((id) =>
    shown(clock.now(), { id, impact: id === 'b' ? 'high' : 'medium' }, { indicator: 'us-cpi' }),
  );
  const tick = instance();
  await tick();
  await tick();
  expect(taken().map(({ message }) => message.tag)).toEqual(['event/b']);
  // The indicator goes on.
  expect(await store.wishedTopics()).toContain('indicator/us-cpi');
});

test('N16 waits for the end of the quiet hours while a message is of use, and drops one that is not by then', async () => {
  const quiet = { quietFrom: '22:00', quietTo: '06:40' };
  const { ask, instance, calendar, clock, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before', quiet);
  await ask('two', TOPIC, 'figure', quiet);
  calendar.events = [shown(clock.now())];
  const tick = instance();
  await tick();
  clock.advance(16 * 60);
  calendar.events = [shown(clock.now(), { actual: '0.5%' })];
  await tick();
  expect(taken()).toEqual([]);
  clock.advance(9 * 60);
  await tick();
  expect(taken().map(({ name }) => name)).toEqual(['two']);
});

test('N16 keeps a reminder of an instrument that only another version of the site has, and sends nothing of it', async () => {
  const { ask, instance, clock, store, service } = await setUp('2026-06-10T12:00:00.000Z');
  await ask('one', 'extreme/NEWUSD', 'reached');
  await instance()();
  clock.advance(40 * 86_400);
  await instance()();
  expect(await store.wishedTopics()).toEqual(['extreme/NEWUSD']);
  expect(service.messages).toEqual([]);
  expect(await store.refreshState('reminders')).toBeNull();
  // As any subscription without a visit for a year.
  clock.advance(330 * 86_400);
  await instance()();
  expect(await store.wishedTopics()).toEqual([]);
});

test('N16 says that an extreme is reached after the reader asked, once, by the limits of the site', async () => {
  const { ask, instance, clock, store, taken } = await setUp('2026-06-10T12:00:00.000Z');
  const read = (long: number) =>
    store.saveSnapshots([
      snapshot({
        symbol: 'EURUSD',
        observedAt: clock.now().toISOString(),
        longPercentage: long,
        shortPercentage: 100 - long,
      }),
    ]);
  const tick = instance();
  const after = async (long: number) => {
    clock.advance(1_200);
    await read(long);
    await tick();
    return taken().length;
  };
  await read(69.9);
  await ask('one', 'extreme/EURUSD', 'reached');
  expect([await after(69.9), await after(70), await after(72), await after(60), await after(71)]).toEqual([
    0, 1, 1, 1, 1,
  ]);
  expect(taken()[0]?.message).toMatchObject({ tag: 'extreme/EURUSD', url: '/vs-traders#EURUSD' });
  // One who asks now learns nothing of what is so already.
  await ask('two', 'extreme/EURUSD', 'reached');
  expect(await after(71)).toBe(1);
});

test.each([
  ['es', 'volume', '70% o más del volumen abierto está en largos'],
  ['es', 'accounts', '70% o más de las cuentas están en largos'],
  ['en', 'volume', '70% or more of open volume is long'],
  ['en', 'accounts', '70% or more of accounts are long'],
] as const)('N16 says in grammatical words what share is at an extreme (%s, %s)', (locale, basis, said) => {
  const reached = { side: 'high', latest: snapshot({ basis, longPercentage: 71 }), since: QUARTER } as const;
  expect(extremeMessage('EURUSD', reached, { locale, zone: 'UTC' }).body).toContain(said);
});

test('N16 tries again after 429 when the service says so, and after a 500, and sends the message once', async () => {
  const { ask, instance, calendar, clock, service, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  calendar.events = [shown(clock.now())];
  service.next({ status: 429, retryAfter: '120' }, { status: 500 });
  const tick = instance();
  const statuses = async (seconds: number) => {
    clock.advance(seconds);
    await tick();
    return service.messages.map(({ status }) => status);
  };
  expect(await statuses(0)).toEqual([429]);
  expect(await statuses(119)).toEqual([429]);
  expect(await statuses(1)).toEqual([429, 500]);
  expect(await statuses(59)).toEqual([429, 500]);
  expect(await statuses(1)).toEqual([429, 500, 201]);
  expect(await statuses(60)).toEqual([429, 500, 201]);
  expect(taken()).toHaveLength(1);
  expect(new Set(service.messages.map(({ topic }) => topic)).size).toBe(1);
});

test('N16 gives a message up when the service asks for a longer wait than it is of use', async () => {
  const { ask, instance, calendar, clock, service } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  calendar.events = [shown(clock.now())];
  service.next({ status: 429, retryAfter: '3600' });
  const tick = instance();
  for (let minute = 0; minute < 20; minute += 1) {
    await tick();
    clock.advance(60);
  }
  expect(service.messages.map(({ status }) => status)).toEqual([429]);
});

test.each([404, 410])('N16 deletes the subscription when the service answers %d', async (status) => {
  const { ask, instance, calendar, clock, service, store } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  await ask('one', 'extreme/EURUSD', 'reached');
  calendar.events = [shown(clock.now())];
  service.next({ status });
  await instance()();
  expect([await store.reminders('one'), await store.wishedTopics()]).toEqual([null, []]);
});

test('N16 a service that does not answer gets few messages, and none is lost when it is back in time', async () => {
  const { ask, instance, calendar, clock, service, taken } = await setUp(QUARTER);
  for (let index = 0; index < 20; index += 1) await ask(`browser-${index}`, TOPIC, 'before');
  calendar.events = [shown(clock.now())];
  service.next(...Array.from({ length: 16 }, () => 'cut' as const));
  const tick = instance();
  await tick();
  expect(service.messages).toHaveLength(16);
  for (let turn = 0; turn < 6; turn += 1) {
    clock.advance(15);
    await tick();
  }
  expect(new Set(taken().map(({ name }) => name)).size).toBe(20);
  expect(taken()).toHaveLength(20);
});

test('N16 readers who sleep do not hold up those who are awake, and who has a message is not read again', async () => {
  const { ask, instance, calendar, clock, store, taken } = await setUp(QUARTER);
  for (let index = 0; index < 300; index += 1)
    await ask(`a-${index}`, TOPIC, 'before', { quietFrom: '00:00', quietTo: '23:59' });
  for (const name of ['b-1', 'b-2', 'b-3']) await ask(name, 'indicator/us-cpi', 'before');
  await ask('b-4', TOPIC, 'before');
  calendar.events = [shown(clock.now(), {}, { indicator: 'us-cpi' })];
  let read = 0;
  const counting: typeof store = {
    ...store,
    wishedBy: async (...asked) => {
      const page = await store.wishedBy(...asked);
      read += page.length;
      return page;
    },
  };
  const tick = instance(counting);
  await tick();
  expect(
    taken()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['b-1', 'b-2', 'b-3', 'b-4']);
  read = 0;
  await tick();
  expect(read).toBe(300);
  calendar.events = [];
  read = 0;
  await tick();
  expect(read).toBe(0);
});

test('N16 two releases of one indicator in one night are two messages', async () => {
  const { ask, instance, calendar, clock, taken } = await setUp('2026-06-10T12:20:00.000Z');
  await ask('one', 'indicator/us-cpi', 'figure');
  clock.advance(6 * 3_600);
  calendar.events = [
    shown(clock.now(), { id: 'a', actual: '0.5%' }, { indicator: 'us-cpi' }),
    shown(
      clock.now(),
      { id: 'b', actual: '0.1%', timeIso: '2026-06-10T18:00:00.000Z' },
      { indicator: 'us-cpi' },
    ),
  ];
  await instance()();
  expect(
    taken()
      .map(({ message }) => message.tag)
      .sort(),
  ).toEqual(['event/a', 'event/b']);
});

test('N16 two instances and a restart between two messages send each of them once', async () => {
  const { ask, instance, calendar, clock, store, taken } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  calendar.events = [shown(clock.now())];
  await Promise.all([instance()(), instance()()]);
  expect(taken()).toHaveLength(1);
  await ask('two', TOPIC, 'before');
  await ask('one', TOPIC, 'before');
  // A restarted process knows only what is stored.
  await Promise.all([instance()(), instance()()]);
  await instance()();
  expect(taken().map(({ name }) => name)).toEqual(['one', 'two']);
  expect(await store.wishedTopics()).toEqual([TOPIC]);
});

test('N16 a message whose process was killed while it was under way is not sent again', async () => {
  const { ask, instance, calendar, clock, store, service } = await setUp(QUARTER);
  await ask('one', TOPIC, 'before');
  calendar.events = [shown(clock.now())];
  const killed = { ...store, settleMessages: async () => Promise.reject(new Error('killed')) };
  await expect(instance(killed)()).rejects.toThrow('killed');
  clock.advance(120);
  await instance()();
  expect(service.messages).toHaveLength(1);
});

test('N16 N14 reminds in English who chose a language that the site has removed since', async () => {
  const { ask, instance, calendar, clock, taken } = await setUp('2026-06-11T12:16:00.000Z');
  await ask('one', TOPIC, 'before', { locale: 'xx' as Locale });
  await ask('two', TOPIC, 'before');
  // The day of the release has its name in the reader's language.
  calendar.events = [shown(clock.now(), { timeIso: '2026-06-11T12:30:00.000Z', movedFrom: RELEASE })];
  await instance()();
  expect(
    taken()
      .map(({ message }) => message.lang)
      .sort(),
  ).toEqual(['en', 'es']);
  expect(taken().find(({ message }) => message.lang === 'en')?.message.body).toContain('June');
});

test('N16 writes nothing while there is no wish', async () => {
  const { instance, store, clock } = await setUp(QUARTER);
  await instance()();
  clock.advance(60);
  await instance()();
  expect(await store.refreshState('reminders')).toBeNull();
});

test.each([
  ['the same day', '2026-06-10T14:00:00.000Z', 'antes era a las 06:30'],
  ['another day', '2026-06-11T12:30:00.000Z', '10 de junio'],
])('N16 an event that its calendar moved to %s names the earlier hour or day', (_day, timeIso, earlier) => {
  const now = new Date('2026-06-10T12:20:00.000Z');
  const event = shown(now, { timeIso, movedFrom: RELEASE });
  const reader = { locale: 'es', zone: 'America/Mexico_City' } as const;
  expect(eventMessage({ kind: 'before', until: 0 }, event, reader, now).body).toContain(earlier);
});

test('N16 says nothing of a forecast where no figure is to come out', () => {
  const event = shown(new Date(QUARTER), {
    title: 'FOMC Press Conference',
    forecast: null,
    previous: null,
    timeIso: '2026-06-10T07:00:00.000Z',
  });
  const bodyIn = (locale: 'es' | 'en') =>
    eventMessage(
      { kind: 'before', until: 0 },
      event,
      { locale, zone: 'America/Mexico_City' },
      new Date('2026-06-10T06:45:00.000Z'),
    ).body;
  expect([bodyIn('es'), bodyIn('en')]).toEqual(['A la 01:00, hora tuya.', 'At 01:00, your time.']);
});
