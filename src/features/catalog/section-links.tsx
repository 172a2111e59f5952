import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

export interface SectionLink {
  /** Id of the section on this page. */
  id: string;
  name: string;
}

/** Links to the sections of a page: sticky under the header on desktop, with the section in view marked. */
export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  const { t } = useTranslation('product');
  const [current, setCurrent] = useState<string | null>(null);
  const ids = links.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) return setCurrent(entered.target.id);
        // Above the first section, such as after a jump to the top, none is current.
        const first = document.getElementById(ids.split(' ')[0] ?? '');
        if (first && first.getBoundingClientRect().top > window.innerHeight / 3) setCurrent(null);
      },
      // The current section is the one that crosses a line at a third of the viewport's height.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    ids.split(' ').forEach((id) => {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    });
    return () => observer.disconnect();
  }, [ids]);
  return (
    <nav
      aria-label={t('sections.label')}
      data-sections=""
      className="z-10 border-b border-line bg-surface lg:sticky lg:top-20 print:hidden"
    >
      <ul className="wrap flex overflow-x-auto [scrollbar-width:none]">
        {links.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-12 items-center border-b-[3px] border-transparent px-4 font-bold whitespace-nowrap hover:text-primary aria-[current]:border-primary aria-[current]:text-primary"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
