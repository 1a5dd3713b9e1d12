import { type RefObject, useEffect, useRef, useState } from 'react';
import { enterTool, entriesOf, openTool, type ToolSpec, type ToolState } from './tool.ts';

type Change<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface Tool<Name extends string, Good> extends ToolState<Name, Good> {
  readonly enter: (change: Change<Name>) => void;
  /** For the element around the fields. */
  readonly fields: RefObject<HTMLFieldSetElement | null>;
}

/**
 * A calculator's fields. They open with the example; the address, else what was typed before scripts ran, is read after
 * that, and an address followed later is read again (N5, N10). `onLink`: what else an address starts.
 */
export function useTool<Name extends string, Good>(
  spec: ToolSpec<Name, Good>,
  onLink?: (good: Good) => void,
): Tool<Name, Good> {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState(() => openTool(spec));
  const enter = (change: Change<Name>) => setState((current) => enterTool(spec, current, change));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the example of a page never changes
  useEffect(() => {
    const follow = () => {
      const asked = entriesOf(spec, location.hash);
      if (asked === null) return false;
      const linked = enterTool(spec, openTool(spec), asked);
      setState(linked);
      if (!linked.isStale) onLink?.(linked.good);
      return true;
    };
    if (!follow()) enter(typedIn(fields.current, spec.initial));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
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
