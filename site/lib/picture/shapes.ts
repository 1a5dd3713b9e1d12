/** A colour token of the site, in the dark theme: a picture looks the same wherever it is sent. */
export type Ink = 'ground' | 'raised' | 'line' | 'text' | 'muted' | 'gold' | 'long' | 'short' | 'warning';

export interface Font {
  readonly face: 'display' | 'text';
  readonly weight: 400 | 600;
  /** px */
  readonly size: number;
}

/** Width of a text in px. */
export type Measure = (text: string, font: Font) => number;

interface Inked {
  readonly ink: Ink;
  /** 0 to 1; 1 if left out. */
  readonly alpha?: number;
}

/** What is drawn, and where: px from the upper left corner of the picture. */
export type Shape = Inked &
  (
    | {
        readonly kind: 'box';
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly radius?: number;
        readonly isHatched?: boolean;
      }
    | {
        readonly kind: 'line';
        readonly from: readonly [x: number, y: number];
        readonly to: readonly [x: number, y: number];
        readonly width: number;
      }
    | {
        readonly kind: 'dot';
        readonly x: number;
        readonly y: number;
        readonly radius: number;
        /** Width of a ring's line; a filled dot has none. */
        readonly ring?: number;
      }
    | {
        /** The `d` of an SVG path, filled, or drawn as a line of this width in its own units. */
        readonly kind: 'path';
        readonly d: string;
        readonly x: number;
        readonly y: number;
        readonly scale: number;
        readonly line?: number | undefined;
      }
    | {
        /** A whole SVG in a square of `size`; its `currentColor` is the ink. */
        readonly kind: 'drawing';
        readonly svg: string;
        readonly x: number;
        readonly y: number;
        readonly size: number;
      }
    | {
        readonly kind: 'text';
        readonly text: string;
        readonly x: number;
        /** Of the baseline. */
        readonly y: number;
        readonly font: Font;
        readonly align?: 'end' | 'center';
      }
  );

/** Size of every picture, px: the tallest that chats show whole. */
export const SIZE = { width: 1080, height: 1350 } as const;

/** Where the contents begin and end, px from the left. */
export const LEFT = 72;
export const RIGHT = SIZE.width - LEFT;
