import type { Locale } from '#contracts/locale.ts';

/** The built page that the server fills with the owner's numbers; the front door does not serve its folder (N17). */
export function ownerTemplateFile(locale: Locale): string {
  return `/_server/owner.${locale}.txt`;
}

/** The place of what the server draws. */
export const OWNER_PLACE = /<template data-owner[^>]*><\/template>/;
