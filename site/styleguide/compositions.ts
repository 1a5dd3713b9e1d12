/** What the styleguide shows besides components: the ledger table, the tape, the deck, and the classes of layout.css. */
export const COMPOSITIONS = ['RiskTable', 'TestimonialsDeck', 'Layout'] as const;
