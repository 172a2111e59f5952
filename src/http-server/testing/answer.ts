import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { vi } from 'vitest';
import type { Responder } from '../handler';

interface Asked {
  url: string;
  method?: string;
  headers?: Record<string, string>;
}

/** @returns what a responder does with a request: whether it was its own, and its answer */
export function answer(respond: Responder, { url, method = 'GET', headers = {} }: Asked) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  const response = new ServerResponse(request);
  const writeHead = vi.spyOn(response, 'writeHead');
  const end = vi.spyOn(response, 'end').mockReturnThis();
  const isOwn = respond(request, response);
  const [status, written] = (writeHead.mock.calls[0] ?? []) as [number?, OutgoingHttpHeaders?];
  const body = end.mock.calls[0]?.[0] as Buffer | undefined;
  return { isOwn, status, headers: written, body };
}
