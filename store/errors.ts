/** The store cannot do its work; the message says in plain words what is wrong and what the owner can do. */
export class StoreError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
  }
}
