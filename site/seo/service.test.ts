import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { serviceData } from './service.ts';

const given = {
  locale: 'en',
  path: '/canal-gratuito',
  name: 'Free channel',
  description: 'Sample signals',
  price: 0,
  monthly: false,
  link: 'https://mensajes.example/norte',
} as const;
const other = { ...brand, name: 'Norte', slug: 'norte', domain: 'norte.example' };

it('H2 A1 a free service costs 0 USD and belongs to the brand', () => {
  const [service, crumbs] = serviceData(given, 'Home', other)['@graph'];
  expect(service).toMatchObject({
    '@id': 'https://norte.example/canal-gratuito#norte-service',
    url: 'https://norte.example/canal-gratuito?lang=en',
    provider: { '@id': 'https://norte.example/#organization', name: 'Norte' },
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', url: given.link },
  });
  expect(service).not.toHaveProperty('offers.priceSpecification');
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://norte.example/?lang=en' },
      { position: 2, name: 'Free channel', item: 'https://norte.example/canal-gratuito?lang=en' },
    ],
  });
});

it('H1 a monthly price says so', () => {
  const [service] = serviceData({ ...given, price: 100, monthly: true }, 'Home', other)['@graph'];
  expect(service).toMatchObject({
    offers: { price: '100', priceSpecification: { price: '100', priceCurrency: 'USD', unitCode: 'MON' } },
  });
});
