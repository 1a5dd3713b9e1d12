import { type Lack, lack, mayShow } from '#brand/placeholder.ts';
import type { BrandValues } from '#brand/schema.ts';
import file from './video.json' with { type: 'json' };

/** The video of the home page (D7). */
export interface HomeVideo {
  /** Host that embeds without cookies; the only video host that a page may frame. */
  readonly host: string;
  /**
   * Id of the video, after `/embed/` in its address; null shows a link to the brand's channel instead. An id with a
   * dot never exists on that host, so it is a placeholder.
   */
  readonly id: string | null;
}

/** As the owner wrote it; pages show `shownVideo`. Without the brand, because the browser's code loads it. */
export const video: HomeVideo = file;

/** A placeholder waits for the owner's own video. */
export function videoLacks({ id }: Pick<HomeVideo, 'id'>): readonly Lack[] {
  return lack(
    id?.includes('.') === true,
    'id',
    'put the id of your own video, or null for the drawing alone',
  );
}

/** What the home page shows of a video: on a real domain, the drawing in place of a placeholder (N13). */
export function shownVideo(given: HomeVideo, site: Pick<BrandValues, 'domain'>): HomeVideo {
  return mayShow(videoLacks(given), site) ? given : { ...given, id: null };
}

/** Address of the embed with autoplay (D7); null without a video. */
export function embedAddress({ host, id }: HomeVideo): string | null {
  return id === null
    ? null
    : `https://${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&playsinline=1`;
}
