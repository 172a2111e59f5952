import { Icon } from '@/components/ui/icon';
import { brand } from '@config/brands';
import { Money } from '@/components/ui/money';
import { PictureImage } from '@/components/ui/picture-image';
import type { SuggestionItem } from './suggestion-items';
import { splitMatch } from './split-match';

const ICONS = { past: 'clock', words: 'magnifying-glass', categories: 'squares' } as const;

/** One suggestion: an icon of its kind or the product's picture, and the text with the typed part in bold. */
export function SuggestionOption({ item, typed }: { item: SuggestionItem; typed: string }) {
  const [before, match, after] = splitMatch(item.text, typed);
  const lang =
    item.group === 'products' ? item.product.titleLang : item.group === 'words' ? 'pt-BR' : undefined;
  return (
    <>
      {item.group === 'products' ? (
        <span className="tile grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm">
          {item.product.picture && (
            <PictureImage
              picture={item.product.picture}
              alt=""
              sizes="48px"
              className="size-full object-contain"
            />
          )}
        </span>
      ) : (
        <Icon name={ICONS[item.group]} className="size-4.5 text-muted" />
      )}
      <span className="line-clamp-2 min-w-0 flex-1" lang={lang}>
        {before}
        <b className="font-bold">{match}</b>
        {after}
      </span>
      {item.group === 'categories' && (
        <span className="text-sm whitespace-nowrap text-muted">{item.count}</span>
      )}
      {item.group === 'products' && brand.cartEnabled && (
        <Money value={item.product.price} className="whitespace-nowrap" />
      )}
    </>
  );
}
