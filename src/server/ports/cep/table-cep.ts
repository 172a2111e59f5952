import { stateOfCep } from '@/lib/cep';
import type { CepDirectory } from './cep-directory';

/** The ranges of the Correios: the state alone, without a network. */
export const tableCep: CepDirectory = {
  name: 'table',
  find: async (cep) => {
    const state = stateOfCep(cep);
    return state ? { cep, state, city: null, district: null, street: null } : null;
  },
};
