import { useTranslation } from 'next-i18next/pages';
import type { TFunction } from 'i18next';
import type { MenuItem } from '@config/brands/brand';
import type { ClientErrorCode } from '@/contract/errors';
import { errorText } from '@/lib/texts/error-text';
import type { TextFunction, TextKey } from '@/lib/texts/text-function';

/**
 * What `npm run types` refuses about texts. It is compiled and never runs: each `@ts-expect-error` fails the compiler
 * as soon as the line below it is accepted.
 */
export function useRefusedKeys(sum: 'goods' | 'total', sumOrNot: 'goods' | 'missing', text: string) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  const { t: common } = useTranslation();

  t('totals.total');
  t('errors:INTERNAL');
  t(`totals.${sum}`);
  common('actions.close');
  errorText(t, null);

  // @ts-expect-error -- no file has this key
  t('totals.missing');
  // @ts-expect-error -- a group of texts is no text
  t('totals');
  // @ts-expect-error -- the key is another namespace's
  common('totals.total');
  // @ts-expect-error -- the namespace does not have this key
  t('errors:MISSING');
  // @ts-expect-error -- the component does not name this namespace
  t('cart:retry');
  // @ts-expect-error -- one member of the union has no text
  t(`totals.${sumOrNot}`);
  // @ts-expect-error -- any string may be no key
  t(text);
}

// @ts-expect-error -- a shared function cannot ask for what no file has
export type Refused = TextFunction<'errors:MISSING'>;

export const refusedMenu: MenuItem = {
  // @ts-expect-error -- a menu of a brand names a text that is there
  key: 'menu.missing',
  href: '/',
};

type ErrorWithoutText = Exclude<`errors:${ClientErrorCode}`, TextKey>;
/** Every error code has its sentence. */
export const errorsWithoutText: [ErrorWithoutText] extends [never] ? 'none' : ErrorWithoutText = 'none';

type Reads<T> = T extends Parameters<typeof errorText>[0] ? true : false;
/** A function that components share takes a `t` that reads what it asks for, and no other. */
export const readers: [
  Reads<TFunction<readonly ['checkout', 'errors', 'common']>>,
  Reads<TFunction<'account'>>,
] = [true, false];
