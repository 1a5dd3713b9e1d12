import type { FigureByHand } from './indicators/official/by-hand.ts';

/**
 * Figures that you enter by hand, because their publisher allows no automatic reading. Copy every part from the publisher's
 * own page; a figure that you correct later is kept beside the first one. One entry for each decision:
 *
 *   {
 *     kind: 'rbnz-rate',            // or 'rba-rate'
 *     period: '2026-02-18',         // the day of the decision
 *     value: '2.25',                // as published, without a sign for per cent
 *     unit: '%',
 *     publishedOn: '2026-02-18',    // the day it was published
 *     link: 'https://www.rbnz.govt.nz/…', // the page of the publisher that has it
 *   },
 *
 * The site reads this list within an hour of its start. It does not start with an entry that cannot be right.
 */
export const OFFICIAL_BY_HAND: readonly FigureByHand[] = [];
