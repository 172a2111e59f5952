/** Right-to-left for Arabic and Hebrew, otherwise left-to-right. */
export function directionOf(locale: string | undefined): 'ltr' | 'rtl' {
  const language = locale?.split('-')[0]?.toLowerCase();
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}
