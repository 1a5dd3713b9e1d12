/** The files beside the module that draws link previews: its native part, and the fonts in the order of `PICTURE_FONTS`. */
export const PICTURE_PARTS = {
  native: './picture.node',
  font: (index: number) => `./picture-font-${index}.woff`,
} as const;
