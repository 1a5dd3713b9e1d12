import type { APIRoute } from 'astro';
import { brand } from '#brand/load.ts';
import { officialChannels } from '#brand/official-channels.ts';

/** The official channels, for programs (N9). */
export const GET: APIRoute = () => Response.json(officialChannels(brand));
