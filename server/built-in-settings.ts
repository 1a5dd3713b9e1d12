import * as z from 'zod';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { httpUrl, onOff } from './setting-kinds.ts';

/** Settings that a build writes into the pages. The server reads them too, and both must agree. */
export const BUILT_IN_SETTINGS = {
  ANON_KEY: z
    .string()
    .regex(/^[\w.-]{8,512}$/, 'takes 8 to 512 letters, digits, ".", "_" or "-"')
    .default(ANON_KEY),
  PUBLIC_BACKEND_URL: httpUrl('')
    .refine(isBare, 'takes an address without user, query and fragment: it is published in every page')
    .optional(),
  DEMO_DATA: onOff(true),
};

const builtIn = z.object(BUILT_IN_SETTINGS);
type BuiltIn = z.infer<typeof builtIn>;

/** Their values in one spelling: a default that is named, or a slash at the end, changes nothing. */
export function builtInWords(settings: BuiltIn): string {
  const { ANON_KEY: key, PUBLIC_BACKEND_URL: url = '', DEMO_DATA: demo } = settings;
  return JSON.stringify({ ANON_KEY: key, PUBLIC_BACKEND_URL: url, DEMO_DATA: demo ? 'on' : 'off' });
}

/** Nothing but scheme, host, port and path. */
function isBare(address: string): boolean {
  if (address === '') return true;
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === '');
}
