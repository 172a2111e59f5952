import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '@/client/call';
import { createQueryClient } from '@/client/query';
import { SessionProvider } from '@/features/auth/session';
import { TranslationProvider, type PageTexts } from '@/lib/translation';

interface ProvidersProps {
  dehydratedState?: DehydratedState;
  texts?: PageTexts;
  children: ReactNode;
}

/** The texts, the query cache, filled with what the page brought, and who is signed in. */
export function Providers({ dehydratedState, texts, children }: ProvidersProps) {
  const [queryClient] = useState(() => createQueryClient(call));
  return (
    <TranslationProvider texts={texts}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={dehydratedState}>
          <SessionProvider>{children}</SessionProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </TranslationProvider>
  );
}
