import type { DATA_FILES } from '#brand/data-files.ts';
import { brand, gather, parseBrand } from '#brand/load.ts';
import { parseComparison } from './comparison.ts';
import { parseFaq } from './faq.ts';
import { parsePromo } from './promo.ts';
import { parseRoadmap } from './roadmap.ts';
import { parseScenarios } from './scenarios.ts';
import { parseTestimonials } from './testimonials.ts';
import video from './video.json' with { type: 'json' };
import { parseVideo } from './video-schema.ts';

// The others check themselves as they load.
parseVideo(video);

const { claims, offers, socials } = brand;

/**
 * Checks the content of each file that an owner edits, beside the others as they are; throws BrandError. Loading this module
 * checks all of them.
 */
export const OWNER_FILES: Readonly<Record<(typeof DATA_FILES)[number], (input: unknown) => unknown>> = {
  'brand/brand.json': (input) => parseBrand(gather(Object(input), { claims, offers, socials })),
  'brand/claims.json': (input) => parseBrand({ ...brand, claims: input }),
  'brand/offers.json': (input) => parseBrand({ ...brand, offers: input }),
  'brand/socials.json': (input) => parseBrand({ ...brand, socials: input }),
  'content/comparison.json': parseComparison,
  'content/faq.json': parseFaq,
  'content/promo.json': parsePromo,
  'content/roadmap.json': parseRoadmap,
  'content/scenarios.json': parseScenarios,
  'content/testimonials.json': parseTestimonials,
  'content/video.json': parseVideo,
};
