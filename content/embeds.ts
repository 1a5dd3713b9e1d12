import type { BrandValues } from '#brand/schema.ts';
import { shownVideo, video } from './video.ts';

/** A company whose content a page can show after the visitor asks for it. */
export interface EmbedVendor {
  readonly id: 'video' | 'outlook' | 'calendarCommunity' | 'calendarPortal' | 'calendarCharts';
  /** Name of the company, as in its own policy. */
  readonly vendor: string;
  /** Hosts the browser connects to. */
  readonly hosts: readonly string[];
}

/** Every company whose content can be embedded, for the legal documents (D7, E6, F11, H8). */
export const EMBED_VENDORS: readonly EmbedVendor[] = [
  ...(video.id === null ? [] : [{ id: 'video' as const, vendor: 'YouTube (Google)', hosts: [video.host] }]),
  { id: 'outlook', vendor: 'Myfxbook', hosts: ['widgets.myfxbook.com'] },
  { id: 'calendarCommunity', vendor: 'Myfxbook', hosts: ['widget.myfxbook.com'] },
  { id: 'calendarPortal', vendor: 'Investing.com (Fusion Media)', hosts: ['sslecal2.investing.com'] },
  {
    id: 'calendarCharts',
    vendor: 'TradingView',
    hosts: ['s3.tradingview.com', 'www.tradingview-widget.com'],
  },
];

/** Those that a site of that domain can show: on a real one, no placeholder video (N13). */
export function shownEmbeds(site: Pick<BrandValues, 'domain'>): readonly EmbedVendor[] {
  const hasVideo = shownVideo(video, site).id !== null;
  return EMBED_VENDORS.filter(({ id }) => id !== 'video' || hasVideo);
}
