import type { CookieConsentConfig, CookieValue, Translation } from 'vanilla-cookieconsent';
import { EMBED_VENDORS } from '#content/embeds.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CONSENT_KEY } from '#contracts/storage.ts';
import { CATEGORIES, CONSENT_DAYS, type Measured, revisionOf, VENDORS } from './record.ts';

export interface ConsentOptions {
  readonly locale: Locale;
  /** The analytics service of the brand; null: none, and no banner. */
  readonly measured: Measured | null;
}

/** Settings of the consent library: one entry in local storage, no visitor ids, equal buttons (N3). */
export function libraryConfig(
  { locale, measured }: ConsentOptions,
  onSaved: (choice: CookieValue) => void,
): CookieConsentConfig {
  const services = Object.fromEntries(
    VENDORS.map((id) => [id, { label: translate(locale, `consent.vendor.${id}`) }]),
  );
  return {
    revision: revisionOf(measured),
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: CONSENT_DAYS },
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      [CATEGORIES.necessary]: { enabled: true, readOnly: true },
      ...(measured && { [CATEGORIES.analytics]: {} }),
      [CATEGORIES.embeds]: { services },
    },
    onFirstConsent: ({ cookie }) => onSaved(cookie),
    onChange: ({ cookie }) => onSaved(cookie),
    language: { default: locale, translations: { [locale]: translation(locale, measured) } },
  };
}

function translation(locale: Locale, measured: Measured | null): Translation {
  const names = { name: measured?.name ?? '', companies: companiesIn(locale) };
  const buttons = {
    acceptAllBtn: translate(locale, 'consent.acceptAll'),
    acceptNecessaryBtn: translate(locale, 'consent.rejectAll'),
  };
  const section = (id: 'necessary' | 'analytics' | 'embeds') => ({
    title: translate(locale, `consent.${id}`),
    description: translate(locale, `consent.${id}Text`, names),
    linkedCategory: CATEGORIES[id],
  });
  const preferencesModal = {
    ...buttons,
    title: translate(locale, 'consent.title'),
    savePreferencesBtn: translate(locale, 'consent.save'),
    closeIconLabel: translate(locale, 'consent.close'),
    sections: [
      { description: translate(locale, 'consent.lead') },
      section('necessary'),
      ...(measured ? [section('analytics')] : []),
      section('embeds'),
    ],
  };
  const banner = {
    ...buttons,
    title: translate(locale, 'consent.bannerTitle'),
    description: translate(locale, 'consent.bannerText', names),
    showPreferencesBtn: translate(locale, 'consent.choose'),
  };
  // Without a banner text the library draws no banner; it checks only for a missing translation.
  return { ...(measured && { consentModal: banner }), preferencesModal } as Translation;
}

/** The companies that "accept all" allows, without duplicates: "Myfxbook, Investing.com and TradingView". */
function companiesIn(locale: Locale): string {
  const asked = EMBED_VENDORS.filter(({ id }) => VENDORS.some((vendor) => vendor === id));
  return new Intl.ListFormat(locale).format(new Set(asked.map(({ vendor }) => vendor)));
}
