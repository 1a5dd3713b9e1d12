/** The video of the home page (D7). */
export interface HomeVideo {
  /** Host that embeds without cookies; the only one the pages may show in a frame. */
  readonly host: string;
  /**
   * What stands after `/embed/` in the address of the video; null shows a link to the brand's channel instead.
   * An id with a dot exists nowhere on that host: a placeholder.
   */
  readonly id: string | null;
}

export const video: HomeVideo = { host: 'www.youtube-nocookie.com', id: 'presentacion.example' };

/** Address of the embed, playing at once (D7); null where no video is set. */
export function embedAddress({ host, id }: HomeVideo): string | null {
  return id === null
    ? null
    : `https://${host}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&playsinline=1`;
}
