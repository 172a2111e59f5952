import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenInViewportProps {
  children: ReactNode;
  /** Holds the space until then. */
  fallback?: ReactNode;
}

/** Renders its children when they are at most 400 px from the viewport, so that what is never reached is never loaded. */
export function WhenInViewport({ children, fallback }: WhenInViewportProps) {
  const [isVisible, setVisible] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isVisible || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isVisible]);
  return isVisible ? children : <div ref={box}>{fallback}</div>;
}
