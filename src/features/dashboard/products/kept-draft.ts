import { EMPTY_DRAFT, type ProductDraft } from './product-draft';

/** What was typed and not saved, with what it was typed on. */
export interface KeptDraft {
  draft: ProductDraft;
  /** What the form began with. */
  base: ProductDraft;
  version: number | null;
  /** When it was kept, as ISO time. */
  at: string;
}

/** A draft as another release or somebody's hands may have left it is not taken over. */
const SAMPLE: ProductDraft = {
  ...EMPTY_DRAFT,
  species: [''],
  categoryIds: [''],
  brandIds: [''],
  relatedSlugs: [''],
  guaranteeLevels: [{ nutrient: '', value: '', unit: '', kind: 'min' }],
  gallery: [
    {
      srcUrl: '',
      alt: '',
      width: 0,
      height: 0,
      widths: [0],
      color: '',
      showOnThumbnail: true,
      showOnDetailsGallery: true,
      showOnInnerGallery: true,
    },
  ],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value has every field of a sample, of the same kind; a list's entries are like the sample's first. */
function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((entry) => isLike(entry, sample[0]));
  if (isRecord(sample)) {
    return isRecord(value) && Object.entries(sample).every(([key, part]) => isLike(value[key], part));
  }
  return typeof value === typeof sample;
}
const isDraft = (value: unknown): value is ProductDraft => isLike(value, SAMPLE);

const keyOf = (id: string | null) => `product-draft-${id ?? 'new'}`;

/** What was kept on this device of a product, or of a new one (`null`); null when there is nothing usable. */
export function readKeptDraft(id: string | null): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (!isRecord(kept) || !isDraft(kept.draft) || typeof kept.at !== 'string') return null;
    const { draft, base, version, at } = kept;
    if (!isDraft(base)) return null;
    if (id === null) return { draft, base, version: null, at };
    return typeof version === 'number' ? { draft, base, version, at } : null;
  } catch {
    // Storage is forbidden or holds something else: the form starts from what is stored.
    return null;
  }
}

/** Keeps what is typed on this device until it is saved. */
export function keepDraft(id: string | null, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form itself still holds everything.
  }
}

export function forgetDraft(id: string | null): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}
