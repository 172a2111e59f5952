import { useNamespace } from '@/client/use-namespace';
import { Skeleton } from '@/components/ui/skeleton';
import { NewsletterForm } from './newsletter-form';

/** NEWSLETTER_VIEW of the modal. It opens over any page, so it loads its own texts. */
export default function NewsletterView() {
  const ready = useNamespace('forms');
  if (ready) return <NewsletterForm />;
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
