import { capitalFlows } from './catalogue/capital-flows.ts';
import { centralBanks } from './catalogue/central-banks.ts';
import { commoditiesAndBonds } from './catalogue/commodities-bonds.ts';
import { businessConfidence } from './catalogue/confidence-business.ts';
import { consumerConfidence } from './catalogue/confidence-consumer.ts';
import { nationalConfidence } from './catalogue/confidence-national.ts';
import { consumer } from './catalogue/consumer.ts';
import { credit } from './catalogue/credit.ts';
import { energy } from './catalogue/energy.ts';
import { fed } from './catalogue/fed.ts';
import { growth } from './catalogue/growth.ts';
import { bankHoliday, clockChange } from './catalogue/holidays.ts';
import { housing } from './catalogue/housing.ts';
import { industry } from './catalogue/industry.ts';
import { consumerInflation } from './catalogue/inflation-consumer.ts';
import { otherInflation } from './catalogue/inflation-other.ts';
import { producerInflation } from './catalogue/inflation-producer.ts';
import { labour } from './catalogue/labour.ts';
import { labourDemand } from './catalogue/labour-demand.ts';
import { usLabour } from './catalogue/labour-us.ts';
import { orders } from './catalogue/orders.ts';
import { pmi } from './catalogue/pmi.ts';
import { publicSector } from './catalogue/public-sector.ts';
import { rates } from './catalogue/rates.ts';
import { otherRates } from './catalogue/rates-other.ts';
import { regionalActivity } from './catalogue/regional-activity.ts';
import { trade } from './catalogue/trade.ts';
import { wages } from './catalogue/wages.ts';
import type { Indicator } from './indicator.ts';

/** Every kind of calendar entry we know, in both languages (K4). */
export const CATALOGUE: readonly Indicator[] = [
  ...consumerInflation,
  ...otherInflation,
  ...producerInflation,
  ...usLabour,
  ...labour,
  ...labourDemand,
  ...wages,
  ...growth,
  ...industry,
  ...orders,
  ...pmi,
  ...regionalActivity,
  ...consumer,
  ...consumerConfidence,
  ...businessConfidence,
  ...nationalConfidence,
  ...housing,
  ...credit,
  ...trade,
  ...capitalFlows,
  ...rates,
  ...otherRates,
  ...fed,
  ...centralBanks,
  ...publicSector,
  ...energy,
  ...commoditiesAndBonds,
  bankHoliday,
  clockChange,
];
