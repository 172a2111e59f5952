/** Whether the shop runs from its build, not from `npm run dev`. Known at build time. */
export const IS_BUILT = process.env.NODE_ENV === 'production';
