import { showsClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { brandRoutes } from '#brand/routes.ts';
import { SIDE_CLAIMS } from '#brand/schema.ts';
import { roadmap } from '#content/roadmap.ts';
import { isOn } from '#content/routes.ts';
import { shownTestimonials } from '#content/testimonials.ts';

interface HomeSection {
  readonly selector: string;
  /** Whether the home page of this brand has it: its owner has not switched it off, and confirmed what it states (N13). */
  readonly isShown: boolean;
}

/** The sections of the home page in the order of the rows D1 to D14. */
export const HOME_SECTIONS = {
  hero: { selector: '[data-part="hero-subtitle"]', isShown: true },
  services: { selector: '#services', isShown: true },
  educationalSimulator: { selector: '#educational-simulator', isShown: isOn('educationalSimulator') },
  process: { selector: '#process', isShown: isOn('process') },
  beforeAfter: {
    selector: '[data-part="before-after"]',
    isShown: isOn('beforeAfter') && showsClaims(...Object.values(SIDE_CLAIMS)),
  },
  comparison: { selector: '#features', isShown: isOn('comparison') },
  video: { selector: '[data-part="video"]', isShown: isOn('video') },
  simulator: {
    selector: `#${brandRoutes(brand.slug).liveSection}`,
    isShown: brand.simulator !== undefined,
  },
  roadmap: { selector: '#roadmap', isShown: roadmap.length > 0 },
  calculator: { selector: '#roi-calculator', isShown: isOn('calculator') },
  testimonials: {
    selector: '[data-part="testimonials"]',
    isShown: isOn('testimonials') && shownTestimonials().length > 0,
  },
  faq: { selector: '#faq', isShown: isOn('faq') },
  social: { selector: '#social', isShown: isOn('social') },
  index: { selector: '#internal-links', isShown: isOn('index') },
} as const satisfies Record<string, HomeSection>;

const own = Object.values(HOME_SECTIONS).flatMap(({ selector }) => [selector, `:has(${selector})`]);

/** Selects the sections that an owner has added: they are not in the budgets of the page as it comes. */
export const ADDED_SECTIONS = `main > #services ~ :not(script, ${own.join(', ')})`;

export type HomeSectionId = keyof typeof HOME_SECTIONS;

/** Whether the home page of this brand has that section. */
export function hasSection(id: HomeSectionId): boolean {
  return HOME_SECTIONS[id].isShown;
}
