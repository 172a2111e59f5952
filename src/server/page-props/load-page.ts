import {
  dehydrate,
  type DehydratedState,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import type { Locale } from '@config/locales';
import { isApiError, type ApiError } from '@/client/api-error';
import { createQueryClient } from '@/client/query';
import { serverCall } from './server-call';

export interface PageLoader {
  locale: Locale;
  /**
   * Runs a query that the screen asks for too, and stores its answer under the same key.
   * @throws ApiError
   */
  loadQuery: <Data, Key extends QueryKey>(
    options: QueryExecuteOptions<Data, ApiError, Data, Data, Key>,
  ) => Promise<Data>;
}

/** Runs a page's queries and gives what is left of them as plain data. */
export async function loadQueries(
  locale: Locale,
  run: (page: PageLoader) => Promise<unknown>,
): Promise<DehydratedState> {
  const client = createQueryClient(serverCall);
  try {
    // No retry: Next keeps the last good page, and a person does not wait for three attempts.
    await run({
      locale,
      loadQuery: (options) => client.query({ ...options, retry: false }),
    });
    // Next refuses `undefined` in props; a pass through JSON leaves it out.
    return JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState;
  } finally {
    // Its timers would hold the answers in memory for minutes after the page is made.
    client.clear();
  }
}

/** Whether the API says that there is no such thing, or the address cannot name one. Anything else is a failure. */
export const isMissing = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 422);
