import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { useScope } from '#site/calendar/scope.ts';
import type { Vendor } from '#site/consent/record.ts';
import { embedAddress } from '#site/embeds/addresses.ts';
import type { EmbedWords } from '#site/embeds/embed-words.ts';
import { Embed } from './Embed.tsx';
import { useTheme } from './useTheme.ts';

interface ReferenceCalendarProps {
  readonly vendor: Vendor;
  readonly height: number;
  readonly locale: Locale;
  readonly words: EmbedWords;
  /** The vendor's credit and whose time its calendar shows. */
  readonly children?: ReactNode;
}

/** A vendor's own calendar, in the page's language, period and theme where it takes them (SPEC F11). */
export function ReferenceCalendar({ vendor, height, locale, words, children }: ReferenceCalendarProps) {
  const src = embedAddress(vendor, { locale, scope: useScope(), theme: useTheme() });
  return <Embed {...{ vendor, src, height, words }}>{children}</Embed>;
}
