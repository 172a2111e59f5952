import { useRouter } from 'next/router';
import { useState } from 'react';
import { useReplaceRoute } from '@/client/use-replace-route';
import { routeAfterLogin } from './next-route';
import { useUser } from './session';

/** Redirects a visitor who is signed in already. After signing in here the form itself navigates. */
export function useSkipWhenSignedIn() {
  const router = useRouter();
  const { status } = useUser();
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (status === 'anonymous' && !cameAsVisitor) setCameAsVisitor(true);
  const skips = status === 'signedIn' && !cameAsVisitor && router.isReady;
  useReplaceRoute(skips ? routeAfterLogin(router.query.next) : null);
}
