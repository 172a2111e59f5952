import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { brand } from '@config/brands';
import { LIMITED } from '@config/document/document-attributes';
import { Panel } from '@/components/ui/panel';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import type { LeadFormProps } from './lead-form';
import { LeadSkeleton } from './lead-skeleton';

/** A lazy chunk: with its schema and masks it is larger than the page around it. */
const LeadForm = dynamic(() => import('./lead-form').then((module) => module.LeadForm), {
  ssr: false,
  loading: lazyPlace(() => <LeadSkeleton fields={4} />),
});

interface LeadSectionProps extends LeadFormProps {
  /** The data that the form needs is still loading. */
  isLoading?: boolean;
  /** A link to another form that may fit better. */
  other?: ReactNode;
}

/**
 * A form to the shop under its own heading, with the anchor `#formulario`. Where another form takes its place, the heading
 * of that one gets the focus: a phone shows only what is below it.
 */
export function LeadSection({ isLoading, other, ...form }: LeadSectionProps) {
  const { t } = useTranslation('forms');
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = form;
  const shown = useRef<typeof kind>(null);
  useEffect(() => {
    // Until the address may be read, the form is not chosen yet.
    if (isLoading) return;
    if (shown.current !== null && shown.current !== kind) heading.current?.focus();
    shown.current = kind;
  }, [isLoading, kind]);
  return (
    <section id="formulario" aria-labelledby="formulario-title" className="scroll-mt-24">
      <Panel className="grid gap-5 md:p-8">
        <h2
          ref={heading}
          id="formulario-title"
          tabIndex={-1}
          className="text-[1.375rem] outline-none md:text-2xl"
        >
          {t(`title.${kind}`)}
        </h2>
        {/* The form takes a proof of when it was opened, which a script asks for. */}
        <noscript {...{ [LIMITED]: '' }}>
          <p>
            {t('withoutScript')}{' '}
            <a className="underline" href={form.whatsappHref}>
              {t('whatsapp')}
            </a>{' '}
            <a className="break-words underline" dir="ltr" href={`mailto:${brand.company.email}`}>
              {brand.company.email}
            </a>
          </p>
        </noscript>
        {isLoading ? <LeadSkeleton fields={4} /> : <LeadForm key={kind} {...form} />}
        {other}
      </Panel>
    </section>
  );
}
