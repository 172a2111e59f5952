import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Writable } from 'node:stream';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Headers as `writeHead` takes them, in pairs. */
export const pairsOf = (headers: Headers = {}): [string, OutgoingHttpHeader | undefined][] =>
  Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 ? [] : [[String(name), headers[index + 1]]]))
    : Object.entries(headers);

/** A response without a client: records what is written to it, by the rules of a real one. */
export class CapturedResponse extends ServerResponse {
  /** Node's own, of every outgoing message; its types have it for requests alone. */
  declare getRawHeaderNames: () => string[];
  #chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    // Only the stream part of a socket is used.
    this.assignSocket(sink as Parameters<ServerResponse['assignSocket']>[0]);
  }

  #take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  // Headers that are given only here would be sent without being recorded.
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    for (const [name, value] of pairsOf(typeof reason === 'object' ? reason : headers))
      if (value !== undefined) this.setHeader(name, value);
    return typeof reason === 'string' ? super.writeHead(status, reason) : super.writeHead(status);
  }

  override write(...args: unknown[]): boolean {
    this.#take(args[0], args[1]);
    return super.write(...(args as Parameters<ServerResponse['write']>));
  }

  override end(...args: unknown[]): this {
    this.#take(args[0], args[1]);
    return super.end(...(args as Parameters<ServerResponse['end']>));
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
