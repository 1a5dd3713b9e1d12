import * as z from 'zod/mini';

/**
 * What the shares of a source count: lots of open volume, open positions, or accounts with a position. Figures of one basis
 * are never compared or joined with those of another.
 */
export const SHARE_BASES = ['volume', 'positions', 'accounts'] as const;
export type ShareBasis = (typeof SHARE_BASES)[number];

/** An answer without it is of a backend from before there was another basis. */
export const basisSchema = z._default(z.enum(SHARE_BASES), 'volume');
