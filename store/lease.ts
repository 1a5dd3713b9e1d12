/** The lease of `name`. A later claim of the same name invalidates it. */
export interface Lease {
  readonly name: string;
  /** Grows with every claim of the name. */
  readonly fence: number;
}
