import type { Locale } from '@config/locales';
import { mailTexts } from './mail-texts';
import { greetingName } from './greeting-name';

/** How a mail begins; without a name where what was typed as one is more than that. */
export function greeting(fullName: string, locale: Locale): string {
  const t = mailTexts(locale);
  const name = greetingName(fullName);
  return name ? t('greetingNamed', { name }) : t('greeting');
}
