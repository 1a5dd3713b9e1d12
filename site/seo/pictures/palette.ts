import { toHex } from '#brand/colour.ts';
import { theme } from '#brand/load-theme.ts';
import { PICTURE_COLOURS, type PictureColour, pictureColour } from '#brand/theme-schema.ts';

/** Colours of pictures and icons without oklch, which the drawing library cannot read. */
export const PALETTE = Object.fromEntries(
  PICTURE_COLOURS.map((name) => [name, toHex(pictureColour(theme, name))]),
) as Readonly<Record<PictureColour, string>>;
