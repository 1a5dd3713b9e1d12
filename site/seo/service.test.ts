import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import { serviceData } from './service.ts';

const other = { ...brand, name: 'Norte', slug: 'norte', domain: 'norte.example' };

it('H2 A1 writes a price of 0 and the brand for a free service', () => {
  const [service, crumbs] = serviceData('en', 'free', other)['@graph'];
  expect(service).toMatchObject({
    '@id': 'https://norte.example/canal-gratuito#norte-service',
    url: 'https://norte.example/canal-gratuito?lang=en',
    provider: { '@id': 'https://norte.example/#organization', name: 'Norte' },
    offers: { '@type': 'Offer', price: '0', priceCurrency: FIRST_OFFER.currency, url: brand.freeChannel },
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

it.runIf(FIRST_OFFER.period === 'month')('H1 marks a monthly price as monthly', () => {
  const [service] = serviceData('es', 'vip', other)['@graph'];
  const price = String(FIRST_OFFER.price);
  expect(service).toMatchObject({
    offers: { price, priceSpecification: { price, priceCurrency: FIRST_OFFER.currency, unitCode: 'MON' } },
  });
});
