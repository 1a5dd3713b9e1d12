import { offerById } from '../content/offers.ts';

/** The tier of the example brand with that id. */
export function offer(id: string) {
  const found = offerById(id);
  if (!found) throw new Error(`brand/offers.json has no tier ${id}`);
  return found;
}
