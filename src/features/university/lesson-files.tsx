import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { Lesson } from '@/contract/schemas/university';
import { fileSize } from './file-size';

/** The PDFs of a lesson to download; nothing for a lesson without one. */
export function LessonFiles({ files }: { files: Lesson['files'] }) {
  const { t, i18n } = useTranslation('university');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="lesson-files" className="grid justify-items-start gap-3">
      <h2 id="lesson-files" className="text-lg">
        {t('lesson.files')}
      </h2>
      <ul className="grid gap-2">
        {files.map(({ name, bytes, href }) => (
          <li key={href.split('.')[0]}>
            <a
              href={href}
              download
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 font-semibold text-primary underline underline-offset-2 hover:no-underline"
            >
              <span lang={CATALOGUE_LOCALE} dir="auto" className="break-all">
                {name}
              </span>{' '}
              <span dir="ltr" className="font-normal text-muted">
                {fileSize(bytes, i18n.language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
