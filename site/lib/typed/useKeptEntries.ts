import { type RefObject, useEffect, useRef } from 'react';
import { keepEntries } from './kept-entries.ts';

/** A pause of this length ends a word: Safari refuses more than a hundred changes of the history in 30 s. */
const TYPING_MS = 500;

/**
 * Keeps what is typed into a calculator, by its anchor: after a pause, and when one of its fields is left, since the next press
 * may leave the page. Returns a function that keeps it at once.
 */
export function useKeptEntries<Name extends string>(
  anchor: string,
  entries: Readonly<Record<Name, string>>,
  fields: RefObject<HTMLElement | null>,
): () => void {
  const latest = useRef(entries);
  const keep = () => keepEntries(anchor, latest.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it keeps is in the ref
  useEffect(() => {
    if (JSON.stringify(entries) === JSON.stringify(latest.current)) return;
    latest.current = entries;
    const timer = setTimeout(keep, TYPING_MS);
    return () => clearTimeout(timer);
  }, [entries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const box = fields.current;
    box?.addEventListener('change', keep);
    return () => box?.removeEventListener('change', keep);
  }, []);
  return keep;
}
