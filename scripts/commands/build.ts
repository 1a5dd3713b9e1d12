import { ensureBuilt } from '../site-build.ts';

console.log((await ensureBuilt()) ? 'Built dist/.' : 'dist/ is up to date.');
