/** Parts of sections that stand for a kind of their own: the ledger table, the tape and the deck. */
export const COMPOSITIONS = ['RiskTable', 'ImpactTape', 'TestimonialsDeck'] as const;
