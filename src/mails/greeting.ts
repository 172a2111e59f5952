import type { Locale } from '@config/locales';
import { mailTexts } from './mail-texts';
import { greetingName } from './greeting-name';

/** The greeting of a mail; without a name when the typed name is more than that. */
export function greeting(fullName: string, locale: Locale): string {
  const t = mailTexts(locale);
  const name = greetingName(fullName);
  return name ? t('greetingNamed', { name }) : t('greeting');
}
