import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentType } from 'react';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { Permission } from '@config/permissions';
import { withId } from '@config/routes';
import type { ApiError } from '@/client/api-error';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import { PageHead } from '../kit/page-head';
import type { Texts } from './define-resource';
import { SheetPending } from './sheet-skeleton';

/** What the form of an editor gets. */
export interface EditorFormProps<Saved> {
  /** What is stored; null for a new item. */
  stored: Saved | null;
  onSaved?: (saved: Saved, wasNew: boolean) => void;
  /** The item was deleted. */
  onDone: () => void;
  /** Shows what is stored instead of what was stored on this device. */
  onDiscard?: () => void;
}

/** Endpoints that answer one item by its id. */
export type ById = {
  [K in EndpointName]: CallInput<K> extends { params: { id: string } } ? K : never;
}[EndpointName];

/** One item with its version. Always asked again: a change of an old version is refused. */
export const itemQuery = <K extends ById>(endpoint: K, id: string) => ({
  ...queryOptions<Output<K>, ApiError, Output<K>, readonly [K, { params: { id: string } }]>({
    queryKey: [endpoint, { params: { id } }],
  }),
  staleTime: 0,
});

/** The pages that edit one kind of content, in one declaration: who may, what is read, and the form. */
export interface Editor<K extends ById, Ns extends Namespace> {
  /** What answers a stored item. */
  endpoint: K;
  /** What opens the pages. */
  permission: Permission;
  /** Texts of the pages. */
  texts: Ns;
  words: (t: Texts<Ns>) => { isNew: string; edit: string; back: string; onShop: string };
  /** Address of the list, and of the editor of a stored item. */
  listPath: string;
  editPath: string;
  /** A new item has the address of a stored one, without an id; a page of its own unless said. */
  isNewWithoutId?: boolean;
  titleOf: (item: Output<K>) => string;
  /** Where the item stands on the shop; null while it does not. */
  shopPathOf: (item: Output<K>) => string | null;
  Form: ComponentType<EditorFormProps<Output<K>>>;
}

/** Checks a declaration and infers its types. */
export const defineEditor = <const K extends ById, const Ns extends Namespace>(editor: Editor<K, Ns>) =>
  editor;

interface ResourceEditorProps<K extends ById, Ns extends Namespace> {
  editor: Editor<K, Ns>;
  /** The stored item; null for a new one. */
  id: string | null;
}

/** Edits a stored item, or makes a new one: its heading, its links, and its form as soon as it is read. */
export function ResourceEditor<K extends ById, Ns extends Namespace>({
  editor,
  id,
}: ResourceEditorProps<K, Ns>) {
  const { endpoint, listPath, editPath, titleOf, shopPathOf, Form } = editor;
  const { t } = useTranslation(editor.texts);
  const words = editor.words(t);
  const { i18n } = useTranslation('manage');
  const router = useRouter();
  const queryClient = useQueryClient();
  // Another form takes its place when what was typed is given up.
  const [generation, setGeneration] = useState(0);
  const query = itemQuery(endpoint, id ?? '');
  const { data, error, refetch } = useQuery({ ...query, enabled: id !== null });
  const item: Output<K> | null = data ?? null;
  const shopPath = item && shopPathOf(item);
  const title = item ? titleOf(item) : id === null ? words.isNew : words.edit;
  const store = (saved: Output<K>, wasNew: boolean) => {
    const { id: savedId } = saved as { id: string };
    queryClient.setQueryData(itemQuery(endpoint, savedId).queryKey, saved);
    if (wasNew) void router.replace(withId(editPath, savedId));
  };
  return (
    <>
      <PageHead title={<span lang={item ? CATALOGUE_LOCALE : i18n.language}>{title}</span>}>
        <ButtonLink size="sm" tone="quiet" href={listPath}>
          {words.back}
        </ButtonLink>
        {shopPath && (
          <ButtonLink size="sm" tone="outline" href={shopPath} target="_blank">
            <Icon name="storefront" />
            {words.onShop}
          </ButtonLink>
        )}
      </PageHead>
      {id !== null && !item ? (
        <SheetPending error={error} onRetry={refetch} />
      ) : (
        <Form
          key={`${id ?? 'novo'}-${generation}`}
          stored={item}
          onSaved={store}
          onDone={() => void router.push(listPath)}
          onDiscard={() => setGeneration(generation + 1)}
        />
      )}
    </>
  );
}
