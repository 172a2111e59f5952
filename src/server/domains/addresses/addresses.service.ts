import type { CepAddress } from '@/contract/schemas/checkout';
import { Fault } from '@/server/kernel/fault';
import type { CepDirectory } from '@/server/ports/cep/cep-directory';
import { tableCep } from '@/server/ports/cep/table-cep';
import { CircuitOpen } from '@/server/ports/circuit-breaker';

interface Dependencies {
  /** The directory of streets; none by default. */
  cepDirectory?: CepDirectory | undefined;
  log: { warn(fields: object, message: string): void };
}

/** Looks up addresses by CEP. */
export function createAddressesService({ cepDirectory = tableCep, log }: Dependencies) {
  /** The directory's answer; the table's own while the directory does not answer. */
  async function ask(cep: string, known: CepAddress): Promise<CepAddress | null> {
    try {
      return await cepDirectory.find(cep);
    } catch (error) {
      // The first failures say what is wrong; an open circuit adds nothing to the log.
      if (!(error instanceof CircuitOpen))
        log.warn({ error, directory: cepDirectory.name }, 'CEP lookup failed');
      return known;
    }
  }

  return {
    /**
     * What is known of a CEP: at least its state. The state always comes from the table, because freight and orders go
     * by it; a directory's answer for another state is ignored.
     * @throws Fault CEP_UNKNOWN for a range that is not assigned, and for what the directory says does not exist
     */
    async findAddress(cep: string): Promise<CepAddress> {
      const known = await tableCep.find(cep);
      const found = known && (await ask(cep, known));
      if (!found) throw new Fault('CEP_UNKNOWN', `The CEP ${cep} does not exist`);
      return found.state === known.state ? found : known;
    },
  };
}
