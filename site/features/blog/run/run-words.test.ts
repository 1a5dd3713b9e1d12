import { describe, expect, it } from 'vitest';
import { EPIC_RUN, PHASES } from '#content/articles/24h-epic-run/run.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { phaseText, resultText, runFigures } from './run-words.ts';

/** Of these the case reports nothing: no price, no stop, no target, no level, and not what two entries had in common. */
const UNREPORTED = /stop|take profit|target|nivel|level|mismo|same|plan\b|antemano|beforehand|anota|written/i;

describe.each(BASE_LOCALES)('G13 the 24-hour case in %s', (locale) => {
  it('G13 each point of the day says its distance from the one before and the figure reported with it', () => {
    const texts = PHASES.map((phase) => phaseText(phase, locale));
    const known = ['', '6 h 30 min', '6 h 15 min', '5 h 35 min', '5 h 39 min'];
    for (const [index, hours] of known.entries()) expect(texts[index]).toContain(hours);
    expect(texts[1]).toContain(`1:${EPIC_RUN.freeRatio}`);
    expect(texts[2]).toContain(`1:${EPIC_RUN.vipRatio}`);
    expect(texts[3]).toContain(runFigures(locale).funded);
  });

  it('G13 adds nothing to points and pictures that the case does not report', () => {
    for (const phase of PHASES) {
      expect(phaseText(phase, locale)).not.toMatch(UNREPORTED);
      expect(phaseText(phase, locale) + resultText(phase, locale)).not.toMatch(/\{\{/);
    }
  });

  it('G13 the pictures of time give both clock times or the span between them', () => {
    const first = resultText(1, locale);
    for (const part of ['00:00', '06:30', '6 h 30 min']) expect(first).toContain(part);
    expect(resultText(5, locale)).toContain('17 h 29 min');
  });

  it('G13 the funded account’s picture is the sum of what two cards report', () => {
    for (const part of ['0.5%', '1%', '100,000 USD', '500 USD', '1,000 USD'])
      expect(resultText(4, locale)).toContain(part);
  });

  it('G13 the lesson on precision names both things a ratio is made of, as the article does', () => {
    const lesson = translate(locale, 'run.lesson.precision.text');
    expect(lesson).toMatch(/stop/);
    expect(lesson).toMatch(/take profit|target/);
  });
});
