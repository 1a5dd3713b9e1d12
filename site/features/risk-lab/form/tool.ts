import type { Problems, ReadAs, Reading } from './reading.ts';

/** A calculator: its anchor on the page, the fields it opens with, and how they are read. */
export interface ToolSpec<Name extends string, Good> {
  readonly anchor: string;
  readonly initial: Readonly<Record<Name, string>>;
  readonly read: (entries: Readonly<Record<Name, string>>) => Reading<Name, Good>;
  /** What a change brings along in fields that it leaves out: prices of another instrument mean nothing. */
  readonly brings?: (change: Readonly<Partial<Record<Name, string>>>) => Partial<Record<Name, string>>;
}

export interface ToolState<Name extends string, Good> {
  /** As typed. */
  readonly entries: Readonly<Record<Name, string>>;
  readonly problems: Problems<Name>;
  readonly readAs: ReadAs<Name>;
  /** The last values without a problem: what the result is from. */
  readonly good: Good;
  readonly isStale: boolean;
}

/** The tool with its own example. Throws when that has a problem. */
export function openTool<Name extends string, Good>(spec: ToolSpec<Name, Good>): ToolState<Name, Good> {
  const { good, problems, readAs } = spec.read(spec.initial);
  if (good === null) throw new Error(`the example of ${spec.anchor} is wrong: ${JSON.stringify(problems)}`);
  return { entries: spec.initial, problems, readAs, good, isStale: false };
}

/** The tool after something was typed or chosen; bad input leaves the last good result (N5). */
export function enterTool<Name extends string, Good>(
  { read, brings }: ToolSpec<Name, Good>,
  state: ToolState<Name, Good>,
  change: Readonly<Partial<Record<Name, string>>>,
): ToolState<Name, Good> {
  const entries = { ...state.entries, ...brings?.(change), ...change };
  const { problems, readAs, good } = read(entries);
  return { entries, problems, readAs, good: good ?? state.good, isStale: good === null };
}

/** Most characters of a field; a pasted list of 1,000 results is the longest. A link holds them all. */
export const LONGEST_ENTRY = 16_000;

/** The hash that holds the fields of a tool: "#size?balance=10000&risk=1". Fields as the tool opens with are left out. */
export function hashOf<Name extends string>(
  { anchor, initial }: Pick<ToolSpec<Name, unknown>, 'anchor' | 'initial'>,
  entries: Readonly<Record<Name, string>>,
): string {
  const names = Object.keys(initial) as Name[];
  const changed = names.filter((name) => entries[name] !== initial[name]);
  return `#${anchor}?${new URLSearchParams(changed.map((name) => [name, entries[name]]))}`;
}

/** The fields that a hash brings; null when it is about something else. */
export function entriesOf<Name extends string>(
  { anchor, initial }: Pick<ToolSpec<Name, unknown>, 'anchor' | 'initial'>,
  hash: string,
): Partial<Record<Name, string>> | null {
  const prefix = `#${anchor}?`;
  if (!hash.startsWith(prefix)) return null;
  const asked = new URLSearchParams(hash.slice(prefix.length));
  const names = (Object.keys(initial) as Name[]).filter((name) => asked.has(name));
  // One character more is too long, and is refused as such: a list is never cut to another one.
  const longest = LONGEST_ENTRY + 1;
  return Object.fromEntries(
    names.map((name) => [name, (asked.get(name) ?? '').slice(0, longest)]),
  ) as Partial<Record<Name, string>>;
}
