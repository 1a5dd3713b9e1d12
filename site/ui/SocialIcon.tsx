/** An icon for each kind of network, drawn on a square of 24; none is a real logo. */
const PATHS = {
  video: 'M3 5h18v14H3zM10 9v6l5-3z',
  shortPost: 'M3 4h18v12H11l-5 5v-5H3zM7 9h10',
  threads: 'M4 3v18M4 6h16M4 12h12M4 18h8',
  photo: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M16 9h.1',
  messaging: 'M21 4 3 11l6 3 2 6zM9 14l12-10',
  group: 'M3 4h12v8H8l-5 4zM18 8h3v12l-4-4H9v-2',
  shortVideo: 'M7 2h10v20H7zM11 9v6l4-3z',
  page: 'M3 4h18v16H3zM3 9h18M7 13h5M7 16h10',
  community: 'M12 3v5M12 16v5M3 12h5M16 12h5M8 8h8v8H8z',
  forum: 'M3 4h13v9H8l-5 4zM19 9h2v12l-4-4H9',
  memberships: 'M3 6h18v12H3zM3 10h18M7 14h4',
} as const;

export type SocialSign = keyof typeof PATHS;

export const SOCIAL_SIGNS = Object.keys(PATHS) as readonly SocialSign[];

export function SocialIcon({ kind }: { readonly kind: SocialSign }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}
