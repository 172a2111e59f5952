import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { categoryPath } from '@config/routes';
import type { CategoryCard } from '@/contract/schemas/catalog';
import { PictureImage } from '@/components/ui/picture-image';

/** A category as a picture with its name and its number of products. */
export function CategoryTile({ category }: { category: CategoryCard }) {
  const { t } = useTranslation('catalog');
  return (
    <Link
      href={categoryPath(category.slug)}
      className="block h-full overflow-hidden rounded-lg border border-line bg-raised transition-shadow hover:shadow-high"
    >
      <span className="tile block aspect-[var(--tile-shape,4/3)]">
        {category.picture && (
          <PictureImage
            picture={category.picture}
            alt=""
            sizes="(min-width: 1280px) 190px, (min-width: 1024px) 15vw, (min-width: 768px) 30vw, 44vw"
            widest={480}
            className="size-full object-cover object-bottom"
          />
        )}
      </span>
      <span className="block px-3.5 pt-3 pb-3.5">
        <span className="num block text-[1.0625rem] leading-tight">{category.name}</span>
        <span className="mt-1 block text-sm text-muted">
          {t('tile.count', { count: category.productCount })}
        </span>
      </span>
    </Link>
  );
}
