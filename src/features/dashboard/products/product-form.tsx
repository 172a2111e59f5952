import { lazyPart } from '../kit/lazy-part';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { call } from '@/client/call';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { ManagedProduct } from '@/contract/schemas/managed-products';
import { FormFields } from '../resource/form-fields';
import { pageForm } from '../resource/resource-form';
import { TranslatedParts } from '../resource/translated-parts';
import { draftOfProduct } from './draft/draft-of-product';
import { draftPath } from './draft/draft-paths';
import { DRAFT_SAMPLE, EMPTY_DRAFT, type ProductDraft } from './draft/product-draft';
import { changesOf, ProductBody } from './draft/product.schema';
import { readableValue } from './draft/readable-value';
import { PublicationBadge } from '../kit/publication-badge';
import { PRODUCT_LISTS } from './products.mutations';
import { ClassificationSection } from './sections/classification-section';
import { FormSections } from './sections/form-sections';
import { PacksSection } from './sections/packs-section';
import {
  doseFields,
  lawFields,
  publishingFields,
  shelfFields,
  textFields,
  translationFields,
} from './sections/product-fields';

const PicturesSection = lazyPart(
  () => import('./sections/pictures-section').then((module) => module.PicturesSection),
  () => <Skeleton className="h-40 w-full" />,
);

/** Everything about a product in one form of sections. Its numbers are typed as texts, so the form and the body differ. */
export const ProductForm = pageForm({
  texts: ['manage-products', 'common'],
  item: ManagedProduct,
  body: ProductBody,
  valuesOf: draftOfProduct,
  empty: () => EMPTY_DRAFT,
  idOf: ({ id }) => id,
  create: (body) => call('createProduct', { body }),
  update: ({ id }, body) => call('updateProduct', { params: { id }, body }),
  changesOf,
  pathOf: draftPath,
  refreshes: PRODUCT_LISTS,
  freshness: 'product',
  draft: { name: 'product-draft', sample: DRAFT_SAMPLE, ofNew: 'new' },
  unchanged: (t) => t('editor.nothing'),
  follows: ['publishing', 'hasDose', 'dose.basis'],
  view: ({ t, saved, now }) => ({
    label: t(saved ? 'editor.edit' : 'editor.new'),
    fields: [],
    labels: Object.fromEntries(
      (Object.keys(EMPTY_DRAFT) as (keyof ProductDraft)[]).map((key) => [key, t(`fields.${key}`)]),
    ),
    showValue: readableValue,
    draftTexts: {
      restored: t('editor.restored'),
      restoredText: (time) => t('editor.restoredText', { time }),
      discard: t(saved ? 'editor.discard' : 'editor.discardNew'),
      unsaved: t('editor.unsaved'),
    },
    state: saved && <PublicationBadge state={saved.state} at={saved.publishAt} />,
    actions: saved && (
      <Link
        href={withId(DASHBOARD_ROUTES.productPreview, saved.id)}
        target="_blank"
        className={buttonStyle('outline')}
      >
        <Icon name="eye" />
        {t('actions.preview')}
      </Link>
    ),
    body: (
      <FormSections
        parts={{
          texts: <FormFields fields={[{ kind: 'row', fields: textFields(t, !saved) }]} />,
          packs: <PacksSection product={saved} />,
          pictures: <PicturesSection />,
          classification: <ClassificationSection />,
          law: <FormFields fields={[{ kind: 'row', fields: lawFields(t) }]} />,
          dose: <FormFields fields={doseFields(t, now)} />,
          translations: (
            <TranslatedParts
              hint={t('translations.hint')}
              fieldsOf={(locale, own) => translationFields(t, locale, own)}
            />
          ),
          shelves: <FormFields fields={shelfFields(t)} />,
          publishing: (
            <FormFields fields={publishingFields(t, now.publishing, saved?.state === 'published')} />
          ),
        }}
      />
    ),
  }),
});
