/** The parts of a service worker's global scope that are used here; TypeScript's own types exclude the DOM's. */
declare global {
  // Serwist's types name these.
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    /** Empty for a navigation. */
    readonly clientId: string;
    /** The window that a navigation leads to. */
    readonly resultingClientId: string;
    respondWith(answer: Promise<Response>): void;
  }
  interface ExtendableMessageEvent extends ExtendableEvent {
    readonly data: unknown;
  }
}

export interface WindowClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WindowClient | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

/** The worker's `self`. */
export const worker = self as unknown as WorkerScope;

/** The event is a request's; else a page's message or the installation asked. */
export const isFetchEvent = (event: ExtendableEvent): event is FetchEvent => event.type === 'fetch';
