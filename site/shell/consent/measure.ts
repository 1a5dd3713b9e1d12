import type { ConsentOptions } from './library.ts';
import { currentRecord, onChange } from './port.ts';
import { type Measured, saysOf } from './record.ts';
import { trustScript } from './trusted.ts';

/** A measuring service with what its script element carries. */
export interface Measuring extends Measured {
  readonly data?: Readonly<Record<string, string>> | undefined;
}

let isWatching = false;

/** Starts the owner's measuring service once the reader allowed it, and asks a reader who was not asked yet (N3). */
export async function measure(options: ConsentOptions & { readonly measured: Measuring }): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const { measured } = options;
  let runs = false;
  const follow = () => {
    const allowed = saysOf(currentRecord(), measured);
    if (allowed === true && !runs) {
      runs = true;
      load(measured);
    }
    // A script that runs cannot be stopped but by leaving the page.
    if (allowed === false && runs) window.location.reload();
  };
  onChange(follow);
  follow();
  if (saysOf(currentRecord(), measured) === null) {
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
