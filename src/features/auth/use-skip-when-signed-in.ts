import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { routeAfterLogin } from './next-route';
import { useUser } from './use-user';

/** Leads on whoever arrives signed in already. Who signs in here is led on by the form itself. */
export function useSkipWhenSignedIn() {
  const router = useRouter();
  const { status } = useUser();
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (status === 'anonymous' && !cameAsVisitor) setCameAsVisitor(true);
  const skips = status === 'signedIn' && !cameAsVisitor && router.isReady;
  const target = routeAfterLogin(router.query.next);
  useEffect(() => {
    if (skips) void router.replace(target);
    // The router is another object after every navigation; only the decision counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [skips, target]);
}
