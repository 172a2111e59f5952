import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '@/client/call';
import type { PageTexts } from '@/client/page-texts';
import { createQueryClient } from '@/client/query';
import { usePageTexts } from '@/client/use-page-texts';
import { watchMissingTexts } from '@/client/watch-missing-texts';
import { SessionProvider } from '@/features/auth/session';

interface ProvidersProps {
  dehydratedState?: DehydratedState;
  texts?: PageTexts;
  children: ReactNode;
}

/** Provides texts, the query cache, hydrated from the page's props, and the session. */
export function Providers({ dehydratedState, texts, children }: ProvidersProps) {
  const [queryClient] = useState(() => createQueryClient(call));
  const { i18n } = useTranslation();
  usePageTexts(texts);
  useEffect(() => watchMissingTexts(i18n), [i18n]);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={dehydratedState}>
        <SessionProvider>{children}</SessionProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
