import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { Panel } from '@/components/ui/panel';
import { withNext } from '@/features/auth/next-route';

interface SignInPageProps {
  title: string;
  lead: string;
  /** The other page of the pair; `next` is preserved. */
  other: { question: string; link: string; href: string };
  children: ReactNode;
}

/** The layout of the sign-in and registration pages: a form and a link to the other page. */
export function SignInPage({ title, lead, other, children }: SignInPageProps) {
  const { query } = useRouter();
  return (
    <div className="wrap py-8 md:py-14">
      <div className="mx-auto grid max-w-md gap-6">
        <div className="grid gap-2">
          <img src={brand.logos.symbol} alt="" width={48} height={48} className="size-12" />
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="text-muted">{lead}</p>
        </div>
        <Panel className="md:p-7">{children}</Panel>
        <p>
          {other.question}{' '}
          <Link
            href={withNext(other.href, query.next)}
            className="inline-block py-1 font-bold text-primary underline"
          >
            {other.link}
          </Link>
        </p>
      </div>
    </div>
  );
}
