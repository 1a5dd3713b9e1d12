import BeforeAfter from './before-after/BeforeAfter.astro';
import { Faq } from './closing/Faq.tsx';
import { InternalLinks } from './closing/InternalLinks.tsx';
import { Social } from './closing/Social.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import Features from './features/Features.astro';
import { Hero } from './hero/Hero.tsx';
import { Process } from './process/Process.tsx';
import Roadmap from './roadmap/Roadmap.astro';
import Roi from './roi/Roi.astro';
import { Services } from './services/Services.tsx';
import { LiveSimulator } from './simulator/LiveSimulator.tsx';
import Simulator from './simulator/Simulator.astro';
import Testimonials from './testimonials/Testimonials.astro';
import Video from './video/Video.astro';

/** The sections of the home page; one with islands or scripts is an Astro composition of a React section. */
export const home = {
  BeforeAfter,
  Faq,
  InternalLinks,
  Social,
  Comparison,
  Features,
  Hero,
  Process,
  Roadmap,
  Roi,
  Services,
  LiveSimulator,
  Simulator,
  Testimonials,
  Video,
};
