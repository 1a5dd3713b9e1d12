import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { Measuring } from './Measuring.tsx';

const SERVICE = {
  name: 'Contador',
  script: 'https://stats.example/s.js',
  origins: ['https://stats.example', 'https://data.stats.example'],
  policy: 'https://stats.example/privacy',
};

describe.each(BASE_LOCALES)('H8 N3 counting visits, in %s', (locale) => {
  it('H8 names no service where none is set', () => {
    const drawn = renderToStaticMarkup(<Measuring {...{ locale }} service={null} />);
    expect(drawn).toContain('data-part="measuring"');
    expect(drawn).not.toMatch(/data-service|href|Contador/);
  });

  it('H8 names the service that is set, where it connects, on which basis, and its policy', () => {
    const drawn = renderToStaticMarkup(<Measuring {...{ locale }} service={SERVICE} />);
    expect(drawn).toContain('data-service="Contador"');
    expect(drawn).toContain('stats.example, data.stats.example');
    expect(drawn).toContain('href="https://stats.example/privacy"');
    expect(drawn).toMatch(locale === 'es' ? /consentimiento \(RGPD/ : /consent \(GDPR/);
    expect(drawn).not.toMatch(/no mide visitas|counts no visits/);
  });

  it('H8 N17 says that a service of the owner needs no consent, and who is left out', () => {
    const drawn = renderToStaticMarkup(<Measuring {...{ locale }} service={{ ...SERVICE, exempt: true }} />);
    expect(drawn).toContain('Global Privacy Control');
    expect(drawn).not.toMatch(/consentimiento|consent \(/);
  });
});
