/** Next calls this once when the server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startBackgroundWork } = await import('@/server/background');
  await startBackgroundWork();
}
