/** An event whose work the browser waits for. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a service worker's global scope that ours uses; the project's types are those of a page. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Pick<Navigator, 'languages'> & {
    readonly connection?: { readonly saveData?: boolean };
  };
  /** Absent in older browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Event extends Lasting>(
    type: 'install' | 'activate' | 'fetch',
    listener: (event: Event) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
