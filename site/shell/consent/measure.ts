import type { ConsentOptions } from './library.ts';
import { currentRecord, onChange } from './port.ts';
import { analyticsAnswer, type Measured } from './record.ts';
import { trustScript } from './trusted.ts';

/** An analytics service with the data attributes of its script. */
export interface Measuring extends Measured {
  readonly data?: Readonly<Record<string, string>> | undefined;
  /** It needs no consent, and is not for visitors who object. */
  readonly exempt?: true | undefined;
}

let isWatching = false;

/** Starts the analytics service when the visitor allows it, and asks a visitor who has no answer yet (N3). */
export async function measure(options: ConsentOptions & { readonly measured: Measuring }): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const { measured } = options;
  if (measured.exempt) {
    const { globalPrivacyControl, doNotTrack } = navigator;
    if (!globalPrivacyControl && doNotTrack !== '1') load(measured);
    return;
  }
  let runs = false;
  const follow = () => {
    const allowed = analyticsAnswer(currentRecord(), measured);
    if (allowed === true && !runs) {
      runs = true;
      load(measured);
    }
    // Only leaving the page stops a running script.
    if (allowed === false && runs) window.location.reload();
  };
  onChange(follow);
  follow();
  if (analyticsAnswer(currentRecord(), measured) === null) {
    const { showBanner } = await import('./ask.ts');
    await showBanner(options);
  }
}

function load({ script, data = {} }: Measuring): void {
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(data)) element.setAttribute(`data-${name}`, value);
  element.async = true;
  element.src = trustScript(script);
  document.head.append(element);
}
