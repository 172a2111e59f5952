import { Link } from '@/components/ui/link';
import { collectionPath } from '@config/routes';
import type { Collection } from '@/contract/schemas/catalog';
import { PictureImage } from '@/components/ui/picture-image';

/** A collection with its cover and the first words of its text. */
export function CollectionTile({ collection }: { collection: Collection }) {
  return (
    <article className="relative h-full overflow-hidden rounded-lg border border-line bg-raised transition-shadow hover:shadow-high">
      <div className="tile aspect-2/1">
        {collection.picture && (
          <PictureImage
            picture={collection.picture}
            alt=""
            sizes="(min-width: 1280px) 396px, (min-width: 768px) 30vw, 92vw"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="px-4.5 pt-4 pb-4.5">
        <h3 className="text-xl" lang={collection.titleLang}>
          <Link
            href={collectionPath(collection.slug)}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {collection.title}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-2 text-[0.9375rem] text-muted" lang={collection.textLang}>
          {collection.text}
        </p>
      </div>
    </article>
  );
}
