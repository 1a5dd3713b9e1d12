import type { Indicator } from '../indicator.ts';

/** Goods, services and people that cross borders. */
export const trade: readonly Indicator[] = [
  {
    kind: 'trade-balance',
    match: [
      '(usd denominated|adjusted|seasonally adjusted|) trade balance',
      'balance of trade',
      '(merchandise|international|overseas) trade balance',
      'trade balance non eu',
    ],
    direction: 'higher',
    name: { es: 'Balanza comercial', en: 'Trade balance' },
    summary: {
      es: 'Exportaciones menos importaciones. Positiva es superávit; negativa, déficit.',
      en: 'Exports less imports. Positive is a surplus; negative, a deficit.',
    },
    insight: {
      es: 'Un saldo mejor de lo previsto ha tendido a dar un apoyo leve a la moneda. Conviene ver por qué mejora: menos importaciones pueden ser señal de consumo débil.',
      en: 'A better balance than forecast has tended to give the currency mild support. Why it improved matters: fewer imports may be a sign of weak spending.',
    },
    tags: { es: ['comercio exterior'], en: ['foreign trade'] },
  },
  {
    kind: 'goods-trade-balance',
    match: ['goods trade balance (non eu|)', 'goods trade'],
    direction: 'higher',
    name: { es: 'Balanza comercial de bienes', en: 'Goods trade balance' },
    summary: {
      es: 'Exportaciones menos importaciones de bienes, sin servicios.',
      en: 'Exports less imports of goods, services aside.',
    },
    insight: {
      es: 'En Estados Unidos la cifra adelantada sirve para afinar el PIB del trimestre. Su efecto directo en la moneda suele ser bajo.',
      en: 'In the United States the advance figure helps to refine the quarter’s GDP. Its direct effect on the currency is usually low.',
    },
    tags: { es: ['comercio exterior'], en: ['foreign trade'] },
  },
  {
    kind: 'current-account',
    match: ['(adjusted|) current account (balance|)'],
    direction: 'higher',
    name: { es: 'Cuenta corriente', en: 'Current account' },
    summary: {
      es: 'Saldo del país con el exterior por bienes, servicios, intereses y remesas.',
      en: 'The country’s balance with the rest of the world in goods, services, interest and transfers.',
    },
    insight: {
      es: 'Muestra si el país depende de capital externo, algo que pesa a largo plazo en su moneda. La reacción inmediata suele ser pequeña.',
      en: 'It shows whether the country depends on foreign capital, which weighs on its currency over time. The immediate reaction is usually small.',
    },
    tags: { es: ['comercio exterior', 'capitales'], en: ['foreign trade', 'capital'] },
  },
  {
    kind: 'exports',
    match: ['(goods|merchandise|) exports'],
    direction: 'higher',
    name: { es: 'Exportaciones', en: 'Exports' },
    summary: {
      es: 'Valor de lo que el país vende al exterior, o cuánto cambia.',
      en: 'The value of what the country sells abroad, or how it changes.',
    },
    insight: {
      es: 'Reflejan la demanda mundial; las de China y Corea se toman como termómetro del comercio. Un dato fuerte ha tendido a dar un apoyo leve a la moneda.',
      en: 'They reflect world demand; those of China and Korea are taken as a gauge of trade. A strong figure has tended to give the currency mild support.',
    },
    tags: { es: ['comercio exterior'], en: ['foreign trade'] },
  },
  {
    kind: 'imports',
    match: ['(goods|merchandise|) imports'],
    direction: 'none',
    name: { es: 'Importaciones', en: 'Imports' },
    summary: {
      es: 'Valor de lo que el país compra al exterior, o cuánto cambia.',
      en: 'The value of what the country buys abroad, or how it changes.',
    },
    insight: {
      es: 'Un alza puede señalar demanda interna sana o un déficit mayor, por eso no tiene una lectura única para la moneda.',
      en: 'A rise may mean healthy domestic demand or a wider deficit, so it has no single reading for the currency.',
    },
    tags: { es: ['comercio exterior'], en: ['foreign trade'] },
  },
  {
    kind: 'terms-of-trade',
    match: ['terms of trade', 'overseas trade index'],
    direction: 'higher',
    name: { es: 'Términos de intercambio', en: 'Terms of trade' },
    summary: {
      es: 'Precios de lo que el país exporta frente a los de lo que importa.',
      en: 'The prices of what the country exports against those of what it imports.',
    },
    insight: {
      es: 'Una mejora permite comprar más con lo mismo que se exporta y ha tendido a sostener a la moneda a la larga. Es trimestral y mueve poco al salir.',
      en: 'An improvement buys more for the same exports and has tended to sustain the currency over time. Quarterly, it moves little when it comes out.',
    },
    tags: { es: ['comercio exterior', 'precios'], en: ['foreign trade', 'prices'] },
  },
  {
    kind: 'visitor-arrivals',
    match: ['(visitor|overseas|tourist|foreign) arrivals', 'visitor arrivals overseas'],
    direction: 'higher',
    name: { es: 'Llegada de visitantes', en: 'Visitor arrivals' },
    summary: {
      es: 'Cambio mensual de los visitantes del exterior que llegan al país.',
      en: 'Monthly change in visitors arriving from abroad.',
    },
    insight: {
      es: 'Importa donde el turismo pesa mucho, como en Nueva Zelanda. Su efecto en la moneda es leve.',
      en: 'It matters where tourism weighs a lot, as in New Zealand. Its effect on the currency is slight.',
    },
    tags: { es: ['turismo'], en: ['tourism'] },
  },
];
