import type { ParseKeys } from 'i18next';
import type { Locale } from '../locales';
import type { Species } from '../species';

/** A text of the namespace `common`, of its menus; a key that is not there fails the compiler. */
type MenuKey = Extract<ParseKeys, `menu.${string}` | `footer.${string}`>;

/** A menu entry: a text, an address, and entries below it. */
export interface MenuItem {
  key: MenuKey;
  href: string;
  children?: MenuItem[];
}

/** A column of the footer: its heading and its entries. */
export interface MenuColumn {
  key: MenuKey;
  items: MenuItem[];
}

/** Colours by role. `npm run brand:check` checks the contrast of every pair that carries text. */
export interface Theme {
  primary: string;
  'primary-strong': string;
  'primary-soft': string;
  accent: string;
  'on-accent': string;
  ink: string;
  muted: string;
  surface: string;
  raised: string;
  tile: string;
  line: string;
  sale: string;
}

/** The hand of a brand beyond its colours (docs/brands). The page carries it as variables and one attribute. */
export interface Look {
  /** Corners of small pieces, of controls and cards, and of panels, in pixels. */
  corners: readonly [small: number, usual: number, large: number];
  /** The display face, of headings and prices (scripts/fonts.mjs). */
  titleFace: 'bricolage' | 'bitter' | 'barlow';
  /** The one weight of the display face, 500 to 800. */
  titleWeight: number;
  /** The title of the hero on a wide screen, 3.5rem by default: a narrow face needs more. */
  heroTitle?: `${number}rem`;
  /** Space between the words of titles and prices beside the face's own, in em; set where that is narrow. */
  titleWords?: `${number}em`;
  /** Shape of a category's picture, 4/3 by default; a wider one shows its lower part, where the packs stand. */
  tileShape?: `${number}/${number}`;
  /** The mark of a section's title (config/textures.ts): the edge of a shelf label, a saddler's seam, the grid of a drawing. */
  texture: 'shelf' | 'stitch' | 'grid';
  /** Weight of the icons that have no other reason for theirs; scripts/icons.mjs draws them. */
  iconWeight: 'regular' | 'bold' | 'light';
}

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** When the counter is open and questions are answered, on the shop's clock: `07:30`. */
export interface OpeningHours {
  first: Weekday;
  last?: Weekday;
  opens: string;
  closes: string;
}

/** The part of a brand that every page carries to the browser. */
export interface PageBrand {
  /** Also the name of its file and of its folder in `public/brands`. */
  id: string;
  name: string;
  canonicalUrl: string;
  /** E.164 without the plus, as wa.me wants it. */
  whatsapp: string;
  logos: { header: string; footer: string; symbol: string };
  cartEnabled: boolean;
  /** What the brand is for: it leads the species of a filter. */
  leadSpecies?: Species;
  headerMenu: MenuItem[];
  footerMenu: MenuColumn[];
  /** A dark hero picture wants light text. */
  heroTone: 'light' | 'dark';
  /** With what a calculator begins until a person says theirs; without it, a middling Brazilian herd of cattle. */
  exampleHerd?: { heads: number; weightKg: number };
  company: {
    legalName: string;
    cnpj: string;
    address: string;
    phone: string;
    email: string;
    /** In the order of the week; `last` is left out for a single day. */
    hours: readonly OpeningHours[];
    technicalResponsible: string;
    licence: string;
  };
  commerce: {
    /** Fraction taken off the goods when paid by PIX. */
    pixDiscount: number;
    interestFreeInstallments: number;
    maxInstallments: number;
    minInstallmentCents: number;
    /**
     * Goods from which the shop pays the freight in these states, for the weight up to the limit; above it the customer
     * pays the difference alone (docs/freight.md).
     */
    freeFreight: { minimumCents: number; states: readonly string[]; maxWeightGrams: number } | null;
  };
}

/** The part of a brand that only the server, the build and the scripts read. */
export interface ServerBrand {
  description: Record<Locale, string>;
  /** Which brand it is; a brand of your own leaves all three false. */
  flags: { isBoaLida: boolean; isTropaESela: boolean; isLinhaMatriz: boolean };
  theme: Theme;
  look: Look;
  /** Categories of the home page, in order. */
  homeCategories: string[];
  /** What the shelves of the home page hold, where a brand is for less than all the house makes. */
  shelves?: {
    /** Only products for no other species than these. */
    onlyFor?: readonly Species[];
    /** The category that leads what is featured, before the products that are chosen one by one. */
    featured?: string;
  };
  /** Receiver shown by the payer's bank; ASCII is made by the PIX builder. */
  pixReceiver: { key: string; name: string; city: string };
}

/** The whole brand (`whole.ts`). */
export interface Brand extends PageBrand, ServerBrand {}

/** Marked as pure: a script that reads one part drops the call and the other part. */
export const wholeBrand = (onPages: PageBrand, onServer: ServerBrand): Brand => ({ ...onPages, ...onServer });

/** Colours of states, the same in every brand. */
export const STATE_COLOURS = {
  field: '#8A867A',
  'sale-soft': '#F9E4DF',
  ok: '#1F6B3A',
  'ok-soft': '#E7F4EA',
  'ok-line': '#BFE0C8',
  warn: '#7A4E00',
  'warn-soft': '#FFF5DC',
  'warn-line': '#F4B83F',
  info: '#163F6E',
  'info-soft': '#DFEAF8',
  star: '#B97A00',
} as const;
