import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { postPath } from '@config/routes';
import { defineEditor } from '../../resource/resource-editor';
import { lazySheet } from '../../resource/sheet-skeleton';

const PostForm = lazySheet(() => import('./post-form').then((module) => module.PostForm));

/** The editor of the articles. */
export const postEditor = defineEditor({
  endpoint: 'getManagedPost',
  permission: 'content.write',
  texts: 'manage-content',
  words: (t) => ({
    isNew: t('posts.new'),
    edit: t('posts.edit'),
    back: t('posts.back'),
    onShop: t('seeOnShop'),
  }),
  listPath: DASHBOARD_ROUTES.posts,
  editPath: DASHBOARD_ROUTES.editPost,
  titleOf: ({ title }) => title,
  shopPathOf: ({ state, slug }) => (state === 'published' ? postPath(slug) : null),
  Form: PostForm,
});
