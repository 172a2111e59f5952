import { useQuery } from '@tanstack/react-query';
import { withId } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { FreshnessNote } from '../kit/freshness-note';
import { PublicationBadge } from '../kit/publication-badge';
import { itemQuery } from './resource-editor';

interface PreviewBarProps {
  kind: 'post' | 'product';
  id: string;
  texts: { title: string; text?: string; edit: string };
  editPath: string;
}

/** Says that a page is a preview and where its item stands, with the way back to the editor. */
export function PreviewBar({ kind, id, texts: { title, text, edit }, editPath }: PreviewBarProps) {
  const { data } = useQuery(itemQuery(kind === 'post' ? 'getManagedPost' : 'getManagedProduct', id));
  return (
    <aside
      aria-label={title}
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-warn-line bg-warn-soft px-4 py-2 md:px-6 print:hidden"
    >
      <Icon name="eye" />
      <p className="font-bold">{title}</p>
      {data && (
        <PublicationBadge state={data.state} at={'publishAt' in data ? data.publishAt : data.publishedAt} />
      )}
      {text && <p className="text-sm">{text}</p>}
      {data && <FreshnessNote entity={kind} id={id} />}
      <ButtonLink size="sm" tone="outline" href={withId(editPath, id)} className="ms-auto">
        <Icon name="pencil" />
        {edit}
      </ButtonLink>
    </aside>
  );
}
