import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '@/client/call';
import { createQueryClient } from '@/client/query';

interface ProvidersProps {
  dehydratedState?: DehydratedState;
  children: ReactNode;
}

/** The query cache, filled with what the page brought. */
export function Providers({ dehydratedState, children }: ProvidersProps) {
  const [queryClient] = useState(() => createQueryClient(call));
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={dehydratedState}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
