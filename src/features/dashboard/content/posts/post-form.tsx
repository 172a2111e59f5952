import { z } from 'zod';
import { brand } from '@config/brands';
import { CATALOGUE_LOCALE, LOCALE_NAMES } from '@config/locales';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { call } from '@/client/call';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { POST_SUBJECTS } from '@/contract/constants';
import { CreatePostBody, ManagedPost } from '@/contract/schemas/managed-content';
import { fromShopClock, toShopClock } from '../../editor/shop-time';
import { text, type FormField } from '../../resource/form-field';
import { judged, pageForm } from '../../resource/resource-form';
import { TranslatedParts } from '../../resource/translated-parts';
import { PublicationBadge } from '../../kit/publication-badge';
import { newPostValues, postBody, postValues, PUBLISHING, type PostValues } from './post-values';

/**
 * What the API judges; that a moment to come lies ahead, unless it was stored before and has come meanwhile; and that what
 * goes out now has no moment to come.
 */
const Judged = z
  .custom<PostValues>()
  .superRefine(({ published, publishedAt, scheduledFor }, context) => {
    const isAhead = fromShopClock(publishedAt) > new Date().toISOString();
    const say = (message: string) => context.addIssue({ code: 'custom', path: ['publishedAt'], message });
    if (published === 'now' && isAhead) say('ahead');
    if (published === 'later' && publishedAt !== scheduledFor && !isAhead) say('tooSmall');
  })
  .pipe(judged(postBody, CreatePostBody));

/** Everything about an article. */
export const PostForm = pageForm({
  texts: ['manage-content', 'content'],
  item: ManagedPost,
  body: Judged,
  valuesOf: postValues,
  empty: (self) => newPostValues(brand.id, new Date(), self?.fullName),
  idOf: ({ id }) => id,
  create: (body) => call('createPost', { body }),
  update: ({ id }, body) => call('updatePost', { params: { id }, body }),
  remove: ({ id }) => call('deletePost', { params: { id } }),
  refreshes: ['listManagedPosts', 'previewPost'],
  freshness: 'post',
  draft: { name: 'draft-post', sample: newPostValues(brand.id, new Date(0)) },
  follows: ['published'],
  view({ t, saved, form, now }) {
    const own = { lang: CATALOGUE_LOCALE, dir: 'ltr' } as const;
    const publishing: FormField<PostValues>[] = [
      {
        kind: 'radio',
        name: 'published',
        label: <span className="sr-only">{t('posts.publishing')}</span>,
        options: PUBLISHING.map((value) => ({ value, text: t(`posts.publish.${value}`) })),
        onChoose(value) {
          // What goes out now carries the date of today; what is out already has its own.
          if (value === 'now' && saved?.state !== 'published')
            form.setValue('publishedAt', toShopClock(new Date().toISOString()), { shouldDirty: true });
        },
      },
      {
        kind: 'moment',
        name: 'publishedAt',
        label: t('posts.publishedAt'),
        hint: t('shopTime'),
        faults: { tooSmall: t('posts.notAhead'), ahead: t('posts.ahead') },
        required: true,
        className: 'max-w-xs',
      },
    ];
    return {
      label: t('posts.form'),
      remove: saved && { question: t('posts.deleteQuestion', { title: saved.title }) },
      state: saved && <PublicationBadge state={saved.state} at={saved.publishedAt} />,
      actions: saved && (
        <Link
          href={withId(DASHBOARD_ROUTES.postPreview, saved.id)}
          target="_blank"
          className={buttonStyle('outline')}
        >
          <Icon name="eye" />
          {t('preview')}
        </Link>
      ),
      labels: {
        published: t('posts.publishing'),
        publishedAt: t('posts.publishedAt'),
        translations: t('posts.translations'),
      },
      fields: [
        {
          kind: 'part',
          title: t('posts.texts'),
          fields: [
            text('title', t('posts.name'), { required: true, ...own }),
            {
              kind: 'slug',
              name: 'slug',
              from: 'title',
              isNew: !saved,
              label: t('posts.slug'),
              hint: t(saved ? 'posts.slugStored' : 'posts.slugHint'),
              required: true,
            },
            text('excerpt', t('posts.excerpt'), { hint: t('posts.excerptHint'), rows: 2, ...own }),
            { kind: 'markdown', name: 'bodyMarkdown', label: t('posts.body'), lang: CATALOGUE_LOCALE },
          ],
        },
        {
          kind: 'part',
          title: t('posts.facts'),
          fields: [
            { kind: 'picture', name: 'picture', label: t('posts.picture') },
            {
              kind: 'row',
              fields: [
                text('author.name', t('posts.authorName'), { dir: 'auto', required: true }),
                text('author.role', t('posts.authorRole'), own),
                {
                  kind: 'boxes',
                  name: 'species',
                  label: t('posts.species'),
                  hint: t('posts.speciesHint'),
                  options: POST_SUBJECTS.map((value) => ({ value, text: t(`content:species.${value}`) })),
                },
                { kind: 'brands', name: 'brandIds', label: t('brands'), hint: t('posts.brandsHint') },
              ],
            },
            {
              kind: 'products',
              name: 'relatedProductSlugs',
              label: t('posts.related'),
              hint: t('posts.relatedHint'),
            },
          ],
        },
        {
          kind: 'part',
          title: t('posts.publishing'),
          fields: now.published === 'draft' ? publishing.slice(0, 1) : publishing,
        },
        {
          kind: 'part',
          title: t('posts.translations'),
          fields: [
            {
              kind: 'custom',
              show: (
                <TranslatedParts
                  hint={t('posts.translationsHint')}
                  fieldsOf={(locale, texts) => [
                    text(`translations.${locale}.title`, t('posts.name'), texts),
                    text(`translations.${locale}.excerpt`, t('posts.excerpt'), { rows: 2, ...texts }),
                    {
                      kind: 'markdown',
                      name: `translations.${locale}.bodyMarkdown`,
                      label: `${t('posts.body')} (${LOCALE_NAMES[locale]})`,
                      lang: locale,
                      small: true,
                    },
                  ]}
                />
              ),
            },
          ],
        },
      ],
    };
  },
});
