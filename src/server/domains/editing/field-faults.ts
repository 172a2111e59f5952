import { BRANDS } from '@config/brands/all';
import { Fault } from '@/server/kernel/fault';

const UNIQUE_VIOLATION = '23505';

/** One rule of a form: its field, the code that is told, and whether it is broken. */
export type FieldCheck = [field: string, code: string, isWrong: boolean];

/** @throws Fault VALIDATION naming every field that is wrong */
export function requireFields(checks: readonly FieldCheck[]): void {
  const wrong = checks.filter(([, , isWrong]) => isWrong);
  if (wrong.length > 0)
    throw new Fault('VALIDATION', 'The request is not valid', {
      fields: Object.fromEntries(wrong.map(([field, code]) => [field, code])),
    });
}

export const hasUnknownBrand = (brandIds: readonly string[] = []): boolean =>
  brandIds.some((brandId) => !Object.hasOwn(BRANDS, brandId));

const isUniqueViolation = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return (
    code === UNIQUE_VIOLATION || (typeof cause === 'object' && cause !== null && isUniqueViolation(cause))
  );
};

/** Another request may take a slug or code between the check and the write. @throws Fault VALIDATION `taken` */
export async function refuseTaken<Result>(field: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Fault('VALIDATION', `Another one has this ${field}`, { fields: { [field]: 'taken' } });
  }
}
