import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sectionWords } from '#content/messages/dictionary.ts';
import { LOCALES } from '#contracts/locale.ts';
import {
  type ChannelCheck,
  FAKE_REASONS,
  fake,
  OFFICIAL_REASONS,
  UNKNOWN_REASONS,
  unknown,
} from '#domain/official-channel-verdict.ts';
import { CheckAnswer } from './CheckAnswer.tsx';

/** What each verdict says, and what none of the others may. */
const SAID = {
  es: { official: /^Es oficial$/, fake: /^No es oficial$/, unknown: /^No lo reconocemos$/ },
  en: { official: /official$/i, fake: /not official$/i, unknown: /not? (recogni[sz]|know)/i },
} as const;
/** What a reader of each does next: open it, or nothing of the kind. */
const ADVISED = {
  es: { official: /^Puedes abrirlo/, fake: /^No lo abras.*no pagues/, unknown: /^Trátalo como no oficial/ },
  en: { official: /^You can open it/, fake: /^Do not open.*pay/, unknown: /^Treat it as not official/ },
} as const;

const CHECKS: readonly ChannelCheck[] = [
  ...OFFICIAL_REASONS.map((reason) => ({ verdict: 'official', reason, channels: [] }) as const),
  ...FAKE_REASONS.map(fake),
  ...UNKNOWN_REASONS.map(unknown),
];

describe.each(LOCALES)('N9 the answer in %s', (locale) => {
  it.each(CHECKS.map((check) => [check.verdict, check.reason, check] as const))(
    'N9 %s (%s) in its own words, with its own advice',
    (verdict, reason, check) => {
      if (verdict === 'unreadable') throw new Error('nothing was checked');
      const words = sectionWords(locale, 'checker');
      const $ = load(renderToStaticMarkup(<CheckAnswer words={words} answer={{ ...check, host: null }} />));
      const answer = $(`[data-verdict="${verdict}"][data-reason="${reason}"]`);
      const lines = answer
        .find('> p')
        .toArray()
        .map((one) => $(one).text());
      expect(lines[0]).toMatch(SAID[locale][verdict]);
      if (verdict === 'official') expect(lines[0]).not.toMatch(/\b(no|not)\b/i);
      expect(lines.at(-1)).toMatch(ADVISED[locale][verdict]);
    },
  );
});
