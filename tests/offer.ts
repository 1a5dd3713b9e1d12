import { brand } from '../brand/load.ts';
import { offerById } from '../content/offers.ts';

/** The tier of the brand with that id. */
function offer(id: string) {
  const found = offerById(id);
  if (!found) throw new Error(`brand/offers.json has no tier ${id}`);
  return found;
}

const { start, invest, vip } = brand.buyerCalls;

/** The tiers that the buttons of the header open, whatever the brand sells (C5). */
export const CALLED = {
  start: offer(start.checkout),
  invest: offer(invest.checkout),
  vip: offer(vip.checkout),
};
