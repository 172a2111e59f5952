import { wholeBrand, type PageBrand } from './brand';
import { aves, bovino, equino, FOOTER_MENU, institucional, ovinosECaprinos, peixes, sobreNos } from './menus';

export const onPages: PageBrand = {
  id: 'boa-lida',
  name: 'Boa Lida',
  canonicalUrl: 'https://www.boalida.example',
  whatsapp: '5534900000001',
  logos: {
    header: '/brands/boa-lida/logo.svg',
    footer: '/brands/boa-lida/logo-inverse.svg',
    symbol: '/brands/boa-lida/symbol.svg',
  },
  cartEnabled: true,
  headerMenu: [bovino, equino, ovinosECaprinos, aves, peixes, institucional, sobreNos],
  footerMenu: FOOTER_MENU,
  heroTone: 'light',
  company: {
    legalName: 'Boa Lida Comércio de Produtos Agropecuários Ltda. (empresa fictícia)',
    cnpj: 'AGR0VET1000175',
    address: 'Avenida do Curral Velho, 1000, Galpão 2, Distrito Agropecuário, Uberaba/MG, 38010-000',
    phone: '(34) 90000-0001',
    email: 'atendimento@boalida.example',
    hours: [
      { first: 'monday', last: 'friday', opens: '07:30', closes: '18:00' },
      { first: 'saturday', opens: '08:00', closes: '12:00' },
    ],
    technicalResponsible:
      'Méd. vet. Iracema Falcão Montalvão (personagem fictícia), CRMV-MG 00000 (fictício)',
    licence: 'Licença estadual e registro MAPA nº 00000-0 (fictícios)',
  },
  commerce: {
    pixDiscount: 0.05,
    interestFreeInstallments: 6,
    maxInstallments: 12,
    minInstallmentCents: 5000,
    freeFreight: { minimumCents: 49_900, states: ['MG', 'SP', 'GO'], maxWeightGrams: 200_000 },
  },
};

export const boaLida = /* #__PURE__ */ wholeBrand(onPages, {
  description: {
    'pt-BR':
      'Sal mineral, proteinado, ração e cuidado animal para gado, cavalos, ovinos, caprinos, aves e peixes, com dose e custo por cabeça.',
    en: 'Mineral and protein supplements, feed and animal care for cattle, horses, sheep, goats, poultry and fish, with dose and cost per head.',
    es: 'Sal mineral, suplementos proteicos, alimento balanceado y cuidado animal para ganado, caballos, ovejas, cabras, aves y peces, con dosis y costo por cabeza.',
    ar: 'أملاح معدنية ومكمّلات بروتينية وأعلاف وعناية بالحيوان للأبقار والخيول والأغنام والماعز والدواجن والأسماك، مع الجرعة والتكلفة لكل رأس.',
    he: 'תוספי מינרלים וחלבון, תערובות מזון וטיפוח לבקר, לסוסים, לכבשים, לעיזים, לעופות ולדגים, עם מינון ועלות לראש.',
  },
  flags: { isBoaLida: true, isTropaESela: false, isLinhaMatriz: false },
  look: {
    corners: [6, 12, 20],
    titleFace: 'bricolage',
    titleWeight: 700,
    texture: 'shelf',
    iconWeight: 'regular',
  },
  theme: {
    primary: '#1F5130',
    'primary-strong': '#173D25',
    'primary-soft': '#EEF5EF',
    accent: '#F4B83F',
    'on-accent': '#1B241D',
    ink: '#1B241D',
    muted: '#566158',
    surface: '#FBF8F1',
    raised: '#FFFFFF',
    tile: '#F1ECDF',
    line: '#E4DFD2',
    sale: '#B3361E',
  },
  homeCategories: ['bovinos-de-corte', 'bovinos-de-leite', 'equinos', 'ovinos-e-caprinos', 'aves', 'peixes'],
  pixReceiver: { key: 'AGR0VET1000175', name: 'Boa Lida', city: 'Uberaba' },
});

export default boaLida;
