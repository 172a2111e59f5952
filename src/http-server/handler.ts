import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, as Next's request handler does. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers a request that is its own. @returns whether it was */
export type Responder = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The path of an address, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Methods that only read: files are requested with them. */
export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';
