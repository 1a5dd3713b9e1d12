/** The three cards of the free channel, in their order (H2); the words are `free.<card>.*`. */
export const FREE_CARDS = ['signals', 'education', 'community'] as const;

/** Results that the brand claims for the paid channel (H2, A5): claim ids. */
export const VIP_RESULTS = [
  { move: 'vip-gold-move', ratio: 'vip-gold-ratio' },
  { move: 'vip-bitcoin-move', ratio: 'vip-bitcoin-ratio' },
] as const;
export const VIP_EFFECTIVENESS = 'monthly-effectiveness';

/** The benefits of each channel, in order (H2): five lines of text, and a claim as the sixth of the paid one. */
export const FREE_LINES = ['signals', 'education', 'results', 'community', 'analysis'] as const;
export const VIP_LINES = [
  'signals',
  'education',
  'analysis',
  'community',
  'effectiveness',
  'support',
] as const;
