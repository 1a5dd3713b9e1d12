/** The words of a setting that is on or off, and what is said of any other. */
export const ON_OFF = ['on', 'off'] as const;
export const TAKES_ON_OFF = 'takes "on" or "off"';

export function isOn(word: (typeof ON_OFF)[number]): boolean {
  return word === 'on';
}
