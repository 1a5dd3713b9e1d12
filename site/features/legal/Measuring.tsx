import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

interface MeasuringProps {
  readonly locale: Locale;
  /** The service that counts visits; null where none does. */
  readonly service?: BrandValues['analytics'] | null;
}

/** Whether visits are counted and by whom, from the setting that loads the service (H8, N3). */
export function Measuring({ locale, service = brand.analytics ?? null }: MeasuringProps) {
  if (!service) return <p data-part="measuring">{translate(locale, 'measuring.none')}</p>;
  const { name, origins, policy, exempt } = service;
  const hosts = origins.map((origin) => new URL(origin).host).join(', ');
  return (
    <p data-part="measuring" data-service={name}>
      {translate(locale, exempt ? 'measuring.exempt' : 'measuring.some', { name, hosts })}{' '}
      <a href={policy} target="_blank" rel="noopener">
        {translate(locale, 'measuring.policy', { name })}
      </a>
    </p>
  );
}
