import type { CepAddress } from '@/contract/schemas/checkout';
import { Fault } from '@/server/kernel/fault';
import type { CepDirectory } from '@/server/ports/cep/cep-directory';
import { tableCep } from '@/server/ports/cep/table-cep';
import { CircuitOpen } from '@/server/ports/circuit-breaker';

interface Dependencies {
  /** Who knows streets; nobody by default. */
  cepDirectory?: CepDirectory | undefined;
  log: { warn(fields: object, message: string): void };
}

export type AddressesService = ReturnType<typeof createAddressesService>;

/** What the shop knows of places. */
export function createAddressesService({ cepDirectory = tableCep, log }: Dependencies) {
  /** The directory's answer, or the table's own while it cannot say. */
  async function ask(cep: string, known: CepAddress): Promise<CepAddress | null> {
    try {
      return await cepDirectory.find(cep);
    } catch (error) {
      // The first failures say what is wrong; a circuit that stays open has nothing to add.
      if (!(error instanceof CircuitOpen))
        log.warn({ error, directory: cepDirectory.name }, 'CEP lookup failed');
      return known;
    }
  }

  return {
    /**
     * What is known of a CEP: at least its state. The state is always the table's, because freight and orders go by
     * it; an answer for another state speaks of another place.
     * @throws Fault CEP_UNKNOWN for a range that belongs to nobody, and for what the directory says does not exist
     */
    async findAddress(cep: string): Promise<CepAddress> {
      const known = await tableCep.find(cep);
      const found = known && (await ask(cep, known));
      if (!found) throw new Fault('CEP_UNKNOWN', `Nobody knows the CEP ${cep}`);
      return found.state === known.state ? found : known;
    },
  };
}
