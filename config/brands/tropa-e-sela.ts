import { wholeBrand, type PageBrand } from './brand';
import { equino, FOOTER_MENU, institucional, ovinosECaprinos, sobreNos } from './menus';

export const onPages: PageBrand = {
  id: 'tropa-e-sela',
  name: 'Tropa & Sela',
  canonicalUrl: 'https://www.tropaesela.example',
  whatsapp: '5534900000002',
  logos: {
    header: '/brands/tropa-e-sela/logo.svg',
    footer: '/brands/tropa-e-sela/logo-inverse.svg',
    symbol: '/brands/tropa-e-sela/symbol.svg',
  },
  cartEnabled: true,
  leadSpecies: 'equinos',
  headerMenu: [...(equino.children ?? []), ovinosECaprinos, institucional, sobreNos],
  footerMenu: FOOTER_MENU,
  heroTone: 'dark',
  exampleHerd: { heads: 4, weightKg: 450 },
  company: {
    legalName: 'Tropa e Sela Artigos e Nutrição Equina Ltda. (empresa fictícia)',
    cnpj: 'LJAGR026000159',
    address: 'Rua da Selaria, 45, Loja e depósito, Parque dos Tropeiros, Uberaba/MG, 38010-000',
    phone: '(34) 90000-0002',
    email: 'atendimento@tropaesela.example',
    hours: [
      { first: 'monday', last: 'friday', opens: '08:00', closes: '18:00' },
      { first: 'saturday', opens: '08:00', closes: '13:00' },
    ],
    technicalResponsible: 'Méd. vet. Otávio Lacerda Brandt (personagem fictício), CRMV-MG 00000 (fictício)',
    licence: 'Licença estadual e registro MAPA nº 00000-0 (fictícios)',
  },
  commerce: {
    pixDiscount: 0.05,
    interestFreeInstallments: 6,
    maxInstallments: 12,
    minInstallmentCents: 4000,
    freeFreight: { minimumCents: 39_900, states: ['MG', 'SP', 'GO', 'PR'], maxWeightGrams: 150_000 },
  },
};

export const tropaESela = /* #__PURE__ */ wholeBrand(onPages, {
  description: {
    'pt-BR':
      'Mineral, ração, casco, pele e primeiros cuidados para cavalos e muares, escolhidos por quem monta.',
    en: 'Mineral supplements, feed, hoof and skin care and first aid for horses and mules, chosen by people who ride.',
    es: 'Sal mineral, alimento balanceado, cascos, piel y primeros auxilios para caballos y mulas, elegidos por quien monta.',
    ar: 'أملاح معدنية وأعلاف وعناية بالحوافر والجلد وإسعافات أولية للخيول والبغال، يختارها من يركبون.',
    he: 'תוספי מינרלים, תערובות מזון, פרסות, עור וטיפול ראשוני לסוסים ולפרדות, בבחירת רוכבים.',
  },
  flags: { isBoaLida: false, isTropaESela: true, isLinhaMatriz: false },
  look: {
    corners: [4, 8, 12],
    titleFace: 'bitter',
    titleWeight: 800,
    titleWords: '0.16em',
    tileShape: '8/5',
    texture: 'stitch',
    iconWeight: 'bold',
  },
  theme: {
    primary: '#6B3A1E',
    'primary-strong': '#4E2A16',
    'primary-soft': '#F8F1EA',
    accent: '#D9A05B',
    'on-accent': '#2A1A10',
    ink: '#2A1D15',
    muted: '#6A5B50',
    surface: '#FAF6F0',
    raised: '#FFFFFF',
    tile: '#F1E7DA',
    line: '#E6DCCF',
    sale: '#A12A2A',
  },
  // Leather and horses: no cattle salt and no hen feed among them.
  shelves: { onlyFor: ['equinos'] },
  homeCategories: ['equinos-mineral', 'equinos-proteinado', 'equinos-casco-e-pele', 'equinos-trauma'],
  pixReceiver: { key: 'LJAGR026000159', name: 'Tropa & Sela', city: 'Uberaba' },
});

export default tropaESela;
