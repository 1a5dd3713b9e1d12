/** The values of a setting that is on or off, and the message for any other value. */
export const ON_OFF = ['on', 'off'] as const;
export const TAKES_ON_OFF = 'takes "on" or "off"';

export function isOn(word: (typeof ON_OFF)[number]): boolean {
  return word === 'on';
}
