import { inLocale, type Locale } from '#contracts/locale.ts';
import { blog } from './blog.ts';
import { blogRun } from './blog-run.ts';
import { calculator } from './calculator.ts';
import { calls } from './calls.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { type Entries, type Entry, fill, type Placeholders } from './define.ts';
import { deviceClock } from './device-clock.ts';
import { free } from './free.ts';
import { fxImpact } from './fx-impact.ts';
import { fxImpactEvents } from './fx-impact-events.ts';
import { fxImpactLive } from './fx-impact-live.ts';
import { fxImpactRecord } from './fx-impact-record.ts';
import { fxImpactScreen } from './fx-impact-screen.ts';
import { fxImpactStage } from './fx-impact-stage.ts';
import { hero } from './hero.ts';
import { home } from './home.ts';
import { indicator } from './indicator.ts';
import { legal } from './legal.ts';
import { merch } from './merch.ts';
import { network } from './network.ts';
import { notFound } from './not-found.ts';
import { offline } from './offline.ts';
import { owner } from './owner.ts';
import { pages } from './pages.ts';
import { payment } from './payment.ts';
import { picture } from './picture.ts';
import { proof } from './proof.ts';
import { reminders } from './reminders.ts';
import { risk } from './risk.ts';
import { riskLab } from './risk-lab.ts';
import { riskLabSimulation } from './risk-lab-simulation.ts';
import { roadmap } from './roadmap.ts';
import { services } from './services.ts';
import { shareBasis } from './share-basis.ts';
import { shell } from './shell.ts';
import { shellFooter } from './shell-footer.ts';
import { simulator } from './simulator.ts';
import { sources } from './sources.ts';
import { toasts } from './toasts.ts';
import { vip } from './vip.ts';
import { voices } from './voices.ts';
import { vsTraders } from './vs-traders.ts';
import { vsTradersBoard } from './vs-traders-board.ts';
import { vsTradersCards } from './vs-traders-cards.ts';
import { vsTradersHistory } from './vs-traders-history.ts';
import { vsTradersPage } from './vs-traders-page.ts';
import { vsTradersPositioning } from './vs-traders-positioning.ts';

/** Every text of the site. */
export const entries = {
  ...shareBasis,
  ...shell,
  ...shellFooter,
  ...reminders,
  ...risk,
  ...calls,
  ...home,
  ...hero,
  ...services,
  ...simulator,
  ...proof,
  ...roadmap,
  ...calculator,
  ...voices,
  ...vsTraders,
  ...vsTradersPage,
  ...vsTradersBoard,
  ...vsTradersCards,
  ...vsTradersHistory,
  ...vsTradersPositioning,
  ...fxImpact,
  ...fxImpactEvents,
  ...fxImpactLive,
  ...fxImpactRecord,
  ...fxImpactScreen,
  ...fxImpactStage,
  ...sources,
  ...picture,
  ...indicator,
  ...deviceClock,
  ...pages,
  ...notFound,
  ...contact,
  ...legal,
  ...offline,
  ...owner,
  ...toasts,
  ...blog,
  ...blogRun,
  ...vip,
  ...free,
  ...merch,
  ...network,
  ...payment,
  ...consent,
  ...riskLab,
  ...riskLabSimulation,
} as const satisfies Entries;

export type MessageKey = keyof typeof entries;

type Filled<Names extends string> = readonly [values: Readonly<Record<Names, string | number>>];

/**
 * The values that a text takes: none, or one for each `{{name}}` of its note. A key that does not exist takes what it is
 * given, so that the compiler blames the key.
 */
type Values<Key extends MessageKey> = [MessageKey] extends [Key]
  ? readonly [] | Filled<string>
  : [Placeholders<(typeof entries)[Key]['note']>] extends [never]
    ? readonly []
    : Filled<Placeholders<(typeof entries)[Key]['note']>>;

/** The text of a key in a language with its values filled in. A missing text falls back to English, then to the key (A3). */
export function translate<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...[values]: Values<Key>
): string {
  const entry: Entry | undefined = entries[key];
  const text = entry ? inLocale(entry, locale) : key;
  return values === undefined ? text : fill(text, values);
}

/** The text of a key with its placeholders still in it: what a script of the page fills in later. */
export function rawText(locale: Locale, key: MessageKey): string {
  const entry: Entry = entries[key];
  return inLocale(entry, locale);
}

/** The keys whose text a language leaves out: what `npm run doctor` reports. */
export function missingTexts(locale: Locale): readonly string[] {
  return Object.entries<Entry>(entries).flatMap(([key, entry]) => (entry[locale] === undefined ? [key] : []));
}

/** All texts of a language by key, placeholders unfilled. */
export function allTexts(locale: Locale): Readonly<Record<MessageKey, string>> {
  const keys = Object.keys(entries) as MessageKey[];
  return Object.fromEntries(keys.map((key) => [key, rawText(locale, key)])) as Record<MessageKey, string>;
}
