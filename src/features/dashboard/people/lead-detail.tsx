import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Lead } from '@/contract/schemas/leads';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { whatsAppHref } from '../whatsapp-href';
import { WhenTime } from '../when-time';
import { LeadFields } from './lead-fields';
import { useMarkLead } from './leads.mutations';

/** One message with every field of its form, the ways to answer it, and whether somebody has. */
export function LeadDetail({ lead }: { lead: Lead | undefined }) {
  const { t } = useTranslation(['manage-people', 'manage']);
  const textOf = useFailureText();
  const markLead = useMarkLead();
  if (!lead) return <p className="p-5 text-muted">{t('leads.elsewhere')}</p>;
  const { id, name, email, phone, reference, message } = lead;
  const mark = (handled: boolean, isUndo = false) =>
    markLead.mutate(
      { id, handled },
      {
        onSuccess: () =>
          notify(
            'success',
            t(handled ? 'leads.markedHandled' : 'leads.markedOpen'),
            isUndo ? undefined : { label: t('manage:undo'), run: () => mark(!handled, true) },
          ),
        onError: (error) => notify('error', textOf(error)),
      },
    );
  const chat = whatsAppHref(
    phone,
    t('leads.whatsappText', { name: name.split(' ')[0], shop: brand.name, reference }),
  );
  const subject = encodeURIComponent(t('leads.subject', { shop: brand.name, reference }));
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
        <section className="grid gap-1">
          <h3 className="text-xl">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-muted">
            {t(`leads.kinds.${lead.kind}`)} · <WhenTime iso={lead.createdAt} />
          </p>
          <p>
            <bdi dir="ltr" className="break-all">
              {email}
            </bdi>
          </p>
          {phone && (
            <p>
              <bdi dir="ltr">{phone}</bdi>
            </p>
          )}
        </section>
        {message && (
          <section className="grid gap-1">
            <h3 className="text-lg">{t('leads.message')}</h3>
            <p dir="auto" className="break-words whitespace-pre-line">
              {message}
            </p>
          </section>
        )}
        <LeadFields lead={lead} />
        <div className="flex flex-wrap gap-2.5">
          <a href={`mailto:${email}?subject=${subject}`} className={buttonStyle('outline', 'sm')}>
            <Icon name="envelope" /> {t('leads.byEmail')}
          </a>
          {chat && (
            <a
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('whatsapp', 'sm')}
            >
              <Icon name="whatsapp" /> WhatsApp
            </a>
          )}
        </div>
      </div>
      <div className="border-t border-line px-5 py-4">
        {lead.handledAt && (
          <p className="mb-2 text-muted">
            {t('leads.handledAt')} <WhenTime iso={lead.handledAt} />
          </p>
        )}
        <Button
          size="sm"
          tone={lead.handledAt ? 'outline' : 'primary'}
          pending={markLead.isPending}
          onClick={() => mark(!lead.handledAt)}
        >
          {t(lead.handledAt ? 'leads.markOpen' : 'leads.markHandled')}
        </Button>
      </div>
    </>
  );
}
