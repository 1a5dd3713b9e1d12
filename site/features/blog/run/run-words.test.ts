import { describe, expect, it } from 'vitest';
import { PHASES } from '#content/articles/day.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { phaseText, resultText, runFigures } from './run-words.ts';
import { DAY } from './sample-day.ts';

/** Of these the case reports nothing: no price, no stop, no target, no level, and not what two entries had in common. */
const UNREPORTED = /stop|take profit|target|nivel|level|mismo|same|plan\b|antemano|beforehand|anota|written/i;

describe.each(BASE_LOCALES)('G13 the 24-hour case in %s', (locale) => {
  it('G13 each point of the day says its distance from the one before and the figure reported with it', () => {
    const texts = PHASES.map((phase) => phaseText(phase, DAY, locale));
    const known = ['', '6 h 30 min', '6 h 15 min', '5 h 35 min', '5 h 39 min'];
    for (const [index, hours] of known.entries()) expect(texts[index]).toContain(hours);
    expect(texts[1]).toContain(`1:${DAY.freeRatio}`);
    expect(texts[2]).toContain(`1:${DAY.vipRatio}`);
    expect(texts[3]).toContain(runFigures(DAY, locale).funded);
  });

  it('G13 adds nothing to points and pictures that the case does not report', () => {
    for (const phase of PHASES) {
      expect(phaseText(phase, DAY, locale)).not.toMatch(UNREPORTED);
      expect(phaseText(phase, DAY, locale) + resultText(phase, DAY, locale)).not.toMatch(/\{\{/);
    }
  });

  it('G13 the pictures of time give both clock times or the span between them', () => {
    const first = resultText(1, DAY, locale);
    for (const part of ['00:00', '06:30', '6 h 30 min']) expect(first).toContain(part);
    expect(resultText(5, DAY, locale)).toContain('17 h 29 min');
  });

  it('G13 the funded account’s picture is the sum of what two cards report', () => {
    for (const part of ['0.5%', '1%', '100,000 USD', '500 USD', '1,000 USD'])
      expect(resultText(4, DAY, locale)).toContain(part);
  });

  it('G13 the lesson on precision names both things a ratio is made of, as the article does', () => {
    const lesson = translate(locale, 'run.lesson.precision.text');
    expect(lesson).toMatch(/stop/);
    expect(lesson).toMatch(/take profit|target/);
  });
});
