import { GAP, LIQUIDITY, STRUCTURE } from '#content/smart-money.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Candle } from '#domain/candle.ts';
import { formatNumber } from '#domain/format.ts';

/** What is drawn over the candles; places are their indexes, prices in the unit of the candles. */
export type Mark =
  | {
      readonly kind: 'level';
      readonly from: number;
      readonly to: number;
      readonly price: number;
      readonly label: string;
      readonly side: 'above' | 'below';
    }
  | {
      readonly kind: 'zone';
      readonly from: number;
      readonly to: number;
      readonly low: number;
      readonly high: number;
      readonly label: string;
    }
  | {
      readonly kind: 'point';
      readonly index: number;
      readonly price: number;
      readonly label: string;
      readonly side: 'above' | 'below';
    };

export interface MethodFigure {
  readonly key: 'bos' | 'liquidity' | 'gap';
  readonly candles: readonly Candle[];
  /** What the candles show. */
  readonly marks: readonly Mark[];
  /** Places of the candles that the words name. */
  readonly named: readonly number[];
  /** The same in words. */
  readonly reading: string;
}

/** The three ideas of the method, each drawn on its candles (H1). */
export function methodFigures(locale: Locale): readonly MethodFigure[] {
  return [structure(locale), liquidity(locale), gap(locale)];
}

/** People count candles from 1. */
const ordinal = (index: number) => index + 1;
const priceIn = (locale: Locale) => (price: number) => formatNumber(price, 1, locale);

function structure(locale: Locale): MethodFigure {
  const { candles, swing, break: index } = STRUCTURE;
  const [{ high: top }, { high, close }] = [at(candles, swing), at(candles, index)];
  const price = priceIn(locale);
  const level = price(top);
  const label = `${translate(locale, 'vipMethod.bos.level')} ${level}`;
  return {
    key: 'bos',
    candles,
    marks: [
      { kind: 'level', from: swing, to: index, price: top, label, side: 'above' },
      { kind: 'point', index, price: high, label: translate(locale, 'vipMethod.bos.mark'), side: 'above' },
    ],
    named: [swing, index],
    reading: translate(locale, 'vipMethod.bos.reading', {
      swing: ordinal(swing),
      break: ordinal(index),
      level,
      close: price(close),
    }),
  };
}

function liquidity(locale: Locale): MethodFigure {
  const { candles, lows, sweep } = LIQUIDITY;
  const [first, second] = lows;
  const lowest = Math.min(at(candles, first).low, at(candles, second).low);
  const { low, close } = at(candles, sweep);
  const price = priceIn(locale);
  const level = price(lowest);
  const label = `${translate(locale, 'vipMethod.liquidity.level')} ${level}`;
  const mark = translate(locale, 'vipMethod.liquidity.mark');
  return {
    key: 'liquidity',
    candles,
    marks: [
      { kind: 'level', from: first, to: sweep, price: lowest, label, side: 'below' },
      { kind: 'point', index: sweep, price: low, label: mark, side: 'below' },
    ],
    named: [first, second, sweep],
    reading: translate(locale, 'vipMethod.liquidity.reading', {
      first: ordinal(first),
      second: ordinal(second),
      sweep: ordinal(sweep),
      level,
      low: price(low),
      close: price(close),
    }),
  };
}

function gap(locale: Locale): MethodFigure {
  const { candles, run, back } = GAP;
  const [low, high] = [at(candles, run - 1).high, at(candles, run + 1).low];
  const price = priceIn(locale);
  const mark = translate(locale, 'vipMethod.gap.mark');
  return {
    key: 'gap',
    candles,
    marks: [
      { kind: 'zone', from: run, to: back, low, high, label: translate(locale, 'vipMethod.gap.level') },
      { kind: 'point', index: back, price: at(candles, back).low, label: mark, side: 'below' },
    ],
    named: [run, back],
    reading: translate(locale, 'vipMethod.gap.reading', {
      run: ordinal(run),
      back: ordinal(back),
      low: price(low),
      high: price(high),
    }),
  };
}

function at(candles: readonly Candle[], index: number): Candle {
  const one = candles[index];
  if (!one) throw new RangeError(`content/smart-money.ts: there is no candle ${index}`);
  return one;
}
