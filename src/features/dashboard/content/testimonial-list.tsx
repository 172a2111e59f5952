import { useQuery } from '@tanstack/react-query';
import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import dynamic from 'next/dynamic';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { RowLink } from '@/components/ui/row-link';
import type { ManagedTestimonial } from '@/contract/schemas/managed-content';
import { ListBody } from '../kit/list-body';
import { useListAddress } from '../kit/use-list-address';
import { EditSheet, NEW } from './edit-sheet';
import { SheetItem } from './sheet-item';
import { SheetSkeleton } from './sheet-skeleton';
import { Stars } from './stars';
import { useShowTestimonial } from './testimonials.mutations';
import { testimonialListQuery } from './testimonials.queries';

const TestimonialForm = dynamic(() => import('./testimonial-form').then((module) => module.TestimonialForm), {
  ssr: false,
  loading: SheetSkeleton,
});

/** What customers say of the shop: show it, hide it, write it down. */
export function TestimonialList() {
  const { t } = useTranslation('manage-content');
  const list = useListAddress(DASHBOARD_ROUTES.testimonials, []);
  const { pagina, aberto } = list.values;
  const { data, error, refetch } = useQuery(testimonialListQuery(pagina));
  const { mutate } = useShowTestimonial(pagina);
  const columns: ColumnDef<ManagedTestimonial>[] = [
    {
      id: 'author',
      header: t('testimonials.author'),
      meta: { isTitle: true },
      cell: ({ row: { original: item } }) => (
        <RowLink href={list.hrefOf({ aberto: item.id })} inPlace>
          <bdi>{item.author}</bdi>
        </RowLink>
      ),
    },
    {
      id: 'place',
      header: t('testimonials.city'),
      cell: ({ row: { original: item } }) => (
        <bdi>
          {item.city}/{item.state}
        </bdi>
      ),
    },
    {
      id: 'rating',
      header: t('testimonials.rating'),
      cell: ({ row: { original: item } }) => <Stars score={item.rating} />,
    },
    {
      id: 'text',
      header: t('testimonials.text'),
      meta: { isExtra: true },
      cell: ({ row: { original: item } }) => (
        <span dir="auto" className="line-clamp-2 max-w-prose">
          {item.text}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ row: { original: item } }) => (
        <Badge tone={item.published ? 'ok' : 'neutral'}>
          {t(item.published ? 'testimonials.isShown' : 'testimonials.isHidden')}
        </Badge>
      ),
    },
    {
      id: 'switch',
      header: '',
      meta: { align: 'end' },
      cell: ({ row: { original: item } }) => (
        <Button
          tone="outline"
          size="sm"
          className="relative z-10 my-1 print:hidden"
          onClick={() => mutate(item)}
        >
          {t(item.published ? 'testimonials.hide' : 'testimonials.show')}
          <span className="sr-only">: {item.author}</span>
        </Button>
      ),
    },
  ];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button className="justify-self-start print:hidden" onClick={() => list.open(NEW)}>
        {t('testimonials.new')}
      </Button>
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={list.isFiltered}
        path={DASHBOARD_ROUTES.testimonials}
        hrefOf={list.hrefOf}
        empty={t('testimonials.empty')}
      >
        <DataTable
          columns={columns}
          rows={data?.items}
          idOf={({ id }) => id}
          caption={t('testimonials.title')}
          openId={aberto}
        />
      </ListBody>
      <EditSheet
        id={aberto}
        title={(id) => t(id === NEW ? 'testimonials.new' : 'testimonials.edit')}
        onClose={() => list.open(null)}
      >
        {(id, onDirty) => (
          <SheetItem id={id} items={data?.items} idOf={(item) => item.id} error={error}>
            {(stored) => <TestimonialForm stored={stored} onDirty={onDirty} onDone={() => list.open(null)} />}
          </SheetItem>
        )}
      </EditSheet>
    </div>
  );
}
