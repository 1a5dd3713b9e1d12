import { expect, test } from 'vitest';
import { observation } from '../official/testing.ts';
import { calendarEvent, recordRefresh } from '../testing/fixtures.ts';
import { setUp } from './testing/calendar-setup.ts';

const DUE = '2026-06-10T11:30:00.000Z';
const cpi = () => calendarEvent({ title: 'CPI m/m', timeIso: DUE, actual: '0.4%' });
const april = observation({ period: '2026-04', value: '330.100', firstSeenAt: '2026-05-12T12:30:00.000Z' });

test('N11 N2 an entry has the official figure, its publisher, and a later SEQUENCE and stamp once it is out', async () => {
  const { store, eventsAt, passMinute } = await setUp([cpi()]);
  await store.saveObservations([april]);
  const [before] = await eventsAt('/calendar.ics?lang=en');
  expect(before?.description).toContain('Actual: 0.4%');
  const seen = { period: '2026-05', firstSeenAt: '2026-06-10T11:33:00.000Z' };
  await store.saveObservations([observation(seen)]);
  passMinute();
  const [after] = await eventsAt('/calendar.ics?lang=en');
  expect(after?.description).toContain('Actual: 0.3%');
  expect(after?.description).toContain(
    'Our calculation from official data: U.S. Bureau of Labor Statistics (https://www.bls.gov/',
  );
  expect(after).toMatchObject({ sequence: (before?.sequence ?? 0) + 1980, stamp: '2026-06-10T11:33:00Z' });
  const single = await eventsAt(`/calendar/event.ics?id=${cpi().id}&lang=es`);
  expect(single[0]?.description).toContain('Cálculo nuestro con datos oficiales');
});

test('N11 N2 an entry says that the official figure is not out yet, once the publisher was read', async () => {
  const { store, eventsAt } = await setUp([cpi()]);
  await store.saveObservations([april]);
  await recordRefresh(store, 'official/bls', '2026-06-10T11:45:00.000Z');
  const [event] = await eventsAt('/calendar.ics?lang=es');
  expect(event?.description).toContain('U.S. Bureau of Labor Statistics: aún no salía');
});
