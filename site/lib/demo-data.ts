import { isOn, ON_OFF, TAKES_ON_OFF } from '#contracts/on-off.ts';

/**
 * Whether the pages of this build may show demo data when real data is missing (F10, M). Empty counts as not set.
 * Throws on any other word: the server would reject the same setting.
 */
export function hasDemoData(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const word = ON_OFF.find((one) => one === (env.DEMO_DATA || 'on'));
  if (!word) throw new Error(`DEMO_DATA ${TAKES_ON_OFF} (here: ${JSON.stringify(env.DEMO_DATA)})`);
  return isOn(word);
}
