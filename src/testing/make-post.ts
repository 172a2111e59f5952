import type { Post, PostCard } from '@/contract/schemas/content';

/** A post as a list shows it. */
export const makePostCard = (overrides: Partial<PostCard> = {}): PostCard => ({
  id: 'post-1',
  slug: 'creep-feeding',
  title: 'Creep-feeding paga a conta?',
  titleLang: 'pt-BR',
  excerpt: 'A conta em quatro linhas.',
  author: { name: 'Helena Quaresma', role: 'Zootecnista' },
  publishedAt: '2026-02-10T11:00:00.000Z',
  species: ['bovinos'],
  picture: null,
  ...overrides,
});

/** A whole post. */
export const makePost = (overrides: Partial<Post> = {}): Post => ({
  ...makePostCard(),
  bodyMarkdown: 'Todo fevereiro a mesma dúvida.\n\n## A conta\n\n- **Consumo:** 90 kg',
  bodyLang: 'pt-BR',
  relatedProducts: [],
  ...overrides,
});
