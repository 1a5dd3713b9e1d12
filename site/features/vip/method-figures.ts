import {
  GAP_CANDLES,
  LIQUIDITY_CANDLES,
  LIQUIDITY_TOLERANCE,
  STRUCTURE_CANDLES,
} from '#content/smart-money.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Candle } from '#domain/candle.ts';
import { formatNumber } from '#domain/format.ts';
import type { Mark } from './CandleFigure.tsx';
import { valueGaps } from './candles/gaps.ts';
import { liquiditySweeps } from './candles/liquidity.ts';
import { structureBreaks } from './candles/structure.ts';

export interface MethodFigure {
  readonly key: 'bos' | 'liquidity' | 'gap';
  readonly candles: readonly Candle[];
  /** What the rule found on the candles. */
  readonly marks: readonly Mark[];
  /** The finding in words. */
  readonly reading: string;
}

/** The three ideas of the method, each as the rule finds it on its candles (H1). */
export function methodFigures(locale: Locale): readonly MethodFigure[] {
  return [structure(locale), liquidity(locale), gap(locale)];
}

/** People count candles from 1. */
const ordinal = (index: number) => index + 1;
const priceIn = (locale: Locale) => (price: number) => formatNumber(price, 1, locale);

function structure(locale: Locale): MethodFigure {
  const candles = STRUCTURE_CANDLES;
  const { swing, index } = only(structureBreaks(candles));
  const { high, close } = at(candles, index);
  const price = priceIn(locale);
  const level = price(swing.price);
  return {
    key: 'bos',
    candles,
    marks: [
      {
        kind: 'level',
        from: swing.index,
        to: index,
        price: swing.price,
        label: `${translate(locale, 'vipMethod.bos.level')} ${level}`,
        side: 'above',
      },
      { kind: 'point', index, price: high, label: translate(locale, 'vipMethod.bos.mark'), side: 'above' },
    ],
    reading: translate(locale, 'vipMethod.bos.reading', {
      swing: ordinal(swing.index),
      break: ordinal(index),
      level,
      close: price(close),
    }),
  };
}

function liquidity(locale: Locale): MethodFigure {
  const candles = LIQUIDITY_CANDLES;
  const { pool, index } = only(liquiditySweeps(candles, LIQUIDITY_TOLERANCE));
  const [first, second] = [at(pool.swings, 0), at(pool.swings, 1)];
  const { low, close } = at(candles, index);
  const price = priceIn(locale);
  const level = price(pool.price);
  return {
    key: 'liquidity',
    candles,
    marks: [
      {
        kind: 'level',
        from: first.index,
        to: index,
        price: pool.price,
        label: `${translate(locale, 'vipMethod.liquidity.level')} ${level}`,
        side: 'below',
      },
      {
        kind: 'point',
        index,
        price: low,
        label: translate(locale, 'vipMethod.liquidity.mark'),
        side: 'below',
      },
    ],
    reading: translate(locale, 'vipMethod.liquidity.reading', {
      first: ordinal(first.index),
      second: ordinal(second.index),
      sweep: ordinal(index),
      level,
      low: price(low),
      close: price(close),
    }),
  };
}

function gap(locale: Locale): MethodFigure {
  const candles = GAP_CANDLES;
  const { index, low, high, returnedAt } = only(valueGaps(candles));
  if (returnedAt === null) throw new Error('content/smart-money.ts: price never returns to the gap');
  const price = priceIn(locale);
  return {
    key: 'gap',
    candles,
    marks: [
      {
        kind: 'zone',
        from: index,
        to: returnedAt,
        low,
        high,
        label: translate(locale, 'vipMethod.gap.level'),
      },
      {
        kind: 'point',
        index: returnedAt,
        price: at(candles, returnedAt).low,
        label: translate(locale, 'vipMethod.gap.mark'),
        side: 'below',
      },
    ],
    reading: translate(locale, 'vipMethod.gap.reading', {
      run: ordinal(index),
      back: ordinal(returnedAt),
      low: price(low),
      high: price(high),
    }),
  };
}

/** The one finding of a figure; other candles that give none or two would make its words wrong. */
function only<One>(found: readonly One[]): One {
  if (found.length !== 1) throw new Error(`content/smart-money.ts: ${found.length} findings instead of one`);
  return at(found, 0);
}

function at<One>(list: readonly One[], index: number): One {
  const one = list[index];
  if (one === undefined) throw new RangeError(`nothing at ${index}`);
  return one;
}
