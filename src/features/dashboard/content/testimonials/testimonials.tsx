import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import { Button } from '@/components/ui/button';
import type { ManagedTestimonial } from '@/contract/schemas/managed-content';
import { defineResource } from '../../resource/define-resource';
import { lazySheet } from '../../resource/sheet-skeleton';
import { useListChange, withRows } from '../../resource/use-list-change';
import { Stars } from '../stars';

const TestimonialForm = lazySheet(() =>
  import('./testimonial-form').then((module) => module.TestimonialForm),
);

/** Shows a testimonial on the shop or takes it off: at once on the screen, with a way back. */
function ShowButton({ item }: { item: ManagedTestimonial }) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const change = useListChange({
    list: 'listManagedTestimonials',
    send: ({ id, version, published }: ManagedTestimonial) =>
      call('updateTestimonial', { params: { id }, body: { version, published: !published } }),
    apply: (list, { id, published }) =>
      withRows(list, (row) => (row.id === id ? { ...row, published: !published } : row)),
    onDone: (saved) =>
      notify('success', t(saved.published ? 'testimonials.shown' : 'testimonials.hidden'), {
        label: t('manage:undo'),
        run: () => change.mutate(saved),
      }),
  });
  return (
    <Button
      tone="outline"
      size="sm"
      className="relative z-10 my-1 print:hidden"
      onClick={() => change.mutate(item)}
    >
      {t(item.published ? 'testimonials.hide' : 'testimonials.show')}
      <span className="sr-only">: {item.author}</span>
    </Button>
  );
}

/** What customers say of the shop: show it, hide it, write it down. */
export const testimonials = defineResource({
  endpoint: 'listManagedTestimonials',
  path: DASHBOARD_ROUTES.testimonials,
  permission: 'content.write',
  texts: 'manage-content',
  title: (t) => t('testimonials.title'),
  filters: {},
  idOf: ({ id }) => id,
  view: ({ t }) => ({
    empty: t('testimonials.empty'),
    create: t('testimonials.new'),
    columns: [
      { id: 'author', header: t('testimonials.author'), title: ({ author }) => <bdi>{author}</bdi> },
      { id: 'place', header: t('testimonials.city'), text: ({ city, state }) => `${city}/${state}` },
      { id: 'rating', header: t('testimonials.rating'), cell: ({ rating }) => <Stars score={rating} /> },
      { id: 'text', header: t('testimonials.text'), isExtra: true, excerpt: ({ text }) => text },
      {
        id: 'state',
        header: t('state'),
        badge: ({ published }) =>
          published ? ['ok', t('testimonials.isShown')] : ['neutral', t('testimonials.isHidden')],
      },
      { id: 'switch', header: '', align: 'end', cell: (item) => <ShowButton item={item} /> },
    ],
    sheet: {
      title: () => t('testimonials.edit'),
      row: (item, sheet) => <TestimonialForm stored={item} {...sheet} />,
    },
  }),
});
