import type { Locale } from '#contracts/locale.ts';
import * as blog from './blog.ts';
import * as blogRun from './blog-run.ts';
import * as calculator from './calculator.ts';
import * as consent from './consent.ts';
import * as contact from './contact.ts';
import * as free from './free.ts';
import * as fxImpact from './fx-impact.ts';
import * as fxImpactEvents from './fx-impact-events.ts';
import * as fxImpactLive from './fx-impact-live.ts';
import * as home from './home.ts';
import * as legal from './legal.ts';
import * as merch from './merch.ts';
import * as network from './network.ts';
import * as notFound from './not-found.ts';
import * as pages from './pages.ts';
import * as payment from './payment.ts';
import * as proof from './proof.ts';
import * as roadmap from './roadmap.ts';
import * as services from './services.ts';
import * as shell from './shell.ts';
import * as shellFooter from './shell-footer.ts';
import * as simulator from './simulator.ts';
import * as toasts from './toasts.ts';
import * as vip from './vip.ts';
import * as voices from './voices.ts';
import * as vsTraders from './vs-traders.ts';
import * as vsTradersCards from './vs-traders-cards.ts';
import * as vsTradersHistory from './vs-traders-history.ts';
import * as vsTradersPage from './vs-traders-page.ts';
import * as vsTradersPositioning from './vs-traders-positioning.ts';
import { fill, type Placeholders } from './words.ts';

const notes = {
  ...shell.notes,
  ...shellFooter.notes,
  ...home.notes,
  ...services.notes,
  ...simulator.notes,
  ...proof.notes,
  ...roadmap.notes,
  ...calculator.notes,
  ...voices.notes,
  ...vsTraders.notes,
  ...vsTradersPage.notes,
  ...vsTradersCards.notes,
  ...vsTradersHistory.notes,
  ...vsTradersPositioning.notes,
  ...fxImpact.notes,
  ...fxImpactEvents.notes,
  ...fxImpactLive.notes,
  ...pages.notes,
  ...notFound.notes,
  ...contact.notes,
  ...legal.notes,
  ...toasts.notes,
  ...blog.notes,
  ...blogRun.notes,
  ...vip.notes,
  ...free.notes,
  ...merch.notes,
  ...network.notes,
  ...payment.notes,
  ...consent.notes,
};
type Notes = typeof notes;
export type MessageKey = keyof Notes;

/** Every text of the site, per language. */
export const dictionary: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
  es: {
    ...shell.es,
    ...shellFooter.es,
    ...home.es,
    ...services.es,
    ...simulator.es,
    ...proof.es,
    ...roadmap.es,
    ...calculator.es,
    ...voices.es,
    ...vsTraders.es,
    ...vsTradersPage.es,
    ...vsTradersCards.es,
    ...vsTradersHistory.es,
    ...vsTradersPositioning.es,
    ...fxImpact.es,
    ...fxImpactEvents.es,
    ...fxImpactLive.es,
    ...pages.es,
    ...notFound.es,
    ...contact.es,
    ...legal.es,
    ...toasts.es,
    ...blog.es,
    ...blogRun.es,
    ...vip.es,
    ...free.es,
    ...merch.es,
    ...network.es,
    ...payment.es,
    ...consent.es,
  },
  en: {
    ...shell.en,
    ...shellFooter.en,
    ...home.en,
    ...services.en,
    ...simulator.en,
    ...proof.en,
    ...roadmap.en,
    ...calculator.en,
    ...voices.en,
    ...vsTraders.en,
    ...vsTradersPage.en,
    ...vsTradersCards.en,
    ...vsTradersHistory.en,
    ...vsTradersPositioning.en,
    ...fxImpact.en,
    ...fxImpactEvents.en,
    ...fxImpactLive.en,
    ...pages.en,
    ...notFound.en,
    ...contact.en,
    ...legal.en,
    ...toasts.en,
    ...blog.en,
    ...blogRun.en,
    ...vip.en,
    ...free.en,
    ...merch.en,
    ...network.en,
    ...payment.en,
    ...consent.en,
  },
};

/** Values a key's text takes: none, or one for each `{{name}}` its note lists. */
type Values<Key extends MessageKey> = [Placeholders<Notes[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Notes[Key]>, string | number>>];

/** The text for a key: asked language, then English, then the key itself (SPEC A3). */
export function translate<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...[values]: Values<Key>
): string {
  const text = dictionary[locale][key] ?? dictionary.en[key] ?? key;
  return values === undefined ? text : fill(text, values);
}

export type Section = MessageKey extends infer Key
  ? Key extends `${infer Name}.${string}`
    ? Name
    : never
  : never;
export type SectionWords<Name extends Section> = Readonly<
  Record<Extract<MessageKey, `${Name}.${string}`>, string>
>;

/** All texts of one section, placeholders unfilled: what a page hands to an island. */
export function sectionWords<Name extends Section>(locale: Locale, section: Name): SectionWords<Name> {
  const own = Object.entries(dictionary[locale]).filter(([key]) => key.startsWith(`${section}.`));
  return Object.fromEntries(own) as SectionWords<Name>;
}
