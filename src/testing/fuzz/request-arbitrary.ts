import fc from 'fast-check';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { hasPermission } from '@config/has-permission';
import { fileArbitrary, type FileSpec } from './fuzz-files';
import type { FuzzRole, Person } from './fuzz-world';
import { mutationArbitrary, type Mutation } from './mutations';
import { inputArbitrary } from './schema-arbitrary';

/** Raw bytes that replace the body. */
export const RAW_BODIES: readonly string[] = [
  '', ' ', '{', 'null', '[]', '"text"', '0', '{}', '{"a":1,}', "{'a':1}", '\ufeff{}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(60_000), '{"a":'.repeat(20_000), `"${'x'.repeat(262_200)}"`, `{"a":"${'x'.repeat(300_000)}"}`, `[${'0,'.repeat(90_000)}0]`, '<?xml version="1.0"?><a/>', 'a=1&b=2', '\u0000', '1e999', '-', '"\\ud800"', '"\\u0000"',
]; // prettier-ignore

/** Headers as a browser, a proxy or an attacker sends them; latin-1 only, as HTTP has it. */
const HEADERS: Record<string, readonly string[]> = {
  authorization: ['', 'Bearer', 'Bearer ', 'Bearer x', 'bearer abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG', `Bearer ${'A'.repeat(43)}`, `Bearer ${'A'.repeat(9_000)}`, 'Basic YTpi', 'Bearer null', "Bearer ' or 1=1 --", 'Bearer é\u00ff'],
  'idempotency-key': ['', ' ', 'a', 'x'.repeat(64), 'x'.repeat(10_000), "' or 1=1 --", '\u00ff\u00fe', '../..', 'same-key', 'same-key', '{}'],
  'x-forwarded-for': ['', ',', '::1', '::ffff:1.2.3.4', '1.2.3.4, 5.6.7.8', 'unknown', "' or 1=1 --", '2001:db8::1%eth0', ':'.repeat(500), '1.2.3.4'.repeat(2_000), '\u00ff'],
  'accept-language': ['pt-BR', 'en;q=0.5', '*', ';;;q=', 'x'.repeat(5_000), 'he,ar;q=NaN', '\u00ff'],
  'content-type': ['', 'text/plain', 'application/json; charset=utf-16', 'APPLICATION/JSON', 'application/json;', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'image/png', 'image/svg+xml', 'application/pdf', 'application/json, text/html', '\u00ff'],
  'if-match': ['*', '"1"', 'W/"1"', ''],
  'if-none-match': ['*', '"1"'],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  origin: ['null', 'https://evil.example', 'not an origin', ''],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none', 'x'],
  cookie: ['store-token=abc', 'store-token=; XSRF-TOKEN=', '__proto__=1', 'a', '%', 'x='.repeat(3_000)],
  'x-xsrf-token': ['', 'abc'],
  'x-webhook-secret': ['', 'secret', '\u00ff'.repeat(300)],
  'user-agent': ['', 'x'.repeat(10_000), 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0', '\u00ff'],
  'accept-encoding': ['gzip;q=NaN', 'br'],
  range: ['bytes=0-', 'bytes=9-1', 'x'],
  'x-forwarded-host': ['evil.example', '', 'a:b:c', '\u00ff'],
  'x-forwarded-proto': ['https', 'javascript'],
}; // prettier-ignore

const headerArbitrary = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));

/** Query strings that no form makes, added to the valid one. */
const TAILS = ['&', '&&=', '&pagina', '&pagina=1&pagina=2', '&q=a&q=b&q=c', '&%', '&%00=1', '&q=%ff', '&q=%ED%A0%80', '&__proto__[a]=1', '&a[b]=c', '&constructor=x', '&locale=pt-BR&locale=xx', `&q=${'x'.repeat(6_000)}`, '&id=1'.repeat(200), '#x', '&q=%', '?q=1', '&de=0000-01-01', '&ate=9999-12-31', '&+=+', '&q=+%2B']; // prettier-ignore

