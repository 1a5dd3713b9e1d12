import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COUNT_DAYS, COUNTED } from '#contracts/counted.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { Counted } from './Counted.tsx';

describe.each(BASE_LOCALES)('N17 H8 in %s', (locale) => {
  it('N17 lists each number that the server keeps, by what and how long', () => {
    const drawn = renderToStaticMarkup(<Counted {...{ locale }} counts />);
    for (const kind of Object.keys(COUNTED)) expect(drawn).toContain(`data-row="${kind}"`);
    expect(drawn.split(String(COUNT_DAYS)).length - 1).toBe(Object.keys(COUNTED).length);
    expect(drawn).toMatch(/Global Privacy Control.*Do Not Track/);
    expect(drawn).not.toContain('data-part="counted-tags"');
  });

  it('N17 says that nothing is counted where the owner has switched it off', () => {
    const drawn = renderToStaticMarkup(<Counted {...{ locale }} counts={false} />);
    expect(drawn).toContain('data-counts="false"');
    expect(drawn).not.toContain('data-part="counted-list"');
  });

  it('N17 says where tags of campaigns go', () => {
    expect(renderToStaticMarkup(<Counted {...{ locale }} passesTags />)).toContain('utm_source');
  });
});
