import type { Attributes } from '@opentelemetry/api';

/** What signs in or opens a file stands in the path; the log has the pattern in its place (src/server/http/observe.ts). */
const SECRET_PATHS =
  /(\/(?:webhook\/[a-z]+|university\/file|order\/prescription_file|order\/boleto)\/)[^/?#\s]+/g;
const ORDER_NUMBER = /\/[A-Z]{2}-[0-9A-Z]{6}(?=[/?#.]|$)/g;

/** An address without its query, where links of mails carry their token, and without secrets and numbers of orders. */
const hideAddress = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(SECRET_PATHS, '$1:token')
    .replace(ORDER_NUMBER, '/:number');

/** Instrumentations and Next name addresses differently: the conventions changed. */
const ADDRESSES = ['url.path', 'url.full', 'http.target', 'http.url', 'next.span_name'];
const QUERIES = ['url.query'];

/** Changes the attributes of a span that has ended, before they leave the process. */
export function hideAddresses(attributes: Attributes): void {
  for (const name of QUERIES) if (name in attributes) attributes[name] = '';
  for (const name of ADDRESSES) {
    const address = attributes[name];
    if (typeof address === 'string') attributes[name] = hideAddress(address);
  }
}
