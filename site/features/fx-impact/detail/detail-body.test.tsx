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
  RemindButton: () => <button type="button" id="remind" />,
}));
vi.mock('#site/features/fx-impact/picture/EventPicture.tsx', () => ({ EventPicture: () => null }));

test('N16 N11 offers a reminder of an event to come, and none of one that is called off', () => {
  const reminders = (schedule: Partial<EconomicEvent['schedule']>) => {
    const event = eventAt(60, { schedule: schedule as EconomicEvent['schedule'] });
    const body = (
      <DetailBody
        {...{ event, past: 'reading', heading: 'heading' }}
        zone="mexico"
        locale="es"
        brandName="Marca"
      />
    );
    return load(renderToStaticMarkup(body))('#remind').length;
  };
  const said = { publisher: 'BEA', link: 'https://publisher.example', to: null, from: null, seen: null };
  expect(reminders({ ...said, state: 'confirmed' })).toBe(1);
  expect(reminders({ ...said, state: 'cancelled' })).toBe(0);
  expect(reminders({ ...said, state: 'late' })).toBe(0);
});
