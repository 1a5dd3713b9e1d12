import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from './pack.ts';
import { remembered } from './remembered.ts';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding the visitor takes, null for none. Brotli before gzip unless the visitor ranks it lower. */
export const chooseEncoding = remembered((acceptEncoding): Encoding | null => {
  const wanted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = (encoding: Encoding) => wanted.get(encoding) ?? wanted.get('*') ?? 0;
  const [best] = PREFERRED.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
  return best ?? null;
});
