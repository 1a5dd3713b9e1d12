import type { Impact } from '#contracts/events.ts';

/** The contract's `impact_icon` (F6). */
export const IMPACT_ICONS: Readonly<Record<Impact, string>> = { high: '🚨🥇', medium: '‼️🥈', low: '❗️🥉' };
