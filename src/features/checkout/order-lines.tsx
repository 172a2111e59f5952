import { Money } from '@/components/ui/money';
import { PictureImage } from '@/components/ui/picture-image';
import type { QuoteLine } from '@/contract/schemas/checkout';

type Line = Pick<QuoteLine, 'variationId' | 'title' | 'presentation' | 'quantity' | 'total' | 'picture'>;

/** What is bought: picture, name, packs, price. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul>
      {lines.map(({ variationId, title, presentation, quantity, total, picture }) => (
        <li key={variationId} className="flex items-center gap-3 py-2">
          <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded bg-tile">
            {picture && <PictureImage picture={picture} sizes="64px" alt="" className="h-auto w-[94%]" />}
          </span>
          <span className="min-w-0 leading-snug">
            <b lang="pt-BR">{title}</b>
            <br />
            <span className="text-sm text-muted">
              {quantity} × <span lang="pt-BR">{presentation}</span>
            </span>
          </span>
          <Money value={total} className="ms-auto font-bold" />
        </li>
      ))}
    </ul>
  );
}
