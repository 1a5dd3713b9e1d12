import { fill } from '#content/words/define.ts';
import { HISTORY_DAYS, type HistoryDays } from '#contracts/sentiment-history.ts';
import { Choice } from './Choice.tsx';
import type { HistoryWords } from './words.ts';

interface RangeChoiceProps {
  readonly days: HistoryDays;
  readonly onChoose: (days: HistoryDays) => void;
  readonly words: HistoryWords;
}

/** Seven, thirty or ninety days (N1). */
export function RangeChoice({ days, onChoose, words }: RangeChoiceProps) {
  const options = HISTORY_DAYS.map((value) => ({
    value,
    text: fill(words['history.days'], { days: value }),
  }));
  return <Choice label={words['history.range']} {...{ options, onChoose }} chosen={days} />;
}
