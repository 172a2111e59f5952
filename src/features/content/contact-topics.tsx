import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';

interface ContactTopicsProps {
  title: string;
  /** Frequent subjects; each opens a chat with a first message. */
  topics: { title: string; text: string; href: string }[];
}

/** Frequent subjects as tiles that open a chat with a first message. */
export function ContactTopics({ title, topics }: ContactTopicsProps) {
  const { t } = useTranslation('content');
  return (
    <section className="grid content-start gap-4">
      <h2 className="seam justify-self-start text-[1.375rem] md:text-2xl">{title}</h2>
      <ul className="grid gap-3">
        {topics.map((topic) => (
          <li key={topic.title}>
            <a
              href={topic.href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex items-center gap-4 rounded-lg border border-line bg-raised p-4 hover:border-primary hover:bg-primary-soft"
            >
              <Icon name="whatsapp" className="size-7 text-ok" />
              <span className="grid min-w-0 gap-0.5">
                <span className="num text-lg leading-tight">{topic.title}</span>
                <span className="text-muted">{topic.text}</span>
                <span className="sr-only">{t('contact.opensWhatsapp')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
