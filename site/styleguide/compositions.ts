/** One example of each larger part of a section: the ledger table, the tape and the deck. */
export const COMPOSITIONS = ['RiskTable', 'ImpactTape', 'TestimonialsDeck'] as const;
