import Negotiator from 'negotiator';
import type { GetServerSideProps } from 'next';
import type { IncomingMessage } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { REFERRAL_COOKIE } from '@config/commerce';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { isApiError } from '@/client/api-error';
import type { RedirectTarget } from '@/contract/schemas/people';
import { safeNext } from '@/lib/safe-next';
import { pageLocale } from './load-texts';
import { serverCall } from './server-call';

const HOME: RedirectTarget = { target: ROUTES.home, representativeCode: null };

/** What a code stands for; the home page for an unknown code, and while the API does not answer. */
async function resolve(code: string | undefined): Promise<RedirectTarget> {
  if (!code) return HOME;
  try {
    return await serverCall('followRedirect', { params: { code } });
  } catch (error) {
    if (isApiError(error)) return HOME;
    throw error;
  }
}

/** Not HttpOnly: the bodies of registration and order carry the code. It names a representative, nothing of the visitor. */
const cookieOf = (code: string) =>
  `${REFERRAL_COOKIE.name}=${encodeURIComponent(code)}; Path=/; Max-Age=${REFERRAL_COOKIE.days * 86_400}; SameSite=Lax; Secure`;

type Asked = Pick<IncomingMessage, 'headers'> & { cookies: Partial<Record<string, string>> };

/** The language that was chosen in this shop before, else the one that the browser prefers. Links name none. */
function visitorLocale(req: Asked): Locale {
  const chosen = req.cookies.NEXT_LOCALE;
  if (isLocale(chosen)) return chosen;
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const negotiator = new Negotiator(req);
  // One that is named exactly comes first, as it does for the bare home address.
  const preferred = negotiator.languages().find(isLocale) ?? negotiator.language([DEFAULT_LOCALE, ...others]);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}

/** The target with what else the link says, such as the campaign for the statistics. */
function withQuery(target: string, { code: _, ...query }: ParsedUrlQuery): string {
  const { pathname, searchParams, hash } = new URL(target, 'http://localhost');
  for (const [name, value] of Object.entries(query)) {
    if (!searchParams.has(name)) [value ?? []].flat().forEach((each) => searchParams.append(name, each));
  }
  const text = searchParams.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/**
 * `/redirect/{code}`: credits the code for 30 days and goes on to a page of this site, in the visitor's language.
 * Wherever a stored target points, it never leads out of the shop.
 */
export const redirectPageProps: GetServerSideProps<Record<string, never>, { code: string }> = async ({
  params,
  query,
  locale: wanted,
  req,
  res,
}) => {
  const { target, representativeCode } = await resolve(params?.code);
  const named = pageLocale(wanted);
  const locale = named === DEFAULT_LOCALE ? visitorLocale(req) : named;
  const path = withQuery(safeNext(target) ?? ROUTES.home, query);
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  if (representativeCode) res.setHeader('Set-Cookie', cookieOf(representativeCode));
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return { redirect: { destination: `${prefix}${path}`, statusCode: 302 } };
};
