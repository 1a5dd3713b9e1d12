import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { HISTORY_DAYS, type HistoryDays } from '#contracts/sentiment-history.ts';
import { Choice } from '#site/features/vs-traders/board/Choice.tsx';

interface RangeChoiceProps {
  readonly days: HistoryDays;
  readonly onChoose: (days: HistoryDays) => void;
  readonly locale: Locale;
}

/** Seven, thirty or ninety days (N1). */
export function RangeChoice({ days, onChoose, locale }: RangeChoiceProps) {
  const options = HISTORY_DAYS.map((value) => ({
    value,
    text: translate(locale, 'history.days', { days: value }),
  }));
  return <Choice label={translate(locale, 'history.range')} {...{ options, onChoose }} chosen={days} />;
}
