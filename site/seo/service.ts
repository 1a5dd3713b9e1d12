import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import type { Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';

interface OfferedService {
  readonly locale: Locale;
  /** Address of its page, without trailing slash. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** US dollars; 0 for what is free. */
  readonly price: number;
  /** Paid each month. */
  readonly monthly: boolean;
  /** Where it is bought or joined. */
  readonly link: string;
}

/** JSON-LD of a page that offers one service: the service with its offer, and the way to it from the home page (H1, H2). */
export function serviceData(service: OfferedService, home: string, { slug, domain, name } = brand) {
  const origin = brandOrigin(domain);
  const { canonical } = pageAddresses(service.path, service.locale, domain);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${origin}${service.path}#${slug}-service`,
        name: service.name,
        description: service.description,
        url: canonical,
        provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` },
        offers: offer(service),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, home, `${origin}/?lang=${service.locale}`),
          crumb(2, service.name, canonical),
        ],
      },
    ],
  };
}

function offer({ price, monthly, link }: OfferedService) {
  const amount = { price: String(price), priceCurrency: 'USD' };
  // UN/CEFACT code of the month.
  const each = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' };
  return {
    '@type': 'Offer',
    ...amount,
    url: link,
    availability: 'https://schema.org/InStock',
    ...(monthly && { priceSpecification: each }),
  };
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}
