import { toHex } from '#brand/colour.ts';
import { theme } from '#brand/load-theme.ts';
import { PICTURE_COLOURS, type PictureColour, pictureColour } from '#brand/theme-schema.ts';

/** The colours of pictures and icons as a drawing library takes them: it does not read oklch. */
export const PALETTE = Object.fromEntries(
  PICTURE_COLOURS.map((name) => [name, toHex(pictureColour(theme, name))]),
) as Readonly<Record<PictureColour, string>>;
