import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

/** One call of this tab: request, status and duration. Neither bodies nor headers are stored. */
export interface LoggedCall {
  id: number;
  method: string;
  url: string;
  /** 0 when no response came. */
  status: number;
  ms: number;
}

export const NO_CALLS: readonly LoggedCall[] = [];
const MOST_CALLS = 20;

export interface ApiLog {
  /** Newest first, the last twenty; the same array until a call ends. */
  read(): readonly LoggedCall[];
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Listens to an axios client. @returns a function that stops it */
  listen(http: AxiosInstance): () => void;
}

/** A small log of calls; it does nothing until it listens. */
export function createApiLog(): ApiLog {
  const startedAt = new WeakMap<InternalAxiosRequestConfig, number>();
  const listeners = new Set<() => void>();
  let calls = NO_CALLS;
  let nextId = 1;

  const note = (config: InternalAxiosRequestConfig | undefined, status: number) => {
    const start = config && startedAt.get(config);
    if (!config || start === undefined) return;
    const call = {
      id: nextId,
      method: config.method?.toUpperCase() ?? 'GET',
      url: config.url ?? '',
      status,
      ms: Math.round(performance.now() - start),
    };
    nextId += 1;
    calls = [call, ...calls].slice(0, MOST_CALLS);
    listeners.forEach((listener) => listener());
  };

  return {
    read: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listen({ interceptors }) {
      const asked = interceptors.request.use((config) => {
        startedAt.set(config, performance.now());
        return config;
      });
      const answered = interceptors.response.use(
        (response) => {
          note(response.config, response.status);
          return response;
        },
        (error: Error) => {
          if (error instanceof AxiosError) note(error.config, error.response?.status ?? 0);
          return Promise.reject(error);
        },
      );
      return () => {
        interceptors.request.eject(asked);
        interceptors.response.eject(answered);
      };
    },
  };
}
