import type { OfficialPublisher } from '#contracts/vendors.ts';
import { hasByHand } from './official-by-hand.ts';
import { type KeySettings, keyOf } from './official-keys.ts';

interface Switch {
  readonly isOn: boolean;
  /** What turns it on. */
  readonly how: string;
}

/** Whether a publisher is read, and what turns it on. */
export function officialSwitch(
  publisher: OfficialPublisher,
  settings: Partial<KeySettings> & { readonly SOURCE_OFFICIAL: boolean },
): Switch {
  if (!settings.SOURCE_OFFICIAL) return { isOn: false, how: 'set SOURCE_OFFICIAL=on' };
  const isEntered = hasByHand(publisher);
  if (isEntered !== null) return { isOn: isEntered, how: 'enter its figures in content/official-by-hand.ts' };
  const key = keyOf(publisher);
  if (key === null) return { isOn: true, how: '' };
  return { isOn: settings[key] !== undefined, how: `set ${key} to a free key` };
}
