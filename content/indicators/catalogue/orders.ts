import type { Indicator } from '../indicator.ts';

/** Orders received by industry, which run ahead of what it makes. */
export const orders: readonly Indicator[] = [
  {
    kind: 'durable-goods-orders',
    match: ['durable goods orders'],
    direction: 'higher',
    publisher: 'census',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de bienes duraderos', en: 'Durable goods orders' },
    summary: {
      es: 'Pedidos nuevos de bienes hechos para durar tres años o más en Estados Unidos. Los publica cada mes la Oficina del Censo.',
      en: 'New orders for goods made to last three years or more in the United States. Published monthly by the Census Bureau.',
    },
    insight: {
      es: 'Un solo contrato de aviones puede disparar la cifra, por eso se mira también sin transporte. Una sorpresa suele mover al dólar por poco tiempo.',
      en: 'A single aircraft contract can swing the figure, so the version that excludes transportation is watched too. A surprise usually moves the dollar briefly.',
    },
    tags: { es: ['industria', 'pedidos'], en: ['industry', 'orders'] },
  },
  {
    kind: 'core-durable-goods-orders',
    match: ['core durable goods orders', 'durable goods orders ex (transp|transportation|transport)'],
    direction: 'higher',
    publisher: 'census',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de bienes duraderos sin transporte', en: 'Core durable goods orders' },
    summary: {
      es: 'Pedidos nuevos de bienes duraderos en Estados Unidos sin contar aviones ni otros medios de transporte.',
      en: 'New orders for durable goods in the United States excluding aircraft and other transportation.',
    },
    insight: {
      es: 'Muestran mejor la tendencia que el total. Si van en sentido contrario, la primera reacción suele corregirse.',
      en: 'They show the trend better than the total. When they go against the headline, the first reaction often corrects.',
    },
    tags: { es: ['industria', 'pedidos'], en: ['industry', 'orders'] },
  },
  {
    kind: 'core-capital-goods-orders',
    match: [
      '(non defense|nondefense) (goods orders|capital goods orders) ex (air|aircraft)',
      'core capital goods orders',
    ],
    direction: 'higher',
    publisher: 'census',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de bienes de capital sin defensa ni aviones', en: 'Core capital goods orders' },
    summary: {
      es: 'Pedidos de maquinaria y equipo a los fabricantes de Estados Unidos, sin defensa ni aviones.',
      en: 'Orders to US manufacturers for machinery and equipment, excluding defense and aircraft.',
    },
    insight: {
      es: 'Se toman como señal de los planes de inversión y ajustan las estimaciones del PIB.',
      en: 'Taken as a sign of investment plans and used to adjust GDP estimates.',
    },
    tags: { es: ['inversión', 'pedidos'], en: ['investment', 'orders'] },
  },
  {
    kind: 'durable-goods-ex-defense',
    match: ['durable goods orders ex defense'],
    direction: 'higher',
    publisher: 'census',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de bienes duraderos sin defensa', en: 'Durable goods orders ex defense' },
    summary: {
      es: 'Pedidos nuevos de bienes duraderos en Estados Unidos sin las compras militares.',
      en: 'New orders for durable goods in the United States excluding military purchases.',
    },
    insight: {
      es: 'Excluyen los contratos de defensa, pero no los aviones civiles, así que siguen siendo volátiles. Son un complemento de la cifra total.',
      en: 'They exclude defense contracts but keep commercial aircraft, so they stay volatile. A complement to the headline.',
    },
    tags: { es: ['industria', 'pedidos'], en: ['industry', 'orders'] },
  },
  {
    kind: 'factory-orders',
    match: ['factory orders', '(manufacturing|industrial|new) orders'],
    direction: 'higher',
    publisher: 'statistics:census',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de fábrica', en: 'Factory orders' },
    summary: {
      es: 'Pedidos nuevos que reciben los fabricantes en el mes.',
      en: 'New orders manufacturers receive in the month.',
    },
    insight: {
      es: 'En Alemania son una señal para la industria europea, con saltos por pedidos grandes. En Estados Unidos repiten en parte los bienes duraderos ya conocidos.',
      en: 'In Germany a signal for European industry, with jumps from large orders. In the United States they partly repeat durable goods already known.',
    },
    tags: { es: ['industria', 'pedidos'], en: ['industry', 'orders'] },
  },
  {
    kind: 'factory-orders-ex-transport',
    match: ['factory orders ex transportation'],
    direction: 'higher',
    publisher: 'census',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de fábrica sin transporte', en: 'Factory orders ex transportation' },
    summary: {
      es: 'Pedidos nuevos a las fábricas de Estados Unidos sin aviones ni otros medios de transporte.',
      en: 'New orders to US factories excluding aircraft and other transportation.',
    },
    insight: {
      es: 'Excluyen los contratos más irregulares. El mercado ya conoce buena parte por los bienes duraderos, así que mueven poco.',
      en: 'They exclude the lumpiest contracts. Markets know much of the figure from durable goods, so it moves prices little.',
    },
    tags: { es: ['industria', 'pedidos'], en: ['industry', 'orders'] },
  },
  {
    kind: 'machinery-orders',
    match: ['(core|) (machinery|machine) orders'],
    direction: 'higher',
    publisher: 'cabinet-office-jp',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de maquinaria de Japón', en: 'Japan’s core machinery orders' },
    summary: {
      es: 'Pedidos de maquinaria del sector privado en Japón, sin barcos ni eléctricas. Los publica cada mes la Oficina del Gabinete.',
      en: 'Private machinery orders in Japan, excluding ships and power companies. Published monthly by the Cabinet Office.',
    },
    insight: {
      es: 'Se adelantan de seis a nueve meses a la inversión de las empresas, aunque son muy irregulares. El yen suele reaccionar poco.',
      en: 'They lead business investment by six to nine months, though they are very volatile. The yen usually reacts little.',
    },
    tags: { es: ['inversión', 'Japón'], en: ['investment', 'Japan'] },
  },
  {
    kind: 'machine-tool-orders',
    match: ['machine tool orders'],
    direction: 'higher',
    publisher: 'jmtba',
    frequency: 'monthly',
    unit: 'change',
    name: { es: 'Pedidos de máquinas herramienta de Japón', en: 'Japan’s machine tool orders' },
    summary: {
      es: 'Pedidos a los fabricantes japoneses de máquinas herramienta frente a un año antes. Los publica su asociación (JMTBA).',
      en: 'Change in orders to Japanese machine tool makers from a year earlier. Published by their association (JMTBA).',
    },
    insight: {
      es: 'Los pedidos del exterior dan una pista de la inversión industrial mundial. Mueven poco al yen.',
      en: 'Foreign orders hint at industrial investment around the world. They move the yen little.',
    },
    tags: { es: ['inversión', 'Japón'], en: ['investment', 'Japan'] },
  },
];
