import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  children: ReactNode;
  /** Keeps the place until then. */
  fallback?: ReactNode;
}

/** Shows its children once they are about to be scrolled into sight, so that what nobody reaches costs nothing. */
export function WhenNear({ children, fallback }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={box}>{fallback}</div>;
}
