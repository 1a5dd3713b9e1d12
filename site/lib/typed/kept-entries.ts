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

/**
 * What a visitor typed into the fields of a calculator or chose in them, by their names: all that is another value than the one
 * in the page as it came (N10).
 */
export function typedIn(fields: ParentNode | null): Record<string, string> {
  const inputs = fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    '[name]',
  );
  const changed = [...(inputs ?? [])].filter((one) => {
    if (one instanceof HTMLSelectElement)
      return (
        one.value !== ([...one.options].find((option) => option.defaultSelected) ?? one.options[0])?.value
      );
    if (one instanceof HTMLInputElement && one.type === 'radio') return one.checked && !one.defaultChecked;
    return one.value !== one.defaultValue;
  });
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
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
