import { CATALOGUE_LOCALE } from '@config/locales';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';

type Line = CheckoutSnapshot['lines'][number];
export type ChangedPack = Pick<Line, 'variationId' | 'title' | 'titleLang' | 'presentation'>;

/** One difference between the cart a person saw and the one the shop would sell now. Amounts in reais. */
export type CartChange =
  | { kind: 'price'; pack: ChangedPack; from: number; to: number }
  | { kind: 'quantity'; pack: ChangedPack; from: number; to: number }
  | { kind: 'gone'; pack: ChangedPack }
  | { kind: 'coupon'; from: number; to: number }
  | { kind: 'freight'; from: number; to: number };

const packOf = ({ variationId, title, titleLang, presentation }: Line): ChangedPack => ({
  variationId,
  title,
  titleLang,
  presentation,
});

function lineChanges(before: CheckoutSnapshot['lines'], after: CheckoutSnapshot['lines']): CartChange[] {
  const fresh = new Map(after.map((line) => [line.variationId, line]));
  return before.flatMap((line): CartChange[] => {
    const now = fresh.get(line.variationId);
    const pack = packOf(line);
    if (!now) return [{ kind: 'gone', pack }];
    return [
      ...(now.unitPrice !== line.unitPrice
        ? [{ kind: 'price' as const, pack, from: line.unitPrice, to: now.unitPrice }]
        : []),
      ...(now.quantity !== line.quantity
        ? [{ kind: 'quantity' as const, pack, from: line.quantity, to: now.quantity }]
        : []),
    ];
  });
}

/** What changed, line by line, between two answers of the shop about the same cart. */
export function planCartChanges(before: CheckoutSnapshot, after: CheckoutSnapshot): CartChange[] {
  const { discount, freight } = before.totals;
  const lines = lineChanges(before.lines, after.lines);
  const isCouponLost = lines.length === 0 && after.totals.discount !== discount;
  return [
    ...lines,
    ...(isCouponLost ? [{ kind: 'coupon' as const, from: discount, to: after.totals.discount }] : []),
    ...(after.totals.freight !== freight
      ? [{ kind: 'freight' as const, from: freight, to: after.totals.freight }]
      : []),
  ];
}

/** The fresh snapshot that comes with a refusal; null when there is none. */
export function snapshotOf(details: unknown): CheckoutSnapshot | null {
  const value = details as Partial<CheckoutSnapshot> | null;
  return value && Array.isArray(value.lines) && typeof value.totals === 'object'
    ? (value as CheckoutSnapshot)
    : null;
}

/** A pack that there is too little of. */
export interface Shortage {
  variationId: string;
  title: string;
  titleLang: string;
  requested: number;
  available: number;
}

/** The packs an OUT_OF_STOCK names. */
export function shortagesOf(details: unknown): Shortage[] {
  const items = (details as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Partial<Shortage> | null) =>
    item && typeof item.title === 'string'
      ? [
          {
            variationId: item.variationId ?? '',
            title: item.title,
            titleLang: item.titleLang ?? CATALOGUE_LOCALE,
            requested: Number(item.requested) || 0,
            available: Number(item.available) || 0,
          },
        ]
      : [],
  );
}