/** Path segments that no link has. */
const SEGMENTS = ['%00', '%', '%ff', '%ED%A0%80', '..%2f..%2fetc', '__proto__', "'", 'x'.repeat(3_000), '%F0%9F%90%84', '%D9%A3', '-1', '0', 'NaN', '%20', '*', ':id', '{id}', '.json', 'all', 'a%2Fb', '%5c', '%0a'] as const; // prettier-ignore

/** A request with unresolved references: the same seed gives the same. */
export interface FuzzRequest {
  endpoint: EndpointName;
  params: unknown;
  query: unknown;
  body: unknown;
  file: FileSpec | null;
  /** False: by its schema alone, without the rules of its endpoint. */
  isFinished: boolean;
  mutations: { part: 'params' | 'query' | 'body'; mutation: Mutation }[];
  segment: string | null;
  tail: string | null;
  rawBody: string | null;
  headers: [string, string][];
  /** Last four parts of an address of IPv4. */
  address: number;
  key: number;
}

/** Hashing passwords and encoding pictures cost a hundred times as much as other calls. */
const DEAR = new Set<EndpointName>([
  'login', 'register', 'changePassword', 'confirmPassword', 'resetPassword', 'deleteSelf', 'uploadPicture', 'exportSelf', 'importProducts',
]); // prettier-ignore

/** Whether the contract lets a role in. */
export function isOpenTo(endpoint: EndpointName, { role, user }: Pick<Person, 'role' | 'user'>): boolean {
  const { access }: EndpointContract = contract[endpoint];
  if (access === 'anonymous') return true;
  if (role === 'anonymous' || !user) return false;
  return access === 'user' || [access].flat().some((permission) => hasPermission(user, permission));
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

function makeRequestTo(endpoint: EndpointName): fc.Arbitrary<FuzzRequest> {
  const { input }: EndpointContract = contract[endpoint];
  const nothing: fc.Arbitrary<unknown> = fc.constant({});
  const unharmed = fc.constant<FuzzRequest['mutations']>([]);
  const parts = (['params', 'query', 'body'] as const).filter((part) => input[part]);
  const { method } = endpoints[endpoint];
  return fc.record({
    endpoint: fc.constant(endpoint),
    params: input.params ? inputArbitrary(endpoint, input.params) : nothing,
    query: input.query ? inputArbitrary(endpoint, input.query) : nothing,
    body: input.body ? inputArbitrary(endpoint, input.body) : fc.constant(undefined),
    file: input.file ? fileArbitrary : fc.constant(null),
    isFinished: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.constant(false)),
    mutations:
      parts.length === 0
        ? unharmed
        : fc.oneof(
            { weight: 6, arbitrary: unharmed },
            {
              weight: 4,
              arbitrary: fc.array(
                fc.record({ part: fc.constantFrom(...parts), mutation: mutationArbitrary }),
                {
                  minLength: 1,
                  maxLength: 3,
                },
              ),
            },
          ),
    segment: rarely(fc.constantFrom(...SEGMENTS), 25),
    tail: rarely(fc.constantFrom(...TAILS), 20),
    rawBody: method === 'GET' ? fc.constant(null) : rarely(fc.constantFrom(...RAW_BODIES), 25),
    headers: fc.oneof(
      { weight: 7, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 2, arbitrary: fc.array(headerArbitrary, { minLength: 1, maxLength: 2 }) },
    ),
    address: fc.nat(0x7fff_ffff),
    key: fc.nat(0x7fff_ffff),
  });
}

const made = new Map<EndpointName, fc.Arbitrary<FuzzRequest>>();
function requestTo(endpoint: EndpointName): fc.Arbitrary<FuzzRequest> {
  const arbitrary = made.get(endpoint) ?? makeRequestTo(endpoint);
  made.set(endpoint, arbitrary);
  return arbitrary;
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in contract);

/** Requests of a role: mostly to what is open to it, now and then to what is not. */
export function requestArbitrary(role: FuzzRole, person: Person): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...names.map((endpoint) => {
      const open = isOpenTo(endpoint, { role, user: person.user });
      const weight = (open ? 12 : 1) * (DEAR.has(endpoint) ? 1 : 3);
      return { weight, arbitrary: requestTo(endpoint) };
    }),
  );
}
