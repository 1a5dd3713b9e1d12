import type { ContactPage, WithContext } from 'schema-dts';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { contactChannels } from '#content/contact.ts';
import type { Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';

/** JSON-LD of the contact page: the brand and its contact channels (B, H4). */
export function contactData(
  locale: Locale,
  name: string,
  description: string,
  values = brand,
): WithContext<ContactPage> {
  const origin = brandOrigin(values.domain);
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: pageAddresses('/contacto', locale, values.domain).canonical,
    name,
    description,
    inLanguage: locale,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: values.name,
      url: `${origin}/`,
      contactPoint: contactChannels(values).map(({ kind, href }) => ({
        '@type': 'ContactPoint',
        contactType: 'customer support',
        availableLanguage: ['es', 'en'],
        ...(kind === 'email' ? { email: values.email } : { url: href }),
      })),
    },
  };
}
