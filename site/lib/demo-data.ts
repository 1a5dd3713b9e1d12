import { isOn, ON_OFF, TAKES_ON_OFF } from '#contracts/on-off.ts';

/**
 * Whether the pages of this build may show examples where there is no data (F10, M): read as the server reads it, empty
 * counts as not set. Throws on any other word, so that no page is built by a setting the server would refuse.
 */
export function hasDemoData(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const word = ON_OFF.find((one) => one === (env.DEMO_DATA || 'on'));
  if (!word) throw new Error(`DEMO_DATA ${TAKES_ON_OFF} (here: ${JSON.stringify(env.DEMO_DATA)})`);
  return isOn(word);
}
