import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepEntries, keptEntries } from './kept-entries.ts';
import { enterTool, entriesOf, openTool, type ToolSpec, type ToolState } from './tool.ts';

/** A pause of this length ends a word: Safari refuses more than a hundred changes of the history in 30 s. */
const TYPING_MS = 500;

type Change<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface Tool<Name extends string, Good> extends ToolState<Name, Good> {
  readonly enter: (change: Change<Name>) => void;
  /** For the element around the fields. */
  readonly fields: RefObject<HTMLFieldSetElement | null>;
}

/**
 * A calculator's fields. They open with the example. After that they take what was typed at this step of the history, else
 * what the address brings, else what was typed before scripts ran; so again at each step (N5, N10). `onLink`: what else
 * such values start.
 */
export function useTool<Name extends string, Good>(
  spec: ToolSpec<Name, Good>,
  onLink?: (good: Good) => void,
): Tool<Name, Good> {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState(() => openTool(spec));
  const enter = (change: Change<Name>) => setState((current) => enterTool(spec, current, change));
  const latest = useRef(state.entries);
  useEffect(() => {
    if (JSON.stringify(state.entries) === JSON.stringify(latest.current)) return;
    latest.current = state.entries;
    const timer = setTimeout(keepEntries, TYPING_MS, spec.anchor, state.entries);
    return () => clearTimeout(timer);
  }, [state.entries, spec.anchor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the example of a page never changes
  useEffect(() => {
    const follow = () => {
      const asked = keptEntries(spec.anchor, spec.initial) ?? entriesOf(spec, location.hash);
      if (asked === null) return false;
      const linked = enterTool(spec, openTool(spec), asked);
      setState(linked);
      if (!linked.isStale) onLink?.(linked.good);
      return true;
    };
    if (!follow()) enter(typedIn(fields.current, spec.initial));
    const keep = () => keepEntries(spec.anchor, latest.current);
    const step = () => follow() || keep();
    const box = fields.current;
    addEventListener('hashchange', step);
    // A field that is left: the next press may leave the page.
    box?.addEventListener('change', keep);
    return () => {
      removeEventListener('hashchange', step);
      box?.removeEventListener('change', keep);
    };
  }, []);
  return { ...state, enter, fields };
}

function typedIn<Name extends string>(
  fields: HTMLElement | null,
  initial: Readonly<Record<Name, string>>,
): Change<Name> {
  const named = [
    ...(fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]') ?? []),
  ];
  const entered = named.filter(({ name }) => name in initial);
  return Object.fromEntries(entered.map(({ name, value }) => [name, value])) as Change<Name>;
}
