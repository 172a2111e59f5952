import { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, packBody, packThoroughly } from './packed-bodies.mjs';

/** Beside other instances a copy is kept shorter: what one of them made anew must be seen on all within two seconds. */
const keptMs = () => (process.env.REDIS_URL ? 250 : 1_000);
const MAX_BODY_BYTES = 24_000_000;
const MAX_COPIES = 5_000;
/** Addresses that nobody has: those that are asked for again and again, by a robot or an old link. */
const MAX_MISSING = 200;
/** So many pages may wait for the thorough packing: a robot that asks for all of them must not keep the shop busy. */
const MAX_WAITING = 20;
/** Where the shop asks itself for a page to be made anew (src/server/ports/pages/own-pages.ts). */
const REMAKE = '/api/internal/revalidate';
const DATA = '/_next/data/';
const NOT_PAGES = /^\/(api|media|_next\/(?!data\/))(\/|$)/;
const PREVIEW = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/;
/** What Next may answer otherwise for, beside the address. */
const NEXT_HEADERS = /^(x-nextjs-|x-middleware-|x-matched-|x-invoke-|x-prerender-|x-now-|next-|rsc$)/;
/** Of the connection to Next, not of the page. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

const pathOf = (url) => url.split('?', 1)[0];

/** A response nobody hears: what Next answers is taken down, by all the rules of a real one. */
class CapturedResponse extends ServerResponse {
  #chunks = [];

  constructor(request) {
    super(request);
    this.assignSocket(new Writable({ write: (chunk, encoding, done) => done() }));
  }

  #take(chunk, encoding) {
    if (typeof chunk === 'string')
      this.#chunks.push(Buffer.from(chunk, encoding?.length ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  // Headers that are given here alone would go to the connection without being noted.
  writeHead(status, reason, headers = typeof reason === 'string' ? {} : reason) {
    const pairs = Array.isArray(headers)
      ? headers.flatMap((name, index) => (index % 2 ? [] : [[name, headers[index + 1]]]))
      : Object.entries(headers ?? {});
    pairs.forEach(([name, value]) => this.setHeader(name, value));
    return typeof reason === 'string' ? super.writeHead(status, reason) : super.writeHead(status);
  }

  write(chunk, encoding, done) {
    this.#take(chunk, typeof encoding === 'string' ? encoding : undefined);
    return super.write(chunk, encoding, done);
  }

  end(chunk, encoding, done) {
    this.#take(chunk, typeof encoding === 'string' ? encoding : undefined);
    return super.end(chunk, encoding, done);
  }

  get body() {
    return Buffer.concat(this.#chunks);
  }
}

/** A plain read of a page or its data by nobody in particular. */
function mayBeShared({ method, url = '', headers }) {
  const path = pathOf(url);
  return (
    method === 'GET' &&
    !NOT_PAGES.test(path) &&
    (path.startsWith(DATA) || !/\.[a-z0-9]+$/i.test(path)) &&
    !headers.authorization &&
    !headers.range &&
    !PREVIEW.test(headers.cookie ?? '') &&
    !Object.keys(headers).some(
      (name) => NEXT_HEADERS.test(name) && !(name === 'x-nextjs-data' && path.startsWith(DATA)),
    )
  );
}

/**
 * Headers say more to a visitor over TLS (request-scope.mjs settles what he came by). Only `/` answers by the visitor's
 * language: the one that is asked for, or the one that was chosen.
 */
function keyOf({ url, headers }, encoding) {
  const key = `${encoding} ${headers['x-forwarded-proto']} ${url}`;
  if (pathOf(url) !== '/') return key;
  const chosen = headers.cookie?.match(/NEXT_LOCALE=[^;]*/)?.[0];
  return `${key} ${chosen} ${headers['accept-language']}`;
}

/** One page for everybody: Next had it stored, a cache may keep it, and it sets no cookie. */
const isShared = (answer) =>
  answer.statusCode === 200 &&
  answer.getHeader('x-nextjs-cache') === 'HIT' &&
  /\bs-maxage=[1-9]/.test(String(answer.getHeader('cache-control') ?? '')) &&
  answer.hasHeader('etag') &&
  !answer.hasHeader('set-cookie');

/** Next knows that there is no such page, and says so to all alike. */
const isMissing = (answer) =>
  answer.statusCode === 404 && answer.hasHeader('x-nextjs-cache') && !answer.hasHeader('set-cookie');

/** As `writeHead` takes them fastest: name, value, name, value. */
const listHeaders = (answer, encoding) => [
  ...answer
    .getRawHeaderNames()
    .filter((name) => !OWN_HEADERS.has(name.toLowerCase()))
    .flatMap((name) => [name, answer.getHeader(name)]),
  ...['Vary', 'Accept-Encoding'],
  ...(encoding ? ['Content-Encoding', encoding] : []),
];
const bare = (etag) => String(etag).trim().replace(/^W\//, '');
const isKnown = (etag, wanted) =>
  !!etag && !!wanted && wanted.split(',').some((one) => bare(one) === bare(etag));

/** @param wanted the visitor's `If-None-Match` */
function send(response, wanted, { status, headers, etag, kept, bytes }) {
  // Read by page-metrics.mjs, which sees nothing of headers that are only written.
  if (kept) response.setHeader('x-nextjs-cache', kept);
  if (status === 200 && isKnown(etag, wanted)) response.writeHead(304, headers).end();
  else response.writeHead(status, [...headers, 'Content-Length', bytes.length]).end(bytes);
}

/** Bodies by address, content and encoding, each packed once however many ask for it at the same time. */
function makeContents(maxBytes) {
  const contents = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length || 1 });
  const underWay = new Map();
  let thorough = Promise.resolve();
  let waiting = 0;

