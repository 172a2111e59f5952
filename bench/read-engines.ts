import { findPostgres } from './buyers/find-postgres';
import type { Engine } from './search/open-empty';
import { isShort } from './short';

const isEngine = (name: string): name is Engine => name === 'postgres' || name === 'embedded';

/**
 * The databases of `--engines`. A short run takes the embedded one where no Postgres answers, and says so.
 * @throws Error for a name that is no engine
 */
export async function readEngines(names: string): Promise<Engine[]> {
  const engines = names.split(',').filter(isEngine);
  if (engines.join() !== names) throw new Error(`--engines ${names}: postgres, embedded or both`);
  if (!isShort || !engines.includes('postgres') || (await findPostgres())) return engines;
  console.log('Left out: Postgres, for none answers here.');
  return ['embedded'];
}
