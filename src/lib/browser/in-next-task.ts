/**
 * Hands on what a script brought in the next task, so that a touch is answered between reading it and drawing it.
 * Browsers without `scheduler.yield` do both at once.
 */
export async function inNextTask<Value>(value: Value): Promise<Value> {
  const page: { scheduler?: Partial<Scheduler> } = globalThis;
  await page.scheduler?.yield?.();
  return value;
}
