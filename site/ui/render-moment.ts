import { createContext } from 'react';

/**
 * The moment (epoch ms) for which the server rendered a live part with its figures (N12), the same in the frame that
 * hydrates it. Null in a part at rest, which the build renders.
 */
export const RenderMoment = createContext<number | null>(null);
