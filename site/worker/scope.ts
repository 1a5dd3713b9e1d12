/** An event whose work the browser waits for. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a service worker's global scope that ours uses; the project's types are those of a page. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: {
      readonly includeUncontrolled?: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
