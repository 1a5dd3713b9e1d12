import * as library from 'vanilla-cookieconsent';
import libraryCss from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';
import { CONSENT_KEY } from '#contracts/storage.ts';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import ownCss from './consent.css?inline';
import { type ConsentOptions, libraryConfig } from './library.ts';
import { announce, currentRecord, keep } from './port.ts';
import { askedAnew, type Measured, UNNUMBERED } from './record.ts';
import { trustConsentWords } from './trusted.ts';

/** Opens the dialog where every choice can be made, changed and taken back. */
export async function openPreferences(options: ConsentOptions): Promise<void> {
  await start(options);
  library.showPreferences();
}

/** Shows the banner; it asks only where a measuring service needs an answer. */
export async function showBanner(options: ConsentOptions): Promise<void> {
  await start(options);
  library.show(true);
}

/** Buttons of the dialog and the banner that are a choice. */
const CHOOSING = ['all', 'necessary', 'save'].map((role) => `#cc-main [data-role="${role}"]`).join(', ');
let isHeard = false;
/** What the dialog last asked about. */
let asked: Measured | null = null;

/** The library is silent about a choice that equals the last; content loaded by one click has to hear of it too. */
function hearEveryChoice(): void {
  if (isHeard) return;
  isHeard = true;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(CHOOSING))) return;
    const record = currentRecord();
    const answer = record && askedAnew(record, asked);
    if (answer !== record && answer) keep(answer);
    else announce();
  });
}

/** Each start reads what is stored: a click on an embed may have changed it. A new reader would get a number of his own. */
async function start(options: ConsentOptions): Promise<void> {
  await globalThis.wordsReady?.();
  trustConsentWords();
  hearEveryChoice();
  adoptSheets(document, [libraryCss, ownCss]);
  library.reset();
  asked = options.measured;
  const record = currentRecord();
  const known = record && askedAnew(record, asked);
  // Until the reader answers, his choice stays what it was; of one who chose nothing yet, nothing stays.
  if (known !== record || record === null) write(JSON.stringify(known ?? { consentId: UNNUMBERED }));
  await library.run(libraryConfig(options, keep));
  if (known !== record || record === null) write(record && JSON.stringify(record));
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(CONSENT_KEY);
    else localStorage.setItem(CONSENT_KEY, text);
  } catch {}
}
