import { ProductCardSkeleton } from '@/features/catalog/card/product-card-skeleton';

/** The skeleton of a list, with the expected number of rows. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-3 md:grid-cols-3 lg:gap-5"
    >
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
