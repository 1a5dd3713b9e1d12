import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Bytes; the sizes NIST SP 800-38D recommends for GCM. */
const IV = 12;
const TAG = 16;

/** Encrypts `text` with a key of 32 bytes; returns nonce, tag and cipher text as base64. */
export function seal(text: string, key: Buffer): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG });
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64');
}

/** The decrypted text; null when the key differs or the cipher text was changed. */
export function unseal(sealed: string, key: Buffer): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
