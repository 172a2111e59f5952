import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';

interface ListIntroProps {
  text: string;
  lang: string;
}

/** A shorter text fits the first line of most phones. */
const SHORT = 45;

/** The text of a list. A phone shows its first line and a button for the rest, so that products come first. */
export function ListIntro({ text, lang }: ListIntroProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-2 max-md:mt-1">
      <p
        id={id}
        lang={lang}
        className={`max-w-prose min-w-0 flex-[1_1_9rem] ${isOpen ? '' : 'max-md:line-clamp-1'}`}
      >
        {text}
      </p>
      {text.length > SHORT && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-9 text-sm font-bold text-primary hover:underline md:hidden"
        >
          {t(isOpen ? 'intro.less' : 'intro.more')}
        </button>
      )}
    </div>
  );
}
