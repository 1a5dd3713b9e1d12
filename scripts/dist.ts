import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RENDERER_FOLDER } from '#server/live/renderer.ts';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The folder of the built site. */
export const DIST = join(ROOT, 'dist');

/** The file in a built site that names the settings it was built with. */
export const recordIn = (dist: string) => join(dist, RENDERER_FOLDER, 'settings.json');
