/** The last good body of one upstream file, with the validators of the next conditional request (K5). */
export interface KeptFile {
  /** The address it came from; a request to another address does not use the body. */
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
  /** Replaces the file with this name. The store keeps only the latest few names. */
  writeFile(name: string, file: KeptFile): Promise<void>;
}
