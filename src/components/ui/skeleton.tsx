/** A grey placeholder; size it like the content, so that nothing shifts when the content is there. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded bg-tile ${className}`} />;
}
