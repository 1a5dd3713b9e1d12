import { type ComponentType, createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageAnswers } from '#contracts/live-answers.ts';
import { carryAnswers } from '#site/lib/query/page-answers.ts';
import { RenderMoment } from '#site/ui/render-moment.ts';
import { learnTime } from '#site/ui/server-time.ts';
import { slotsOf } from './slots.ts';

/** The file with the answers of a live page: false where there is none. Asked for and arrived by `performance.now()`. */
export type AnswersFile = [
  headers: Headers,
  askedAt: number,
  arrivedAt: number,
  answers: PageAnswers['answers'] | false,
];

/** An island that may have come with figures: then `data-at` is their moment. */
export interface LiveIsland extends HTMLElement {
  /** Set by `client:live`; null where no file came. */
  answers?: Promise<AnswersFile | null>;
}

interface How {
  /** The directive of the island. */
  readonly client: string | null;
}

/**
 * Starts the component of an island, in place of @astrojs/react's own client: that writes slots as HTML, which the policy
 * of our pages forbids, and reports as an uncaught error what React repairs. Where others, such as a translator, take
 * away what React wants to change later, the island is rendered again instead of left empty (K9, N10). Figures are hydrated
 * from the moment and the answers that they were rendered from; without the answers the component takes their place (N12).
 */
export default function startIsland(island: LiveIsland) {
  return async (Part: ComponentType, props: object, _slots: object, { client }: How): Promise<void> => {
    const moment = island.answers ? await carriedMoment(island) : null;
    if (!island.hasAttribute('ssr')) return;
    // An island that moves in the page starts again, maybe before Astro removes its mark.
    island.removeAttribute('ssr');
    const part = createElement(Part, { ...props, ...slotsOf(island) });
    const element = createElement(RenderMoment, { value: moment }, part);
    const options = () => ({
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onRecoverableError: reportRepair,
      onUncaughtError: onceOnOthers(() => {
        island.replaceChildren();
        createRoot(island, options()).render(element);
      }),
    });
    const render = () => createRoot(island, options()).render(element);
    if (island.answers) passClicks(island);
    if (island.answers && moment === null) return flushSync(render);
    startTransition(() => {
      if (client === 'only') render();
      else hydrateRoot(island, element, options());
    });
  };
}

/** Keeps the answers of the page for its queries, and learns the time; null without answers. */
async function carriedMoment(island: LiveIsland): Promise<number | null> {
  const file = await island.answers;
  if (!file) return null;
  const [headers, askedAt, arrivedAt, answers] = file;
  learnTime(headers, askedAt, arrivedAt);
  if (!answers) return null;
  const at = Number(island.dataset.at);
  carryAnswers({ at, answers });
  return at;
}

/** A click on a button that React has replaced by then goes to the new one of the same name and place. */
function passClicks(island: Element): void {
  for (const button of island.querySelectorAll('button')) {
    const alike = () => [
      ...island.querySelectorAll<HTMLElement>(`button[data-part="${button.dataset.part}"]`),
    ];
    const place = alike().indexOf(button);
    button.onclick = () => {
      if (!button.isConnected) alike()[place]?.click();
    };
  }
}

/** Runs `repair` at the first error that says that a node is no longer where React put it; reports all other errors. */
function onceOnOthers(repair: () => void): (error: unknown) => void {
  let isRepaired = false;
  return (error) => {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) return reportError(error);
    if (isRepaired) return;
    isRepaired = true;
    reportRepair(error);
    queueMicrotask(repair);
  };
}

/** For those who look for it: the visitor has all contents, so it goes to the lowest level. */
function reportRepair(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: in development it names the difference, and our browser tests fail on it
  console[import.meta.env.DEV ? 'error' : 'debug']('React rendered an island again.', error);
}
