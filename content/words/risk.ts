import { defineWords } from './define.ts';

export const risk = defineWords({
  'risk.period': {
    note: 'Beside a figure the brand declares, or once for a group of them; {{period}} is what it covers',
    es: 'Periodo: {{period}}',
    en: 'Period: {{period}}',
  },
  'risk.noPeriod': {
    note: 'Once for a group of declared figures: none of them has a period',
    es: 'Periodo: no declarado.',
    en: 'Period: not stated.',
  },
  'risk.noPeriodElse': {
    note: 'Once for a group of declared figures: only some of them have a period, said beside them',
    es: 'Periodo no declarado, salvo donde se indica.',
    en: 'No stated period unless shown.',
  },
  'risk.declared': {
    note: 'In the place of the winner, where both sides are figures the brand declares; its footnote mark follows',
    es: 'Declarado',
    en: 'Self-reported',
  },
  'risk.stamp': {
    note: 'Mark on a simulated figure, a button that opens the full text; as few words as possible',
    es: 'Simulado · no es historial',
    en: 'Simulated · not a track record',
  },
  'risk.simulatedTitle': {
    note: 'First words of the full text on simulated figures',
    es: 'Cifras simuladas.',
    en: 'Simulated figures.',
  },
  'risk.simulated': {
    note: 'Full text on simulated figures, once a page: the substance of CFTC Rule 4.41',
    es: 'Calculadas a posteriori, no son un historial real ni operaciones ejecutadas, y pueden sobrestimar o subestimar factores como la falta de liquidez. No se afirma que una cuenta vaya a lograr ganancias o pérdidas parecidas.',
    en: 'Designed with the benefit of hindsight, they are not an actual trading record or executed trades, and may under- or over-compensate for factors such as lack of liquidity. No representation is made that any account will achieve profits or losses similar to these.',
  },
});
