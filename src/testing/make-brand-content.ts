import type { BrandContent, BrandPages } from '@/contract/schemas/content';

const landing = (title: string): BrandContent['partnerPage'] => ({
  title,
  lead: 'Há três jeitos de trabalhar com a gente.',
  sections: [{ heading: 'Representante', text: 'Carteira na sua região.' }],
  steps: ['Diga a sua região.', 'Conversa de trinta minutos.'],
  ctaLabel: 'Quero começar',
  ctaHref: '/contato',
});

/** The brand's own pages. */
export const makeBrandContent = (overrides: Partial<BrandPages> = {}): BrandPages => ({
  lang: 'pt-BR',
  picture: null,
  about: { title: 'Uma loja de quem carregou saco', text: 'Nasceu de um balcão.\n\nO balcão cresceu.' },
  values: [{ title: 'Conta na mesa', text: 'Custo por cabeça antes do preço.' }],
  timeline: [
    { year: 2019, title: 'Venda a distância', text: 'O WhatsApp vira filial.' },
    { year: 1998, title: 'O balcão', text: 'Uma porta e uma balança.' },
  ],
  ownBrandPage: landing('Marca própria: o seu nome no saco'),
  partnerPage: landing('Seja nosso parceiro'),
  terms: {
    title: 'Termos de uso e de venda',
    updatedAt: '2026-11-02',
    bodyMarkdown: '## 1. Quem vende\n\nA loja.',
  },
  privacy: { title: 'Política de privacidade', updatedAt: '2026-11-02', bodyMarkdown: '## Dados\n\nPoucos.' },
  ...overrides,
});
