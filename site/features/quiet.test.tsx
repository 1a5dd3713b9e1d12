import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Toasts } from '#site/lib/toasts/Toasts.tsx';
import { NearPages } from './not-found/NearPages.tsx';
import { SentimentBoard } from './vs-traders/board/SentimentBoard.tsx';
import { CrowdRow } from './vs-traders/positioning/CrowdRow.tsx';
import { usePositioning } from './vs-traders/positioning/usePositioning.ts';

interface ProbeProps {
  readonly island: () => ReactNode;
  readonly onReturn: (result: ReactNode) => void;
}

/** Astro calls an island like this to learn whether it is React's: it must return an element. */
function Probe({ island, onReturn }: ProbeProps) {
  onReturn(island());
  return null;
}

function Positioning() {
  return usePositioning('EURUSD', null).state;
}

test.each([
  ['Toasts', () => Toasts({ locale: 'en' })],
  ['NearPages', () => NearPages()],
])('J7 %s is an element before it hydrates, so that Astro knows it as React’s', (_name, island) => {
  const onReturn = vi.fn();
  renderToStaticMarkup(<Probe island={island} onReturn={onReturn} />);
  expect(isValidElement(onReturn.mock.lastCall?.[0])).toBe(true);
});

test('E2 N8 parts that read an answer of another component log nothing when they render', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderToStaticMarkup(
    <>
      <SentimentBoard open={null} onOpen={() => {}} detailOf={() => null} backend={null} locale="en" />
      <CrowdRow symbol="EURUSD" locale="en" />
      <Positioning />
    </>,
  );
  expect(log).not.toHaveBeenCalled();
});
