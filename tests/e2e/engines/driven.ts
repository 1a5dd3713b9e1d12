/** How long an engine may take to start on a slow machine, ms. */
export const START_MS = 60_000;

/** A page of any browser engine, with the few things that the smoke journey does. */
export interface DrivenPage {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** Presses the first visible element of a selector as a visitor does. */
  press(selector: string): Promise<void>;
  /** Holds the mouse down on the first visible element of a selector; the returned function releases it. */
  hold(selector: string): Promise<() => Promise<unknown>>;
  /** Console lines and uncaught errors since the last call. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What is missing on this machine; null when the engine can be driven. */
  readonly missing: string | null;
  open(siteUrl: string): Promise<DrivenPage>;
}
