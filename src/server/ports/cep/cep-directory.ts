import type { CepAddress } from '@/contract/schemas/checkout';

/** Looks up CEPs. */
export interface CepDirectory {
  name: string;
  /**
   * What is known of a CEP of eight digits; null when the directory says that there is no such CEP.
   * @throws Error when it cannot say
   */
  find(cep: string): Promise<CepAddress | null>;
}
