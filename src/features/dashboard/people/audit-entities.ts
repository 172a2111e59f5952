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
  'media',
] as const;
