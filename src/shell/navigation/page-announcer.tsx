import { useEffect, useRef } from 'react';

/**
 * Tells screen readers the title of the page that is shown. Next would read it while the old page still fades out, so
 * its own announcer is hidden (globals.css). Stands after the page: the title is written by the effects of the page.
 */
export function PageAnnouncer({ address }: { address: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const told = useRef<string>(null);
  useEffect(() => {
    // The first page is read by itself; and a filter that changes the address alone must not interrupt what the list says.
    const isNew = told.current !== null && told.current !== document.title;
    told.current = document.title;
    if (isNew && element.current) element.current.textContent = document.title;
  }, [address]);
  return <p ref={element} aria-live="assertive" className="sr-only" />;
}
