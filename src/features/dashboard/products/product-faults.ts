import type { FieldErrors } from 'react-hook-form';
import type { ProductDraft } from './product-draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Paths of all fields that hold a fault, `variations.2.sku`; what a fault carries besides is not looked into. */
export function faultPaths(errors: FieldErrors<ProductDraft>): string[] {
  const walk = (node: unknown, path: string): string[] => {
    if (!isRecord(node)) return [];
    if (typeof node.message === 'string' && typeof node.type === 'string') return [path];
    return Object.entries(node).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key));
  };
  return walk(errors, '');
}
