import { useRouter } from 'next/router';
import { useState } from 'react';
import { useReplaceRoute } from '@/client/use-replace-route';
import { routeAfterLogin } from './next-route';
import { useUser } from './session';

/** Leads on whoever arrives signed in already. Who signs in here is led on by the form itself. */
export function useSkipWhenSignedIn() {
  const router = useRouter();
  const { status } = useUser();
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (status === 'anonymous' && !cameAsVisitor) setCameAsVisitor(true);
  const skips = status === 'signedIn' && !cameAsVisitor && router.isReady;
  useReplaceRoute(skips ? routeAfterLogin(router.query.next) : null);
}
