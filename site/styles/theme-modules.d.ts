/** The modules that `themePlugin` writes from `brand/theme.ts`. */
declare module 'virtual:theme-fonts' {
  export const textFile: string;
  export const textFamily: string;
  export const textWeights: string;
  export const displayFile: string;
  export const displayFamily: string;
  export const displayWeights: string;
}

declare module 'virtual:theme-frames' {
  /** Colours for the frame of a vendor, as `#rrggbb`. */
  export interface FrameColours {
    readonly ground: string;
    readonly text: string;
    readonly line: string;
  }
  export const frameColours: Readonly<Record<'light' | 'dark', FrameColours>>;
}

declare module 'virtual:house-engraving' {
  /** Address of the line in the file of the house's own engraving, that of home. */
  export const houseLine: string;
}
