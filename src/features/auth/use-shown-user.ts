import { useState } from 'react';
import { useUi } from '@/client/ui-store';
import type { User } from '@/contract/schemas/users';
import { useUser, type Session } from './session';

interface ShownUser extends Session {
  /** The signed-in user; while an ended session is renewed over the page, the user of before. */
  shown: User | null;
  /** The last user of the page. */
  known: User | null;
  /** An ended session is being renewed over the page. */
  isAsked: boolean;
}

/**
 * The session, for a page with forms: one that ended is renewed over the page (session-host.tsx), and what was typed
 * stays, also after a wrong password, which removes the token.
 */
export function useShownUser(): ShownUser {
  const session = useUser();
  const { displayModal } = useUi();
  const [known, setKnown] = useState<User | null>(null);
  const { user } = session;
  if (user && user !== known) setKnown(user);
  const isAsked = displayModal && known !== null;
  return { ...session, known, shown: user ?? (isAsked ? known : null), isAsked };
}
