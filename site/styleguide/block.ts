import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';

/** One look of a component, and what makes it look so. */
export interface State {
  readonly name: string;
  readonly shown: ReactNode;
  /** Shown as if the pointer were on it, or the keyboard had brought the focus to it. */
  readonly forced?: 'hover' | 'focus-visible';
}

/** A component of `site/ui` in all its states, in the words of a language. */
export interface Block {
  /** The component's name, as its file has it. */
  readonly name: string;
  readonly states: (locale: Locale) => readonly State[];
}
