import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { editDistance } from '#domain/edit-distance.ts';

/** Names in `.env` that are for others: the desk, Compose, Node and its libraries, the driver of PostgreSQL. */
const FOR_OTHERS = /^(DESK_PORT|POSTGRES_PASSWORD|AUREO_DOMAIN|TZ|NODE_\w+|PG[A-Z]+|https?_proxy|no_proxy)$/i;
/** Names that only this site has. */
const OURS = /^(UPSTREAM_\w+_URL|REFRESH_\w+_S|SOURCE_\w+|MYFXBOOK_\w+)$/;
/** A name of the environment that is off by one letter is a slip, unless it is so short that other programs may have it. */
const SHORTEST_SLIP = 10;

/** The names in a file of settings; none when there is no such file. */
export function namesInFile(path: string): readonly string[] {
  try {
    return Object.keys(parseEnv(readFileSync(path, 'utf8')));
  } catch {
    return [];
  }
}

/**
 * What a person most likely misspelt: every name in the file of settings that is none, and names of the environment that
 * only this site can have or that are off by one letter. A line for each, with the nearest setting.
 */
export function misspeltSettings(
  given: readonly string[],
  inFile: readonly string[],
  known: readonly string[],
): readonly string[] {
  const fromFile = new Set(inFile);
  return [...new Set([...given, ...inFile])].flatMap((name) => {
    if (known.includes(name) || FOR_OTHERS.test(name)) return [];
    const [nearest = ''] = known.toSorted((a, b) => editDistance(name, a) - editDistance(name, b));
    const apart = editDistance(name, nearest);
    const isSlip = apart === 1 && name.length >= SHORTEST_SLIP;
    if (!fromFile.has(name) && !OURS.test(name) && !isSlip) return [];
    const near = apart <= name.length / 2 ? `: did you mean ${nearest}?` : ': the README lists them';
    return [`  ${name} is not a setting of this site${near}`];
  });
}
