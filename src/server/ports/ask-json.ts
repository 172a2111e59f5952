export interface JsonRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For the whole answer, its body included. */
  timeoutMs: number;
}

/**
 * Calls an outside service and reads its JSON.
 * @throws Error when it does not answer in time, answers with another status than 2xx, redirects, or with no JSON
 */
export async function askJson(
  url: string,
  { timeoutMs, headers, ...request }: JsonRequest,
): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The body may hold what was sent, a token's owner or an address: the status is enough for a log.
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return response.json();
}
