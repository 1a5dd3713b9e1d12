import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { embedAddress, portalHours } from '#site/embeds/addresses.ts';
import { Embed } from '#site/embeds/Embed.tsx';
import type { EmbedWords } from '#site/embeds/embed-words.ts';
import { useTheme } from '#site/embeds/useTheme.ts';
import { useScope } from '#site/features/fx-impact/calendar/scope.ts';
import { useZone } from '#site/features/fx-impact/calendar/zone.ts';
import type { Vendor } from '#site/shell/consent/record.ts';

interface ReferenceCalendarProps {
  readonly vendor: Vendor;
  readonly height: number;
  readonly locale: Locale;
  readonly words: EmbedWords;
  /** Whose time its calendar shows, and whose where the page shows another and it follows. */
  readonly hours: { readonly usual: string; readonly utc?: string; readonly local?: string };
  /** The vendor's credit. */
  readonly children?: ReactNode;
}

/** A vendor's own calendar, in the page's language, period, zone and theme where it takes them (F11). */
export function ReferenceCalendar(props: ReferenceCalendarProps) {
  const { vendor, height, locale, words, hours, children } = props;
  const zone = useZone();
  const src = embedAddress(vendor, { locale, scope: useScope(), zone, theme: useTheme() });
  return (
    <Embed {...{ vendor, src, height, words }}>
      <p data-part="embed-caption">
        {children} · {hours[portalHours(zone)] ?? hours.usual}
      </p>
    </Embed>
  );
}
