import { useCallback, useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { onFirstInteraction } from '@/lib/browser/on-first-interaction';

/** How long a form that is sent waits for its rules. */
const WAITS_AT_MOST_MS = 4_000;

const inVain = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, WAITS_AT_MOST_MS, null));

/**
 * The rules of a form as a script of their own: it is prefetched with the first interaction, long before a form is filled
 * in, and a form that is sent before waits for it. Where it does not come the form is sent without, so its call must show
 * at the fields what the server answers, which has the same rules. A form that calls no server is loaded together with
 * its rules.
 * A form that was closed while it waited is not sent.
 * @param load defined outside of the component, such as `() => import('./x.schema').then(({ x }) => x)`
 */
export function useLazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    const callOff = onFirstInteraction(() => void load().catch(() => undefined));
    return () => {
      isClosed.current = true;
      callOff();
    };
  }, [load]);
  return useCallback<Resolver<Input, unknown, Output>>(
    async (values, context, options) => {
      const resolver = await Promise.race([load().catch(() => null), inVain()]);
      if (isClosed.current) return { values: {}, errors: { root: { type: 'closed' } } as FieldErrors<Input> };
      return resolver ? resolver(values, context, options) : { values: values as Input & Output, errors: {} };
    },
    [load],
  );
}
