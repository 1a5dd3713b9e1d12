import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import { offer } from '#tests/offer.ts';
import { serviceData } from './service.ts';

const other = { ...brand, name: 'Norte', slug: 'norte', domain: 'norte.example' };

it('H2 A1 writes 0 USD and the brand for a free service', () => {
  const [service, crumbs] = serviceData('en', 'free', other)['@graph'];
  expect(service).toMatchObject({
    '@id': 'https://norte.example/canal-gratuito#norte-service',
    url: 'https://norte.example/canal-gratuito?lang=en',
    provider: { '@id': 'https://norte.example/#organization', name: 'Norte' },
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD', url: brand.freeChannel },
  });
  expect(service).not.toHaveProperty('offers.priceSpecification');
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: translate('en', 'shell.navHome'), item: 'https://norte.example/?lang=en' },
      {
        position: 2,
        name: translate('en', 'free.crumb'),
        item: 'https://norte.example/canal-gratuito?lang=en',
      },
    ],
  });
});

it('H1 marks a monthly price as monthly', () => {
  const [service] = serviceData('es', 'vip', other)['@graph'];
  const price = String(offer('VIP_100').price);
  expect(service).toMatchObject({
    offers: { price, priceSpecification: { price, priceCurrency: 'USD', unitCode: 'MON' } },
  });
});
