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

export const video: HomeVideo = file;

/** Address of the embed with autoplay (D7); null without a video. */
export function embedAddress({ host, id }: HomeVideo): string | null {
  return id === null
    ? null
    : `https://${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&playsinline=1`;
}
