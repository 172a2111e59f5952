/** A grey shape where content will stand; size it so that nothing moves when the content comes. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded bg-tile ${className}`} />;
}
