import { useEffect, useRef } from 'react';

/**
 * Tells screen readers the title of the page that is shown. Next would read it while the old page still fades out, so
 * its own announcer is hidden (globals.css). Stands after the page: the title is written by the effects of the page.
 */
export function PageAnnouncer({ address }: { address: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  // The first page is read by itself.
  const told = useRef(address);
  useEffect(() => {
    if (told.current === address) return;
    told.current = address;
    // The same words, written again, could be spoken again.
    if (element.current && element.current.textContent !== document.title)
      element.current.textContent = document.title;
  }, [address]);
  return <p ref={element} aria-live="assertive" className="sr-only" />;
}
