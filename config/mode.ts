/** The shop runs from its build, not from `npm run dev`. Known when the scripts are made. */
export const IS_BUILT = process.env.NODE_ENV === 'production';
