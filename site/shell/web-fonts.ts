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

export const WEB_FONTS: readonly WebFont[] = [
  [textFamily, `url(${textFile})`, { weight: textWeights }],
  [displayFamily, `url(${displayFile})`, { weight: displayWeights }],
];
