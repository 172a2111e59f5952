import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { brand } from '@config/brands';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { call } from '@/client/call';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { CreatePostBody, ManagedPost } from '@/contract/schemas/managed-content';
import { notify } from '@/client/toast';
import { EditFrame } from '../editor/edit-frame';
import { focusFirstFault } from '../editor/focus-first-fault';
import { useEditing } from '../editor/use-editing';
import { useKeptValues } from '../editor/use-kept-values';
import { FreshnessNote } from '../kit/freshness-note';
import { DeleteButton } from './delete-button';
import { PostFacts } from './post-facts';
import { PostPublishing } from './post-publishing';
import { PostStateBadge } from './post-state-badge';
import { PostTexts } from './post-texts';
import { PostTranslations } from './post-translations';
import { newPostValues, postValues, type PostValues } from './post-values';
import { isManagedPost, isPostValues, PostForm as FormSchema } from './post.schema';
import { managedPostQuery } from './posts.queries';
import { useRefresh } from './use-refresh';

interface PostFormProps {
  /** What is stored now; null for a new article. */
  post: ManagedPost | null;
  /** A new article was stored, under this id. */
  onCreated: (id: string) => void;
  onDeleted: () => void;
  /** Shows what is stored instead of what was kept on this device. */
  onDiscard: () => void;
}

const NAMES = [
  'title',
  'slug',
  'excerpt',
  'bodyMarkdown',
  'picture',
  'author',
  'species',
  'brandIds',
  'relatedProductSlugs',
  'published',
  'publishedAt',
  'translations',
] as const;

/** Everything about an article. What is typed is kept on this device until it is saved. */
export function PostForm({ post, onCreated, onDeleted, onDiscard }: PostFormProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const queryClient = useQueryClient();
  const refresh = useRefresh('listManagedPosts', 'previewPost');
  const [start] = useState(() => (post ? postValues(post) : newPostValues(brand.id, new Date())));
  const form = useForm<PostValues, unknown, CreatePostBody>({
    resolver: zodResolver(FormSchema),
    defaultValues: start,
    shouldFocusError: false,
  });
  const editing = useEditing({
    form,
    stored: post,
    valuesOf: postValues,
    isSaved: isManagedPost,
    create: (body) => call('createPost', { body }),
    update: ({ id }, body) => call('updatePost', { params: { id }, body }),
    names: NAMES,
    onFaults: focusFirstFault,
    onSaved(saved, wasNew) {
      kept.forget();
      queryClient.setQueryData(managedPostQuery(saved.id).queryKey, saved);
      refresh();
      notify('success', t('manage:saved'));
      if (wasNew) onCreated(saved.id);
    },
  });
  const saved = editing.stored;
  const kept = useKeptValues({
    name: `post-${post?.id ?? 'novo'}`,
    form,
    stored: saved,
    isValues: isPostValues,
    isSaved: isManagedPost,
    onRestored: editing.restore,
  });

  return (
    <FormProvider {...form}>
      <EditFrame
        label={t('posts.form')}
        editing={editing}
        restoredAt={kept.restoredAt}
        onDiscard={() => {
          kept.forget();
          form.reset();
          onDiscard();
        }}
        labelOf={(key) => t(`posts.field.${key}`)}
        state={
          saved && (
            <>
              <PostStateBadge state={saved.state} publishedAt={saved.publishedAt} />
              <FreshnessNote entity="post" id={saved.id} />
            </>
          )
        }
        actions={
          saved && (
            <>
              <DeleteButton
                question={t('posts.deleteQuestion', { title: saved.title })}
                remove={() => call('deletePost', { params: { id: saved.id } })}
                onDeleted={() => {
                  kept.forget();
                  form.reset();
                  refresh();
                  notify('success', t('deleted'));
                  onDeleted();
                }}
              />
              <Link
                href={withId(DASHBOARD_ROUTES.postPreview, saved.id)}
                target="_blank"
                className={buttonStyle('outline')}
              >
                <Icon name="eye" />
                {t('preview')}
              </Link>
            </>
          )
        }
      >
        <PostTexts isNew={!saved} />
        <PostFacts />
        <PostPublishing state={saved?.state ?? 'draft'} />
        <PostTranslations />
      </EditFrame>
    </FormProvider>
  );
}
