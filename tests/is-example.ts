import { brand } from '#brand/load.ts';

/** Whether this copy has the example brand. Tests of the example's own figures do not run on the brand of an owner. */
export const isExample = brand.slug === 'aureo';
