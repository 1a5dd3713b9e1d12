import { expect, it } from 'vitest';
import { sessionReference } from './session-reference.ts';

it.each(['', '?', '?session_id', '?session_id=', '?session_id=%20%0A', '?other=1'])(
  'H6 "%s" has none',
  (search) => {
    expect(sessionReference(search)).toBeNull();
  },
);

it('H6 is the text itself, markup and all', () => {
  expect(sessionReference('?lang=en&session_id=cs_test_1')).toBe('cs_test_1');
  expect(sessionReference('?session_id=%3Cimg%20src%3Dx%3E')).toBe('<img src=x>');
  expect(sessionReference('?session_id=%E0%A4%A')).not.toBeNull();
});

it('H6 is cut at 255 characters, never through one', () => {
  expect(sessionReference(`?session_id=${'a'.repeat(300)}`)).toBe('a'.repeat(255));
  const coins = sessionReference(`?session_id=${encodeURIComponent('🪙'.repeat(300))}`);
  expect(coins).toBe('🪙'.repeat(255));
});
