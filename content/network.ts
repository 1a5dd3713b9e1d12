import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';

type Social = BrandValues['socials'][number];

/** The nine platforms of the network page, in order (H5); the texts are `networkCards.<kind>.*`. */
export const NETWORK_KINDS = [
  'community',
  'page',
  'shortPost',
  'video',
  'messaging',
  'photo',
  'shortVideo',
  'forum',
  'memberships',
] as const satisfies readonly Social['kind'][];
export type NetworkKind = (typeof NETWORK_KINDS)[number];
export type NetworkCard = Social & { readonly kind: NetworkKind };

/** The brand's profiles on those platforms; a platform without a profile is omitted. */
export function networkCards(socials: readonly Social[] = brand.socials): NetworkCard[] {
  return NETWORK_KINDS.flatMap((kind) =>
    socials.filter((one) => one.kind === kind).map((one) => ({ ...one, kind })),
  );
}

/** "9+": the number of cards, with a plus when the brand has more profiles. */
export function platformCount(socials: readonly Social[] = brand.socials): string {
  const { length } = networkCards(socials);
  return socials.length > length ? `${length}+` : String(length);
}

/** Claims of the brand about the profiles: their hours, and the share of official ones (H5, A5). */
export const NETWORK_CLAIMS = ['network-hours', 'network-official'] as const;
