import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';
import { organizationData, scriptJson } from './organization.ts';

it('J3 returns one address for each language and a plain one as default', () => {
  const { canonical, alternates } = pageAddresses('/vs-traders', 'en', 'norte.example');
  expect(canonical).toBe('https://norte.example/vs-traders?lang=en');
  expect(alternates).toEqual([
    ...LOCALES.map((hreflang) => ({
      hreflang,
      href: `https://norte.example/vs-traders?lang=${hreflang}`,
    })),
    { hreflang: 'x-default', href: 'https://norte.example/vs-traders' },
  ]);
});

it('A1 uses the organisation and site of the brand', () => {
  const other = { ...brand, name: 'Norte', domain: 'norte.example' };
  const [organization, site] = organizationData('es', 'Educación', other)['@graph'];
  expect(organization).toMatchObject({ '@id': 'https://norte.example/#organization', name: 'Norte' });
  expect(site).toMatchObject({ publisher: { '@id': 'https://norte.example/#organization' } });
});

it('K9 escapes data so that it cannot close its script element', () => {
  const text = '</script><script>alert(1)</script>';
  expect(scriptJson({ text })).not.toContain('<');
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
});
