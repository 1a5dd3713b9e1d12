import { createECDH } from 'node:crypto';
import * as z from 'zod';

const LOCAL = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
const BY_COMMAND = 'takes the value that npm run push-keys prints';

/** Reminders by web push (N16): off until the three are set. */
export const PUSH_SETTINGS = {
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, BY_COMMAND)
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, BY_COMMAND)
    .optional(),
  // Push services refuse a contact on this machine, and Apple's one without a real domain.
  PUSH_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+\.\S+)$/,
      'takes mailto:name@site.example or an https address',
    )
    .optional(),
  PUSH_REPLAY: z
    .string()
    .regex(LOCAL, 'takes the origin of a server on this machine, such as http://127.0.0.1:4620')
    .optional(),
} as const;

type PushSettings = z.infer<z.ZodObject<typeof PUSH_SETTINGS>>;
const TOGETHER = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const;

/** What is wrong with settings that are well-formed one by one. */
export function pushMistakes(env: PushSettings): { readonly setting: string; readonly mistake: string }[] {
  const missing = TOGETHER.filter((name) => env[name] === undefined);
  if (missing.length === TOGETHER.length) return [];
  if (missing.length > 0)
    return missing.map((setting) => ({ setting, mistake: `is missing: ${TOGETHER.join(', ')} go together` }));
  const { PUSH_PUBLIC_KEY: publicKey = '', PUSH_PRIVATE_KEY: privateKey = '' } = env;
  return publicKeyOf(privateKey) === publicKey
    ? []
    : [{ setting: 'PUSH_PUBLIC_KEY', mistake: 'is not the key that belongs to PUSH_PRIVATE_KEY: copy both' }];
}

/** Null when the text cannot be a key. */
function publicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
