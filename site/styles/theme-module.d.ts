/** What the browser needs of `brand/theme.ts`, written by `themePlugin`. */
declare module 'virtual:theme' {
  export interface FrameColours {
    readonly ground: string;
    readonly text: string;
    readonly line: string;
  }

  export const textFile: string;
  export const textFamily: string;
  export const textWeights: string;
  export const displayFile: string;
  export const displayFamily: string;
  export const displayWeights: string;
  /** Colours for the frames of vendors, as `#rrggbb`. */
  export const frameColours: Readonly<Record<'light' | 'dark', FrameColours>>;
}
