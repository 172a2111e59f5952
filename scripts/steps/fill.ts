import { getRuntime } from '../../src/server/runtime';

// Runs beside the build, in a process of its own: the memory of a WASM module that made a database never shrinks.
async function main() {
  const { database } = await getRuntime();
  await database.close();
}

main().catch((error: unknown) => {
  console.error('The database could not be filled:', error);
  process.exitCode = 1;
});
