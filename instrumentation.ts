/** Next calls this once when the server starts, before the first request. */
export async function register() {
  // Written this way round on purpose: Next also compiles this file for the edge and drops the branch there.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startBackgroundWork } = await import('@/server/background');
    await startBackgroundWork();
  }
}
