import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Output } from '@/contract/contract';
import type { Lead } from '@/contract/schemas/leads';
import { notify } from '@/client/toast';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import { replyByMail } from './reply-by-mail';
import { useListChange, withRows } from '../resource/use-list-change';
import { useRefresh } from '../resource/use-refresh';
import { WhatsAppLink } from '../whatsapp-link';
import { WhenTime } from '../when-time';
import { CATALOGUE_LOCALE } from '@config/locales';
import { productPath } from '@config/routes';
import { Link } from '@/components/ui/link';
import { PackText } from '@/components/ui/text/pack-text';
import { formatDecimal } from '@/lib/decimal';
import { formatDate } from '@/lib/time/dates';
import { formatKilograms } from '@/lib/weight';
import { PlainTable } from '@/components/ui/plain-table';

/** The packs that a quote is asked for, with their weight, and the day by which it is answered. */
function LeadQuote({ lines, answerBy }: Pick<Lead, 'lines' | 'answerBy'>) {
  const { t, i18n } = useTranslation(['manage-people', 'common']);
  const { language } = i18n;
  const weight = (grams: number) => <bdi key="weight">{formatKilograms(grams, t, language)}</bdi>;
  const total = lines.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0);
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t('leads.quote.title')}</h3>
      <PlainTable
        caption={t('leads.quote.title')}
        heads={[
          { text: t('leads.quote.product') },
          { text: t('leads.quote.units'), align: 'end' },
          { text: t('leads.quote.weight'), align: 'end' },
        ]}
        rows={[
          ...lines.map(({ variationId, slug, title, presentation, sku, units, weightGrams }) => ({
            key: variationId,
            cells: [
              <span key="product">
                <Link href={productPath(slug)} lang={CATALOGUE_LOCALE} className="underline">
                  {title}
                </Link>
                <span className="block font-normal text-muted">
                  <PackText presentation={presentation} /> · <bdi dir="ltr">SKU {sku}</bdi>
                </span>
              </span>,
              formatDecimal(units, language),
              weight(units * weightGrams),
            ],
          })),
          { key: 'total', cells: [t('leads.quote.total'), null, weight(total)] },
        ]}
      />
      {answerBy && (
        <p className="text-muted">
          {t('leads.quote.answerBy')} <time dateTime={answerBy}>{formatDate(answerBy, language)}</time>
        </p>
      )}
    </section>
  );
}

interface Mark {
  handled: boolean;
  isUndo: boolean;
}

const FORMATS: Record<string, (value: string) => string> = { document: formatDocument, cep: formatCep };

/** What else a visitor filled in, under the names their form had, and the language they read. */
function LeadFields({ lead: { data, locale, reference } }: { lead: Lead }) {
  const { t } = useTranslation('manage-people');
  /** Fields that are chosen from a list have a text of their own for each choice; the others stand as they were typed. */
  const textOf = (name: string, value: string) =>
    FORMATS[name]?.(value) ?? t(`leads.choice.${value}`, { defaultValue: value });
  const fields = Object.entries(data).filter(([, value]) => value !== '');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {fields.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(`leads.field.${name}`, { defaultValue: name })}</dt>
          <dd className="break-words">
            <bdi>{textOf(name, value)}</bdi>
          </dd>
        </div>
      ))}
      <dt className="text-muted">{t('leads.locale')}</dt>
      <dd>
        <bdi>{locale}</bdi>
      </dd>
      <dt className="text-muted">{t('leads.reference')}</dt>
      <dd>
        <bdi dir="ltr">{reference}</bdi>
      </dd>
    </dl>
  );
}

/** One message with every field of its form, the ways to answer it, and whether it was answered. */
export function LeadDetail({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['manage-people', 'manage']);
  const { id, name, email, phone, reference, message } = lead;
  const queryClient = useQueryClient();
  const refreshLists = useRefresh('listLeads');
  const isListed = () =>
    queryClient
      .getQueriesData<Output<'listLeads'>>({ queryKey: ['listLeads'], type: 'active' })
      .some(([, list]) => list?.items.some((row) => row.id === id));
  const mark = useListChange({
    list: 'listLeads',
    send: ({ handled }: Mark) => call('updateLead', { params: { id }, body: { handled } }),
    apply: (list, { handled }) =>
      withRows(list, (row) =>
        row.id === id ? { ...row, handledAt: handled ? new Date().toISOString() : null } : row,
      ),
    // A message stays in a list of open ones until that is asked for again, so that a slip can be undone.
    staysOnScreen: true,
    refreshes: ['getReport'],
    onDone(_, { handled, isUndo }) {
      // A list that no longer holds it cannot show the change: what is shown here would stay as it was.
      if (!isListed()) refreshLists();
      notify(
        'success',
        t(handled ? 'leads.markedHandled' : 'leads.markedOpen'),
        isUndo
          ? undefined
          : { label: t('manage:undo'), run: () => mark.mutate({ handled: !handled, isUndo: true }) },
      );
    },
  });
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
        {lead.lines.length > 0 && <LeadQuote lines={lead.lines} answerBy={lead.answerBy} />}
        <LeadFields lead={lead} />
        <div className="flex flex-wrap gap-2.5">
          <a href={replyByMail(lead)} className={buttonStyle('outline', 'sm')}>
            <Icon name="envelope" /> {t('leads.byEmail')}
          </a>
          <WhatsAppLink
            phone={phone}
            text={t('leads.whatsappText', { name: name.split(' ')[0], shop: brand.name, reference })}
          />
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
          pending={mark.isPending}
          onClick={() => mark.mutate({ handled: !lead.handledAt, isUndo: false })}
        >
          {t(lead.handledAt ? 'leads.markOpen' : 'leads.markHandled')}
        </Button>
      </div>
    </>
  );
}
