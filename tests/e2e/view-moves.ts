import type { Page } from '@playwright/test';

/** A view transition that the page has begun. A name is written as "part name", as in "agenda-row shared-name". */
interface ViewMove {
  /** Names at the call, of which the browser takes the old picture. */
  readonly before: readonly string[];
  /** Names after the change, of which it takes the new picture; null until then. */
  after: readonly string[] | null;
  /** Names that move from their old place to their new one; null if it has not begun. */
  moved: readonly string[] | null;
}

interface Recorder {
  readonly moves: ViewMove[];
  readonly names: () => string[];
  /** Whether the next one waits after its change, while the browser paints nothing. */
  isHeld: boolean;
  release: () => void;
  /** Ends the last one. */
  end: () => void;
}

type Recorded = typeof globalThis & { viewMoves: Recorder };

/**
 * Records each view transition of a page from its start on, and stops it at its first frame until the next one begins or
 * `end`: a test reads and presses the same on a machine of any speed.
 */
export async function recordViewMoves(page: Page) {
  await page.addInitScript(() => {
    const names = () =>
      [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap((one) => {
        const name = one.style.viewTransitionName;
        const place = one.closest<HTMLElement>('[data-part="event-detail"], [data-event-id]');
        return name === '' ? [] : `${place?.dataset.part} ${name}`;
      });
    const recorder: Recorder = { moves: [], names, isHeld: false, release: () => {}, end: () => {} };
    (window as unknown as Recorded).viewMoves = recorder;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update, types } = options as { update: () => void; types: string[] };
      const move: ViewMove = { before: names(), after: null, moved: null };
      recorder.moves.push(move);
      const { promise, resolve } = Promise.withResolvers<void>();
      if (recorder.isHeld) recorder.release = resolve;
      else resolve();
      const begun = start({
        types,
        update: () => {
          update();
          move.after = names();
          return promise;
        },
      });
      const stop = () => {
        const parts = document.getAnimations().flatMap((animation) => {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          if (!pseudoElement?.startsWith('::view-transition')) return [];
          animation.pause();
          return pseudoElement;
        });
        // A group has an animation of its own when it has both an old and a new place. The page itself is one more.
        move.moved = parts
          .flatMap((part) => /^::view-transition-group\((?!root)(.+)\)$/.exec(part)?.[1] ?? [])
          .sort();
      };
      begun.ready.then(stop, () => {});
      recorder.end = () => begun.skipTransition();
      return begun;
    };
  });
  const inPage = <Result>(read: (recorder: Recorder) => Result) =>
    page.evaluate(`(${read})(viewMoves)`) as Promise<Result>;
  return {
    moves: () => inPage(({ moves }): readonly ViewMove[] => moves),
    /** Names that elements have now. */
    names: () => inPage(({ names }) => names()),
    /** Makes the next one wait after its change, until `release`. */
    hold: () => inPage((recorder) => void Object.assign(recorder, { isHeld: true })),
    release: () =>
      inPage((recorder) => {
        recorder.isHeld = false;
        recorder.release();
      }),
    end: () => inPage(({ end }) => end()),
  };
}
