import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { platformName } from '#brand/official-channels.ts';
import type { Count } from '#contracts/counted.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import type { OwnerView } from '#domain/counting/owner-view.ts';
import { summarize } from '#domain/counting/summary.ts';
import { Owner } from './Owner.tsx';

const RANGE = { from: '2026-06-09', to: '2026-06-10' };
const count = (over: Partial<Count>): Count => ({
  kind: 'view',
  day: '2026-06-09',
  page: '/comprar-vip',
  locale: 'es',
  link: '',
  source: '',
  times: 1,
  ...over,
});
const COUNTS = [
  count({ times: 1_200, source: 'ads' }),
  count({ page: 'other', locale: 'en' }),
  count({ kind: 'call', link: 'VIP_100', times: 30, source: 'ads' }),
  count({ kind: 'call', link: brand.socials[0]?.kind ?? '' }),
  count({ kind: 'call', link: 'other', source: 'other' }),
  count({ kind: 'success', page: '', times: 3, source: 'ads' }),
];
const numbers = (counts: readonly Count[]): OwnerView => ({
  kind: 'numbers',
  today: '2026-06-10',
  ...RANGE,
  summary: summarize(counts, RANGE),
});

describe.each(BASE_LOCALES)('the owner’s page in %s', (locale) => {
  const drawn = (view: OwnerView) => load(renderToStaticMarkup(<Owner {...{ view, locale }} />));

  it('N17 a form posts the token, and names what was wrong with the last one', () => {
    const $ = drawn({ kind: 'signIn', problem: 'wrong' });
    const form = $('form');
    // To the address of the page, whose days stay.
    expect([form.attr('method'), form.attr('action')]).toEqual(['post', undefined]);
    const field = form.find('input[name="token"]');
    expect([field.attr('type'), field.attr('aria-invalid')]).toEqual(['password', 'true']);
    for (const id of (field.attr('aria-describedby') ?? '').split(' '))
      expect($(`#${id}`).text()).not.toBe('');
    expect($(`label[for="${field.attr('id')}"]`)).toHaveLength(1);
  });

  it('N17 shows views, calls and successes in all, by day, page, link, tag and language', () => {
    const $ = drawn(numbers(COUNTS));
    const totals = $('[data-part="owner-total"]').map((_, one) => $(one).text().replace(/\D/g, ''));
    expect(totals.get()).toEqual(['1201', '32', '3']);
    const rows = (part: string) =>
      $(`[data-part="owner-${part}"] tbody tr`)
        .map((_, row) => $(row).data('row'))
        .get();
    expect(rows('days')).toEqual(['2026-06-10', '2026-06-09']);
    expect(rows('pages')).toEqual(['/comprar-vip', 'other']);
    expect(rows('links')[0]).toBe('VIP_100 /comprar-vip');
    expect(rows('sources')).toEqual(['ads', '', 'other']);
    expect(rows('locales')).toEqual(['es', 'en']);
    expect($('[data-part="owner-links"]').text()).toContain(
      platformName(brand.socials[0]?.name ?? '', locale),
    );
  });

  it('N17 each chart says in words what it draws, and has a bar for each day', () => {
    const $ = drawn(numbers(COUNTS));
    for (const chart of $('[data-part="owner-chart"]').toArray()) {
      expect($(chart).find('svg').attr('aria-label')).not.toMatch(/\{\{/);
      expect($(chart).find('rect')).toHaveLength(2);
    }
  });

  it('N17 days without numbers are said to have none, and a store that cannot be read is not', () => {
    const empty = drawn(numbers([]));
    expect(empty('[data-part="owner-total"]').first().text()).toBe('0');
    expect(empty('rect[height="0"]')).toHaveLength(6);
    expect(empty.html()).not.toContain('NaN');
    const failed = drawn({ kind: 'numbers', today: '2026-06-10', ...RANGE, summary: null });
    expect(failed('[role="status"]')).toHaveLength(1);
    expect(failed('[data-part="owner-total"]')).toHaveLength(0);
  });

  it('N17 leads to ready ranges and to the file of the same days, without a token', () => {
    const $ = drawn(numbers(COUNTS));
    expect($('[data-part="owner-csv"]').attr('href')).toBe(
      '/owner/numbers.csv?from=2026-06-09&to=2026-06-10',
    );
    expect(
      $('nav a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toContain('/owner?from=2026-06-09&to=2026-06-09');
    expect($.html()).not.toContain('token');
  });
});
