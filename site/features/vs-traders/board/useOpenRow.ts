import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { indexOfHash } from '#site/features/vs-traders/deck/hash.ts';

/** The row that is open; the page's address opens one, in any case ("#eurusd"). */
export function useOpenRow(isLive: boolean) {
  const [open, setOpen] = useState<InstrumentSymbol | null>(null);
  const follow = useEffectEvent(() => {
    const { hash } = location;
    const symbol = hash.length > 1 ? SYMBOLS[indexOfHash(hash) ?? -1] : undefined;
    if (!symbol) return;
    setOpen(symbol);
    // The browser itself finds only the exact name.
    if (hash !== `#${symbol}`) document.getElementById(symbol)?.scrollIntoView();
  });
  useLayoutEffect(() => {
    if (!isLive) return;
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isLive]);
  return [open, setOpen] as const;
}
