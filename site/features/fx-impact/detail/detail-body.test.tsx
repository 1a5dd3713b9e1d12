import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { DetailBody } from './DetailBody.tsx';

vi.hoisted(() => Object.assign(globalThis, { location: { href: 'https://marca.example/fx-impact' } }));
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));
vi.mock('#site/lib/reminders/RemindButton.tsx', () => ({
  RemindButton: ({ stages = [] }: { readonly stages?: readonly string[] }) => (
    <button type="button" id="remind" value={stages.join()} />
  ),
}));
vi.mock('#site/features/fx-impact/picture/EventPicture.tsx', () => ({ EventPicture: () => null }));

const remindIn = (over: Partial<EconomicEvent>) => {
  const event = eventAt(60, over);
  const body = (
    <DetailBody
      {...{ event, past: 'reading', heading: 'heading' }}
      zone="mexico"
      locale="es"
      brandName="Marca"
    />
  );
  return load(renderToStaticMarkup(body))('#remind');
};

test('N16 N11 offers a reminder of an event to come, and none of one that is called off', () => {
  const reminders = (schedule: Partial<EconomicEvent['schedule']>) =>
    remindIn({ schedule: schedule as EconomicEvent['schedule'] }).length;
  const said = { publisher: 'BEA', link: 'https://publisher.example', to: null, from: null, seen: null };
  expect(reminders({ ...said, state: 'confirmed' })).toBe(1);
  expect(reminders({ ...said, state: 'cancelled' })).toBe(0);
  expect(reminders({ ...said, state: 'late' })).toBe(0);
});

test('N16 offers only what can come: nothing of a holiday, no figure of a speech', () => {
  expect(remindIn({ time_iso: '2026-06-11', local_time: null })).toHaveLength(0);
  expect(remindIn({ forecast: null, previous: null }).val()).toBe('before');
  expect(remindIn({}).val()).toBe('before,figure');
});
