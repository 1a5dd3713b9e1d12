import {
  displayFamily,
  displayFile,
  displayWeights,
  textFamily,
  textFile,
  textWeights,
} from 'virtual:theme-fonts';

/** What a font face is made of. */
export type WebFont = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

/** Shown in the first paint that they are loaded for, never later in place of words that are there. */
export const WEB_FONTS: readonly WebFont[] = [
  [textFamily, `url(${textFile})`, { display: 'optional', weight: textWeights }],
  [displayFamily, `url(${displayFile})`, { display: 'optional', weight: displayWeights }],
];
