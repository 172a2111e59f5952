import { LOCALES } from '@config/locales';

/** The language that a path of the shop may begin with, such as `/pt-BR` of `/pt-BR/shop`, in any letter case. */
export const LANGUAGE_PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=[/?#]|$)`, 'i');