  async function pack(key, body, encoding) {
    const content = { bytes: await packBody(body, encoding), encoding, isThorough: encoding !== 'br' };
    contents.set(key, content);
    return content;
  }

  return {
    async find(path, etag, encoding, body) {
      const key = `${encoding} ${etag} ${body.length} ${path}`;
      const known = contents.get(key) ?? underWay.get(key);
      if (known) return known;
      const packing = pack(key, body, encoding).finally(() => underWay.delete(key));
      underWay.set(key, packing);
      return packing;
    },
    /** Whoever comes next gets it packed better; one at a time, behind the back of all, for it is their processor. */
    improve(content) {
      if (content.isThorough || waiting >= MAX_WAITING) return;
      content.isThorough = true;
      waiting += 1;
      thorough = thorough
        .then(() => packThoroughly(content.bytes))
        .then((bytes) => (content.bytes = bytes))
        .catch(() => undefined)
        .finally(() => (waiting -= 1));
    },
  };
}

/**
 * Answers pages in front of Next. What everybody gets alike is packed once a content, not once a visitor, and kept for
 * a second, so that a rush asks Next once a second and address (four times beside other instances). Everything else is answered as Next answers it. A page
 * that is made anew is forgotten at once; one that another process made anew, after that second.
 * @param handle Next's request handler
 * @param options.firstHandle the same for what no copy is known of: it may cost more, and may have to wait for its turn
 * @returns a request listener
 */
export function makeSharedPages(
  handle,
  { firstHandle = handle, now = Date.now, maxBytes = MAX_BODY_BYTES } = {},
) {
  const copies = new LRUCache({ max: MAX_COPIES });
  const missing = new LRUCache({ max: MAX_MISSING });
  const contents = makeContents(maxBytes);
  let generation = 0;

  const forget = () => {
    generation += 1;
    copies.clear();
    missing.clear();
  };

  async function ask(request, response, { key, encoding, wanted }) {
    const began = generation;
    // Next answers whole and unpacked: the packed body and the comparison are this module's.
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    const answer = new CapturedResponse(request);
    const ended = new Promise((resolve) => answer.once('finish', resolve).once('close', resolve));
    response.once('close', () => answer.destroy());
    await (copies.get(key) ? handle : firstHandle)(request, answer);
    await ended;
    if (response.destroyed || !answer.writableEnded) return void response.destroy();
    const { body, statusCode: status } = answer;
    const etag = answer.getHeader('etag');
    const kept = answer.getHeader('x-nextjs-cache');
    if (!isShared(answer)) {
      const isPacked = encoding && body.length > 1_000 && !answer.hasHeader('content-encoding');
      const headers = listHeaders(answer, isPacked && encoding);
      const bytes = isPacked ? await packBody(body, encoding) : body;
      const whole = { status, headers, etag, kept, bytes };
      if (isMissing(answer) && began === generation) missing.set(key, { whole, until: now() + keptMs() });
      return send(response, wanted, whole);
    }
    const headers = listHeaders(answer, encoding);
    const content = await contents.find(pathOf(request.url), etag, encoding, body);
    // Made anew while this answer was under way: the next visitor asks again.
    if (began === generation)
      copies.set(key, { headers, etag, content, until: now() + keptMs(), isAsked: false });
    contents.improve(content);
    send(response, wanted, { status, headers, etag, kept, bytes: content.bytes });
  }

  return (request, response) => {
    // 204 says that the shop signed it, and nothing else does (src/server/routes/internal.routes.ts).
    const forgetMade = () => response.statusCode === 204 && forget();
    if (request.url?.startsWith(REMAKE)) response.once('finish', forgetMade).once('close', forgetMade);
    if (!mayBeShared(request)) return void firstHandle(request, response);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const wanted = request.headers['if-none-match'];
    const key = keyOf(request, encoding);
    const copy = copies.get(key);
    const gone = missing.get(key);
    if (gone && gone.until > now()) return send(response, wanted, gone.whole);
    // While one visitor has an old copy renewed, the others get it.
    if (copy && (copy.until > now() || copy.isAsked)) {
      const { headers, etag, content } = copy;
      contents.improve(content);
      return send(response, wanted, { status: 200, headers, etag, kept: 'HIT', bytes: content.bytes });
    }
    if (copy) {
      copy.isAsked = true;
      response.once('close', () => (copy.isAsked = false));
    }
    ask(request, response, { key, encoding, wanted }).catch((error) => {
      console.error(`${request.url} could not be answered:`, error);
      response.destroy();
    });
  };
}
