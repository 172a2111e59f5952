import { join } from 'node:path';
import { ServerVariables, dropEmpty } from '../../src/env-rules.mjs';
import { isStandalone } from '../steps/environment.mjs';
import { examineDirect, examinePostgres, examineReplica } from './database.mjs';
import { examineBrowser, examineLanguages, examineNative } from './machine.mjs';
import { examineMail, examineRedis } from './services.mjs';
import { examineSpelling, examineTogether, examineValues } from './settings.mjs';
import { examineFolder, examineLock, examinePort, examineSecretFile, examineSpace } from './storage.mjs';

/** The usable settings: an unusable one is reported and replaced by its default. */
const readUsable = (env) =>
  Object.fromEntries(
    Object.entries(ServerVariables.shape).map(([name, rule]) => {
      const read = rule.safeParse(dropEmpty({ value: env[name] }).value);
      return [name, read.success ? read.data : rule.parse(undefined)];
    }),
  );

/** Everything but Node and its packages, which must be sound for this to run. Nothing is changed. */
export async function examineShop(env = process.env) {
  const settings = readUsable(env);
  const { DATA_DIR, MEDIA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL } = settings;
  const groups = [
    examineLanguages(),
    examineNative(),
    examineValues(env),
    examineSpelling(env),
    examineTogether(dropEmpty(env)),
    examineFolder('DATA_DIR', DATA_DIR),
    examineFolder('MEDIA_DIR', MEDIA_DIR || join(DATA_DIR, 'media')),
    examineSpace(DATA_DIR, settings.DISK_MIN_FREE_MB),
    examineSecretFile(DATA_DIR),
    DATABASE_URL ? examinePostgres(DATABASE_URL, settings.DATABASE_POOL_SIZE) : examineLock(DATA_DIR),
    DATABASE_URL && DATABASE_DIRECT_URL ? examineDirect(DATABASE_DIRECT_URL, DATABASE_URL) : [],
    DATABASE_URL && settings.DATABASE_REPLICA_URL ? examineReplica(settings.DATABASE_REPLICA_URL) : [],
    REDIS_URL ? examineRedis(REDIS_URL) : [],
    examineMail(settings),
    examinePort(settings.PORT),
    isStandalone() ? [] : examineBrowser(env),
  ];
  return (await Promise.all(groups)).flat();
}
