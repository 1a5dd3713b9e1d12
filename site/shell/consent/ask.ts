import { reset, run, show, showPreferences } from 'vanilla-cookieconsent';
import libraryCss from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';
import { CONSENT_KEY } from '#contracts/storage.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import ownCss from './consent.css?inline';
import { type ConsentOptions, libraryConfig } from './library.ts';
import { announce, currentRecord, keep } from './port.ts';
import { forCurrentService, type Measured, NO_VISITOR_ID } from './record.ts';
import { trustConsentWords } from './trusted.ts';

/** Opens the dialog where the visitor makes, changes and withdraws choices. */
export async function openPreferences(options: ConsentOptions): Promise<void> {
  await start(options);
  showPreferences();
}

/** Shows the banner; it asks only when an analytics service needs an answer. */
export async function showBanner(options: ConsentOptions): Promise<void> {
  await start(options);
  show(true);
}

/** Buttons of the dialog and the banner that make a choice. */
const CHOICE_BUTTONS = ['all', 'necessary', 'save']
  .map((role) => `#cc-main [data-role="${role}"]`)
  .join(', ');
let isListening = false;
/** The analytics service that the dialog last asked about. */
let asked: Measured | null = null;

/** The library does not report a choice equal to the last one. Content loaded by one click needs that report too. */
function announceEveryChoice(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(CHOICE_BUTTONS))) return;
    const record = currentRecord();
    const answer = record && forCurrentService(record, asked);
    if (answer !== record && answer) keep(answer);
    else announce();
  });
}

/**
 * Each start reads the stored choice: a click on an embed may have changed it. Without one, the library would give
 * the visitor an id.
 */
async function start(options: ConsentOptions): Promise<void> {
  await globalThis.wordsReady?.();
  trustConsentWords();
  announceEveryChoice();
  adoptSheets(document, [libraryCss, ownCss]);
  reset();
  asked = options.measured;
  const record = currentRecord();
  const known = record && forCurrentService(record, asked);
  // Until the visitor answers, the stored choice stays; without an earlier choice, nothing is stored.
  if (known !== record || record === null) write(JSON.stringify(known ?? { consentId: NO_VISITOR_ID }));
  await run(libraryConfig(options, keep));
  if (known !== record || record === null) write(record && JSON.stringify(record));
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(CONSENT_KEY);
    else localStorage.setItem(CONSENT_KEY, text);
  } catch {}
}
