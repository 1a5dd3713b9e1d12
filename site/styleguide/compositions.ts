/**
 * Parts of sections that are not in site/ui and have pictures all the same: the ledger table, the tape and the deck.
 */
export const COMPOSITIONS = ['RiskTable', 'ImpactTape', 'TestimonialsDeck'] as const;
