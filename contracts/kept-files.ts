/** The last good body of one upstream file, with what makes the next request conditional (SPEC K5). */
export interface KeptFile {
  /** The address it came from; the body answers for no other. */
  readonly url: string;
  readonly etag?: string;
  /** An HTTP date, as the upstream sent it. */
  readonly lastModified?: string;
  readonly text: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly readAt: string;
}

/** Where feeds keep files across restarts and instances. */
export interface KeptFiles {
  readFile(name: string): Promise<KeptFile | null>;
  /** Replaces the file kept under this name. Only the latest few names are kept. */
  writeFile(name: string, file: KeptFile): Promise<void>;
}
