import { describe, expect, it } from 'vitest';
import { isRevised, previousRevisedFrom } from './revised.ts';

describe('revised figures', () => {
  it.each([
    ['0.2%', '0.1%', true],
    ['1.5%', '1.53%', false],
    ['1.5%', '1.56%', true],
    ['4.61B', 'A$4.608B', false],
    ['201K', '0.2M', false],
    ['-1.3%', '-1.1%', true],
    ['Pass', 'Fail', false],
    ['0.2%', '0.2', false],
    [null, '0.2%', false],
  ])('K3 %s then %s: %s', (earlier, later, revised) => {
    expect(isRevised(earlier, later)).toBe(revised);
  });

  const event = { timeIso: '2026-06-10T12:30:00.000Z', previous: '0.1%' };
  const change = (seenAt: string, before: string | null, field = 'previous') => ({ seenAt, before, field });

  it('K3 keeps the first "previous" next to the revised figure', () => {
    const changes = [change('2026-06-10T12:31:00.000Z', '0.2%'), change('2026-06-10T13:00:00.000Z', '0.3%')];
    expect(previousRevisedFrom(event, changes)).toBe('0.2%');
  });

  it.each([
    ['a correction of the listing before the release', [change('2026-06-10T09:00:00.000Z', '0.2%')]],
    ['a figure that was missing before', [change('2026-06-10T12:31:00.000Z', null)]],
    ['another field', [change('2026-06-10T12:31:00.000Z', '0.2%', 'forecast')]],
    ['a change that was taken back', [change('2026-06-10T12:31:00.000Z', '0.1%')]],
    [
      'figures of another calendar, which replace the forecast too',
      [change('2026-06-10T12:31:00.000Z', '0.2%'), change('2026-06-10T12:31:00.000Z', '0.3%', 'forecast')],
    ],
    ['no change', []],
  ])('K3 finds no revision in %s', (_what, changes) => {
    expect(previousRevisedFrom(event, changes)).toBeNull();
  });
});
