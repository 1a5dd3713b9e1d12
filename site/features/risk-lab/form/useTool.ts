import { type RefObject, useEffect, useRef, useState } from 'react';
import { keptEntries, typedIn } from '#site/lib/typed/kept-entries.ts';
import { useKeptEntries } from '#site/lib/typed/useKeptEntries.ts';
import { enterTool, entriesOf, openTool, type ToolSpec, type ToolState } from './tool.ts';

type Change<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface Tool<Name extends string, Good> extends ToolState<Name, Good> {
  readonly enter: (change: Change<Name>) => void;
  /** For the element around the fields. */
  readonly fields: RefObject<HTMLFieldSetElement | null>;
}

/**
 * A calculator's fields. They open with the example. After that they take what was typed at this step of the history, else
 * what the address brings; so again at each step. What was typed before scripts ran comes over that (N5, N10). `onLink`: what
 * else such values start.
 */
export function useTool<Name extends string, Good>(
  spec: ToolSpec<Name, Good>,
  onLink?: (good: Good) => void,
): Tool<Name, Good> {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState(() => openTool(spec));
  const enter = (change: Change<Name>) => setState((current) => enterTool(spec, current, change));
  const keep = useKeptEntries(spec.anchor, state.entries, fields);
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
    const typed = typedIn(fields.current);
    follow();
    enter(typed as Change<Name>);
    const step = () => follow() || keep();
    addEventListener('hashchange', step);
    return () => removeEventListener('hashchange', step);
  }, []);
  return { ...state, enter, fields };
}
