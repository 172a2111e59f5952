import type {
  ManagedLesson,
  ManagedPost,
  ManagedReview,
  ManagedTestimonial,
  Redirect,
} from '@/contract/schemas/managed-content';
import type { ManagedCoupon } from '@/contract/schemas/managed-coupons';

/** A review that waits to be read by the shop's people. */
export const makeManagedReview = (overrides: Partial<ManagedReview> = {}): ManagedReview => ({
  id: 'rev-1',
  productId: 'p001',
  productSlug: 'matriz-60',
  productTitle: 'Matriz 60',
  author: 'João Sobral',
  reviewScore: 4,
  title: 'Bom consumo',
  text: 'O lote foi ao cocho no mesmo dia.',
  verified: true,
  status: 'pending',
  createdAt: '2026-03-02T12:00:00.000Z',
  ...overrides,
});

/** What a customer says of the shop, shown on its home page. */
export const makeManagedTestimonial = (overrides: Partial<ManagedTestimonial> = {}): ManagedTestimonial => ({
  id: 'tes-1',
  author: 'Dora Nunes',
  role: 'Criadora de ovinos',
  city: 'Uberaba',
  state: 'MG',
  rating: 5,
  text: 'A entrega chegou no dia marcado, mesmo com a estrada ruim.',
  brandIds: ['boa-lida'],
  published: true,
  version: 1,
  ...overrides,
});

/** A coupon of 10% that counts now. */
export const makeManagedCoupon = (overrides: Partial<ManagedCoupon> = {}): ManagedCoupon => ({
  id: 'cup-1',
  code: 'PRIMEIROCOCHO',
  description: '10% na primeira compra.',
  kind: 'percent',
  discount: 0.1,
  amount: null,
  allProducts: false,
  firstPurchaseOnly: false,
  applicability: { products: [], categories: [], collections: ['col-primeiro-cocho'] },
  validFrom: '2026-01-01T03:00:00.000Z',
  validUntil: '2031-01-01T02:59:00.000Z',
  minimumTotal: null,
  maxUses: 100,
  maxUsesPerUser: 1,
  brandIds: ['boa-lida'],
  active: true,
  usedCount: 3,
  version: 2,
  status: 'live',
  ...overrides,
});

/** A campaign link. */
export const makeRedirect = (overrides: Partial<Redirect> = {}): Redirect => ({
  code: 'feira-2026',
  target: '/shop',
  representativeCode: null,
  hits: 12,
  active: true,
  createdAt: '2026-02-01T12:00:00.000Z',
  version: 1,
  ...overrides,
});

/** A published article with everything an editor writes. */
export const makeManagedPost = (overrides: Partial<ManagedPost> = {}): ManagedPost => ({
  id: 'post-01',
  slug: 'creep-feeding',
  title: 'Creep-feeding paga a conta?',
  excerpt: 'A conta em quatro linhas.',
  bodyMarkdown: 'Todo fevereiro a mesma dúvida.\n\n## A conta\n\n- **Consumo:** 90 kg',
  author: { name: 'Helena Quaresma', role: 'Zootecnista' },
  species: ['bovinos'],
  brandIds: ['boa-lida'],
  relatedProductSlugs: ['matriz-60'],
  picture: null,
  published: true,
  publishedAt: '2026-02-10T11:00:00.000Z',
  translations: {},
  state: 'published',
  version: 3,
  updatedAt: '2026-02-10T11:00:00.000Z',
  ...overrides,
});

/** A lesson with one question. */
export const makeManagedLesson = (overrides: Partial<ManagedLesson> = {}): ManagedLesson => ({
  id: 'les-01',
  slug: 'fundamentos-da-nutricao-mineral',
  position: 1,
  access: 'public',
  module: 'Nutrição',
  title: 'Fundamentos da nutrição mineral',
  summary: 'Por que o capim não basta.',
  minutes: 9,
  bodyMarkdown: 'O capim alimenta, mas raramente completa.',
  quiz: [
    {
      question: 'Qual mineral o animal procura?',
      options: ['Sódio', 'Fósforo'],
      answerIndex: 0,
      explanation: 'O apetite é por sódio.',
    },
  ],
  published: true,
  files: [],
  version: 1,
  ...overrides,
});
