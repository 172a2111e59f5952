import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CepAddress } from '@/contract/schemas/checkout';
import { bareCep, stateOfCep } from '@/lib/cep';
import { endpointQuery } from './query';

const FIELDS = ['state', 'city', 'district', 'street'] as const;
export type CepField = (typeof FIELDS)[number];

interface CepForm {
  /** The current value of a field. */
  read: (name: CepField) => string | null | undefined;
  write: (name: CepField, text: string) => void;
}

/** What is known of a CEP, eight digits. An answer holds for the visit; a failure is no error of the page. */
export const addressOfCepQuery = (cep: string) => ({
  ...endpointQuery('findAddress', { params: { cep } }),
  staleTime: Infinity,
  retry: false,
});

/**
 * Fills the fields of an address from its CEP, as soon as all eight digits are there. Only an empty field, or one that
 * another CEP filled, is replaced, never what the user typed. All fields stay editable. A CEP of a whole town has no
 * district and street; when the lookup fails the state alone is filled, without an error.
 * @param shown the fields on the screen; the value that was filled into a removed field is cleared
 * @returns whether the place was found
 */
export function useCepFill(typed: string, shown: readonly CepField[], form: CepForm): boolean {
  const cep = bareCep(typed);
  const isComplete = cep.length === 8;
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...addressOfCepQuery(cep),
    enabled: isComplete,
  });
  const state = data?.state ?? stateOfCep(cep);

  const fill = useEffectEvent((known: Partial<CepAddress>) => {
    const answers = queryClient.getQueriesData<CepAddress>({ queryKey: ['findAddress'] });
    const cameFromCep = (name: CepField, text: string) =>
      answers.some(([, answer]) => answer?.[name] === text);
    for (const name of FIELDS) {
      const present = form.read(name) ?? '';
      const wanted = shown.includes(name) ? (known[name] ?? '') : '';
      const isOurs = present === '' || cameFromCep(name, present);
      // Only the state is known at once; the other fields are replaced when the answer is there.
      const isKnown = name === 'state' ? wanted !== '' : 'city' in known;
      if (isOurs && isKnown && present !== wanted) form.write(name, wanted);
    }
  });

  const fields = shown.join(' ');
  useEffect(() => {
    if (isComplete) fill({ ...(state && { state }), ...data });
  }, [isComplete, cep, state, data, fields]);

  return isComplete && !!data?.city;
}
