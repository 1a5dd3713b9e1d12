import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate } from '#domain/format.ts';
import type { EuroRates } from './useEuroRates.ts';

interface RateHintProps {
  readonly locale: Locale;
  readonly euro: EuroRates;
  /** The central bank has a rate of this pair: that of a new currency is read with the next day's. */
  readonly isKnown: boolean;
  readonly isByHand: boolean;
  /** Takes the central bank's rate again. */
  readonly onReset: () => void;
}

/** Whose rate is used and of which day; asks for one by hand where none is known (N5). */
export function RateHint({ locale, euro, isKnown, isByHand, onReset }: RateHintProps) {
  if (isByHand)
    return (
      <span data-part="rate-source" data-source="hand">
        {translate(locale, 'lab.rate.byHand')}
        {isKnown && (
          <>
            {' '}
            <button className="as-link" type="button" onClick={onReset}>
              {translate(locale, 'lab.rate.reset')}
            </button>
          </>
        )}
      </span>
    );
  if (isKnown && euro.day !== null)
    return (
      <span data-part="rate-source" data-source="ecb" data-day={euro.day}>
        {translate(locale, euro.isOld ? 'lab.rate.ecbOld' : 'lab.rate.ecb', {
          day: formatDate(euro.day, locale),
        })}
      </span>
    );
  return (
    <span data-part="rate-source" data-source="none">
      {translate(locale, euro.isWaiting ? 'lab.rate.waiting' : 'lab.rate.none')}
    </span>
  );
}
