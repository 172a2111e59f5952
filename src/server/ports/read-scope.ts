import { AsyncLocalStorage } from 'node:async_hooks';
import { processRegistry, type ReadScope } from '@/server/process-registry';

const scopes = () => (processRegistry.readScopes ??= new AsyncLocalStorage<ReadScope>());

/**
 * Runs work whose reads of the public catalogue may come from a replica. Within `readFromPrimary` it changes nothing: who
 * asked for the newest state gets it, however the question is passed on.
 */
export const mayReadFromReplica = <Result>(work: () => Result): Result =>
  scopes().getStore() === 'primary' ? work() : scopes().run('replica', work);

/** Runs work that must see everything that was saved before. */
export const readFromPrimary = <Result>(work: () => Result): Result => scopes().run('primary', work);

/** False where nothing was said: only public answers of the catalogue may be a little old. */
export const isReplicaAllowed = (): boolean => scopes().getStore() === 'replica';
