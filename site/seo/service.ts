import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import type { Offer } from '#brand/schema.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { href, type RouteId } from '#content/routes.ts';
import { type MessageKey, translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';

interface OfferedService {
  readonly page: RouteId;
  readonly name: MessageKey;
  readonly description: MessageKey;
  /** 0 for what is free. */
  readonly price: number;
  readonly currency: string;
  readonly period: Offer['period'];
  /** Address where it is bought or joined. */
  readonly link: string;
}

/** Services that have their own page. */
const SERVICES = {
  vip: {
    page: 'vip',
    name: 'vip.crumb',
    description: 'vip.description',
    price: FIRST_OFFER.price,
    currency: FIRST_OFFER.currency,
    period: FIRST_OFFER.period,
    link: FIRST_OFFER.checkout,
  },
  free: {
    page: 'freeChannel',
    name: 'free.crumb',
    description: 'free.description',
    price: 0,
    currency: FIRST_OFFER.currency,
    period: 'one-time',
    link: brand.freeChannel,
  },
} as const satisfies Record<string, OfferedService>;

/** JSON-LD of a page about one service: the service with its offer, and the breadcrumbs (H1, H2). */
export function serviceData(locale: Locale, id: keyof typeof SERVICES, { slug, domain, name } = brand) {
  const origin = brandOrigin(domain);
  const service = SERVICES[id];
  const path = href(service.page);
  const { canonical } = pageAddresses(path, locale, domain);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${origin}${path}#${slug}-service`,
        name: translate(locale, service.name),
        description: translate(locale, service.description),
        url: canonical,
        provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` },
        offers: offer(service),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, translate(locale, 'shell.navHome'), `${origin}/?lang=${locale}`),
          crumb(2, translate(locale, service.name), canonical),
        ],
      },
    ],
  };
}

/** UN/CEFACT codes of a month and a year. */
const UNITS = { month: 'MON', year: 'ANN' } as const;

function offer({ price, currency, period, link }: OfferedService) {
  const amount = { price: String(price), priceCurrency: currency };
  const each = period !== 'one-time' && {
    '@type': 'UnitPriceSpecification',
    ...amount,
    unitCode: UNITS[period],
  };
  return {
    '@type': 'Offer',
    ...amount,
    url: link,
    availability: 'https://schema.org/InStock',
    ...(each && { priceSpecification: each }),
  };
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}
