import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { vi } from 'vitest';
import type { Responder } from '../handler';

interface Asked {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Headers of the answer that were set before. */
  before?: Record<string, string>;
}

/** @returns what a responder does with a request: whether it was its own, its answer, and what it left of `before` */
export function answer(respond: Responder, { url, method = 'GET', headers = {}, before = {} }: Asked) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  const response = new ServerResponse(request);
  response.setHeaders(new Map(Object.entries(before)));
  const writeHead = vi.spyOn(response, 'writeHead');
  const end = vi.spyOn(response, 'end').mockReturnThis();
  const isOwn = respond(request, response);
  const [status, written] = (writeHead.mock.calls[0] ?? []) as [number?, OutgoingHttpHeaders?];
  const body = end.mock.calls[0]?.[0] as Buffer | undefined;
  return { isOwn, status, headers: written, left: response.getHeaders(), body };
}
