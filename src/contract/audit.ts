/** What the audit log speaks of; the first word of an action. */
export const AUDIT_ENTITIES = [
  'order',
  'user',
  'lead',
  'product',
  'post',
  'review',
  'testimonial',
  'coupon',
  'lesson',
  'redirect',
  'search_rule',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** What was done to it; the second word of an action. */
export const AUDIT_VERBS = [
  'create',
  'update',
  'delete',
  'move',
  'export',
  'import',
  'duplicate',
  'publish',
  'unpublish',
  'adjust_stock',
  'moderate',
  'upload',
  'read_prescription',
  'set_representante',
  'grant_admin',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];

/** An entry names both. Rows of an earlier release may name others, so the API answers plain text. */
export type AuditAction = `${AuditEntity}.${AuditVerb}`;
