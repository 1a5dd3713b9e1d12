/** What the browser keeps beside the page's address, of all calculators, by their anchors. */
type Kept = { readonly lab?: Readonly<Record<string, unknown>> } | null;

/** Keeps what is typed for a reload, a change of language and a step back; not for another visit. */
export function keepEntries(anchor: string, entries: Readonly<Record<string, string>>): void {
  const kept = history.state as Kept;
  try {
    history.replaceState({ ...kept, lab: { ...kept?.lab, [anchor]: entries } }, '');
  } catch {
    // A browser allows so many changes in a time, and so many bytes: the page works without.
  }
}

/** What was typed into a calculator with these fields at this step of the history; null for nothing. */
export function keptEntries<Name extends string>(
  anchor: string,
  initial: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  const kept = (history.state as Kept)?.lab?.[anchor];
  if (typeof kept !== 'object' || kept === null) return null;
  const own = Object.entries(kept).filter(([name, text]) => name in initial && typeof text === 'string');
  return Object.fromEntries(own) as Partial<Record<Name, string>>;
}
