/** The sections of the home page; those with islands or scripts are Astro compositions of a React section. */
export { default as BeforeAfter } from './before-after/BeforeAfter.astro';
export { Faq } from './closing/Faq.tsx';
export { InternalLinks } from './closing/InternalLinks.tsx';
export { Social } from './closing/Social.tsx';
export { Comparison } from './comparison/Comparison.tsx';
export { Features } from './features/Features.tsx';
export { Hero } from './hero/Hero.tsx';
export { Process } from './process/Process.tsx';
export { default as Roadmap } from './roadmap/Roadmap.astro';
export { default as Roi } from './roi/Roi.astro';
export { Services } from './services/Services.tsx';
export { LiveSimulator } from './simulator/LiveSimulator.tsx';
export { default as Simulator } from './simulator/Simulator.astro';
export { default as Testimonials } from './testimonials/Testimonials.astro';
export { default as Video } from './video/Video.astro';
