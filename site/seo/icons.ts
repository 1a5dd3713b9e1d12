/** Sizes of the PNG icons, px. `maskable` has a margin that the device crops to its own shape. */
export const ICONS = [
  { file: '/icons/192.png', size: 192, maskable: false },
  { file: '/icons/512.png', size: 512, maskable: false },
  { file: '/icons/maskable-512.png', size: 512, maskable: true },
  { file: '/apple-touch-icon.png', size: 180, maskable: true },
] as const;
export type Icon = (typeof ICONS)[number];

/** The icon for home screens of Apple devices, which do not read a manifest. */
export const TOUCH_ICON = '/apple-touch-icon.png';

/** The brand's picture in search results, which accept no vector drawing. */
export const LOGO = '/icons/512.png';
