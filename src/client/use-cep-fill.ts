import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CepAddress } from '@/contract/schemas/checkout';
import { bareCep, stateOfCep } from '@/lib/cep';
import { endpointQuery } from './query';

const FIELDS = ['state', 'city', 'district', 'street'] as const;
export type CepField = (typeof FIELDS)[number];

interface CepForm {
  /** What stands in a field now. */
  read: (name: CepField) => string | null | undefined;
  write: (name: CepField, text: string) => void;
}

/**
 * Fills the fields of an address with what its CEP says, as soon as all eight digits are there. What a person typed is
 * never replaced: only an empty field is, or one that holds what another CEP said. Every field stays open. A CEP of a
 * whole town leaves district and street to the person; without an answer the state alone is known, and nothing is said.
 * @param shown the fields on the screen; what was filled into one that has left it is taken back
 * @returns whether the place was found
 */
export function useCepFill(typed: string, shown: readonly CepField[], form: CepForm): boolean {
  const cep = bareCep(typed);
  const isComplete = cep.length === 8;
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...endpointQuery('findAddress', { params: { cep } }),
    enabled: isComplete,
    staleTime: Infinity,
    retry: false,
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
      // The state alone is known at once; the rest waits for the answer before anything is taken back.
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
