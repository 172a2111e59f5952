import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { isApiError } from '@/client/api-error';
import { lazyPart } from './lazy-part';

const PasswordDialog = lazyPart(() => import('./password-dialog').then((module) => module.PasswordDialog));

type WithPassword = <T>(action: () => Promise<T>) => Promise<T>;

const Context = createContext<WithPassword>((action) => action());

interface Waiting {
  end: (confirmed: boolean) => void;
}

/**
 * Asks for the password over the page when the API wants it again (prices, permissions, money), then repeats what was
 * asked for.
 */
export function PasswordHost({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) =>
        setWaiting({
          end(confirmed) {
            setWaiting(null);
            resolve(confirmed);
          },
        }),
      ),
    [],
  );
  const withPassword = useMemo<WithPassword>(
    () => async (action) => {
      try {
        return await action();
      } catch (error) {
        if (!isApiError(error) || error.errorCode !== 'PASSWORD_REQUIRED' || !(await ask())) throw error;
        return action();
      }
    },
    [ask],
  );
  return (
    <Context.Provider value={withPassword}>
      {children}
      {waiting && <PasswordDialog onDone={() => waiting.end(true)} onGiveUp={() => waiting.end(false)} />}
    </Context.Provider>
  );
}

/** Runs an action; where it wants the password again, asks for it and runs it once more. Rejects when that is refused. */
export const useWithPassword = () => useContext(Context);
