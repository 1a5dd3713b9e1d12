import { CLOCK_CHANGE_TAG, HOLIDAY_TAG } from '#domain/events/holiday.ts';
import type { Indicator } from '../indicator.ts';

/** Stands for every holiday, whatever its name. */
export const bankHoliday: Indicator = {
  kind: 'bank-holiday',
  topic: 'holidays',
  match: ['(bank|public|market|national|) holiday', '* (bank holiday|holiday)'],
  direction: 'none',
  publisher: null,
  frequency: 'irregular',
  unit: null,
  name: { es: 'Feriado bancario', en: 'Bank holiday' },
  summary: {
    es: 'Mercado cerrado en el país: los bancos no operan y hay menos liquidez.',
    en: 'The country’s market is closed: banks do not trade and there is less liquidity.',
  },
  insight: {
    es: 'Con menos participantes los spreads pueden ampliarse y los movimientos ser erráticos o casi nulos. Lo que ocurra puede corregirse cuando el mercado reabra.',
    en: 'With fewer participants spreads may widen and moves be erratic or nearly absent. What happens may be corrected when the market reopens.',
  },
  tags: { es: [HOLIDAY_TAG.es, 'baja liquidez'], en: [HOLIDAY_TAG.en, 'low liquidity'] },
};

/** The weekly export marks it as a holiday, although the banks are open. */
export const clockChange: Indicator = {
  kind: 'clock-change',
  topic: 'holidays',
  match: [
    '(*|) (daylight saving|daylight savings|dst)',
    '(daylight saving|daylight savings|dst) *',
    '(*|) (daylight saving|daylight savings|daylight|summer|winter|standard) time (shift|change|start|starts|begins|end|ends|)',
    '(summer|winter|standard) time *',
    '(clock|time) change',
    'clocks *',
  ],
  direction: 'none',
  publisher: null,
  frequency: 'irregular',
  unit: null,
  name: { es: 'Cambio de horario', en: 'Clock change' },
  summary: {
    es: 'El país adelanta o atrasa sus relojes una hora.',
    en: 'The country moves its clocks one hour forward or back.',
  },
  insight: {
    es: 'No mueve el precio, pero los datos y las sesiones de ese país pasan a otra hora para quien no cambia su reloj.',
    en: 'It does not move prices, but that country’s data and sessions shift by an hour for anyone whose clock stays put.',
  },
  tags: { es: [CLOCK_CHANGE_TAG.es], en: [CLOCK_CHANGE_TAG.en] },
};
