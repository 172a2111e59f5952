import type { GetServerSideProps } from 'next';
import { REFERRAL_COOKIE } from '@config/commerce';
import { DEFAULT_LOCALE } from '@config/locales';
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

/**
 * `/redirect/{code}`: credits the code for 30 days and goes on to a page of this site, in the visitor's language.
 * Wherever a stored target points, it never leads out of the shop.
 */
export const redirectPageProps: GetServerSideProps<Record<string, never>, { code: string }> = async ({
  params,
  locale: wanted,
  res,
}) => {
  const { target, representativeCode } = await resolve(params?.code);
  const locale = pageLocale(wanted);
  const path = safeNext(target) ?? ROUTES.home;
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  if (representativeCode) res.setHeader('Set-Cookie', cookieOf(representativeCode));
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return { redirect: { destination: `${prefix}${path}`, statusCode: 302 } };
};
