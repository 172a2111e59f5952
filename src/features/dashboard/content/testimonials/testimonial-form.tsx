import { brand } from '@config/brands';
import { call } from '@/client/call';
import { STATES } from '@/contract/constants';
import { CreateTestimonialBody, ManagedTestimonial } from '@/contract/schemas/managed-content';
import { select, text } from '../../resource/form-field';
import { judged, sheetForm } from '../../resource/resource-form';

/** Which state is not guessed. */
interface Values extends Omit<CreateTestimonialBody, 'state'> {
  state: string;
}

const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** What a customer says of the shop, with who says it and where it is shown. */
export const TestimonialForm = sheetForm({
  texts: 'manage-content',
  item: ManagedTestimonial,
  body: judged((values: Values) => values, CreateTestimonialBody),
  valuesOf: ({ id: _, version: __, ...values }) => values,
  empty: () => ({
    author: '',
    role: '',
    city: '',
    state: '',
    rating: 5,
    text: '',
    brandIds: [brand.id],
    published: true,
  }),
  idOf: ({ id }) => id,
  create: (body) => call('createTestimonial', { body }),
  update: ({ id }, body) => call('updateTestimonial', { params: { id }, body }),
  remove: ({ id }) => call('deleteTestimonial', { params: { id } }),
  refreshes: ['listManagedTestimonials'],
  freshness: 'testimonial',
  view: ({ t, saved }) => ({
    label: t('testimonials.form'),
    remove: { question: t('testimonials.deleteQuestion', { author: saved?.author }) },
    fields: [
      text('author', t('testimonials.author'), { dir: 'auto', required: true }),
      text('role', t('testimonials.role'), { hint: t('testimonials.roleHint'), dir: 'auto' }),
      {
        kind: 'row',
        className: 'grid grid-cols-[minmax(0,1fr)_7rem] gap-3',
        fields: [
          text('city', t('testimonials.city'), { dir: 'auto', required: true }),
          select('state', t('testimonials.state'), ['', ...STATES], (value) => value || '–', {
            required: true,
          }),
        ],
      },
      select('rating', t('testimonials.rating'), RATINGS, (score) => t('stars', { score }), {
        isNumber: true,
        required: true,
      }),
      text('text', t('testimonials.text'), { rows: 6, dir: 'auto', required: true }),
      { kind: 'brands', name: 'brandIds', label: t('brands') },
      { kind: 'switch', name: 'published', label: t('testimonials.published') },
    ],
  }),
});
