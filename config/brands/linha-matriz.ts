import { wholeBrand, type PageBrand } from './brand';
import {
  bovino,
  CATALOGUE_FOOTER_MENU,
  equinoMineral,
  institucional,
  linhaBranca,
  ovinosECaprinos,
  sobreNos,
} from './menus';

export const onPages: PageBrand = {
  id: 'linha-matriz',
  name: 'Linha Matriz',
  canonicalUrl: 'https://www.linhamatriz.example',
  whatsapp: '5534900000003',
  logos: {
    header: '/brands/linha-matriz/logo.svg',
    footer: '/brands/linha-matriz/logo-inverse.svg',
    symbol: '/brands/linha-matriz/symbol.svg',
  },
  cartEnabled: false,
  headerMenu: [linhaBranca, bovino, equinoMineral, ovinosECaprinos, institucional, sobreNos],
  footerMenu: CATALOGUE_FOOTER_MENU,
  heroTone: 'light',
  company: {
    legalName: 'Linha Matriz Indústria de Nutrição Animal Ltda. (empresa fictícia)',
    cnpj: 'SAL0MNRL000171',
    address: 'Rodovia das Jazidas, km 12, Polo Industrial do Cerrado, Uberaba/MG, 38010-000',
    phone: '(34) 90000-0003',
    email: 'comercial@linhamatriz.example',
    hours: [{ first: 'monday', last: 'friday', opens: '07:00', closes: '17:00' }],
    technicalResponsible: 'Zoot. Helena Sampaio Quaresma (personagem fictícia), CRMV-MG 00000/Z (fictício)',
    licence: 'Licença estadual e registro MAPA nº 00000-0 (fictícios)',
  },
  commerce: {
    pixDiscount: 0,
    interestFreeInstallments: 1,
    maxInstallments: 1,
    minInstallmentCents: 5000,
    freeFreight: null,
  },
};

export const linhaMatriz = /* #__PURE__ */ wholeBrand(onPages, {
  description: {
    'pt-BR':
      'A fábrica das linhas de suplemento mineral e das marcas próprias: catálogo completo, orçamento por WhatsApp ou formulário.',
    en: 'The factory behind the mineral supplement lines and private labels: full catalogue, quotes by WhatsApp or form.',
    es: 'La fábrica de las líneas de sal mineral y de las marcas propias: catálogo completo, cotización por WhatsApp o formulario.',
    ar: 'المصنع وراء خطوط الأملاح المعدنية والعلامات التجارية الخاصة: كتالوج كامل وعروض أسعار عبر واتساب أو النموذج.',
    he: 'המפעל שמאחורי סדרות תוספי המינרלים והמותגים הפרטיים: קטלוג מלא, הצעות מחיר בוואטסאפ או בטופס.',
  },
  flags: { isBoaLida: false, isTropaESela: false, isLinhaMatriz: true },
  look: {
    corners: [2, 3, 4],
    titleFace: 'barlow',
    titleWeight: 600,
    heroTitle: '4.5rem',
    tileShape: '8/5',
    texture: 'grid',
    iconWeight: 'light',
  },
  theme: {
    primary: '#14355C',
    'primary-strong': '#0E2745',
    'primary-soft': '#EDF3FA',
    accent: '#4FB0AE',
    'on-accent': '#0B2230',
    ink: '#20262D',
    muted: '#56616C',
    surface: '#F7F9FB',
    raised: '#FFFFFF',
    tile: '#E9EFF5',
    line: '#DCE3EA',
    sale: '#B3361E',
  },
  shelves: { featured: 'linha-branca' },
  homeCategories: [
    'linha-branca',
    'bovinos-de-corte',
    'bovinos-de-leite',
    'equinos-mineral',
    'ovinos-e-caprinos',
  ],
  pixReceiver: { key: 'SAL0MNRL000171', name: 'Linha Matriz', city: 'Uberaba' },
});

export default linhaMatriz;
