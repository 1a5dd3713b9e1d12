/** The collection's name, the same in both languages (H3). */
export const COLLECTION = 'Tech-Finance 2025';

/** Its six pieces, none on sale yet (H3); the texts are `merch.<piece>.*`. */
export const PIECES = ['hoodies', 'shirts', 'caps', 'mugs', 'tech', 'art'] as const;
export type Piece = (typeof PIECES)[number];

/** The three ideas behind the designs (H3). */
export const PHILOSOPHIES = ['futuristic', 'premium', 'rebel'] as const;

/** Number of first buyers who pay less and choose first when it opens (H3). */
export const FIRST_BUYERS = 100;
