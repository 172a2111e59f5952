import { Link } from '@/components/ui/link';
import { collectionPath } from '@config/routes';
import type { Collection } from '@/contract/schemas/catalog';
import { PictureImage } from '@/components/ui/picture-image';

/** The end of a sentence, in Latin, Arabic and Hebrew script. */
const firstSentence = (text: string) => /^.+?[.!?؟](?=\s|$)/u.exec(text)?.[0] ?? text;

/** A collection with its cover, whose packs stand in its right part, and the first sentence of its text. */
export function CollectionTile({ collection }: { collection: Collection }) {
  return (
    <article className="relative h-full overflow-hidden rounded-lg border border-line bg-raised transition-shadow hover:shadow-high">
      <div className="tile aspect-3/2">
        {collection.picture && (
          <PictureImage
            picture={collection.picture}
            alt=""
            sizes="(min-width: 1280px) 396px, (min-width: 768px) 30vw, 76vw"
            className="size-full object-cover object-right"
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
        <p className="mt-1 line-clamp-3 text-[0.9375rem] text-muted" lang={collection.textLang}>
          {firstSentence(collection.text)}
        </p>
      </div>
    </article>
  );
}
