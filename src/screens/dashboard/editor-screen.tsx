import type { Namespace } from 'i18next';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ResourceEditor, type ById, type Editor } from '@/features/dashboard/resource/resource-editor';
import { PageMeta } from '@/shell/page-meta';
import { DashboardGate } from './gate';
import { DashboardNamed } from './named';

interface EditorScreenProps<K extends ById, Ns extends Namespace> {
  editor: Editor<K, Ns>;
  /** The page of a new item. */
  isNew?: boolean;
}

/** The page that edits the item which the address names, or makes a new one, for those who may. */
export function EditorScreen<K extends ById, Ns extends Namespace>({
  editor,
  isNew: isPageOfNew = false,
}: EditorScreenProps<K, Ns>) {
  const { t } = useTranslation(editor.texts);
  const { query } = useRouter();
  const isNew = isPageOfNew || (!!editor.isNewWithoutId && query.id === undefined);
  const words = editor.words(t);
  const title = isNew ? words.isNew : words.edit;
  return (
    <>
      <PageMeta title={title} noindex />
      <DashboardGate permission={editor.permission} title={title}>
        {() =>
          isNew ? (
            <ResourceEditor key="new" editor={editor} id={null} />
          ) : (
            <DashboardNamed list={editor.listPath}>
              {(id) => <ResourceEditor key={id} editor={editor} id={id} />}
            </DashboardNamed>
          )
        }
      </DashboardGate>
    </>
  );
}
