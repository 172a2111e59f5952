/** Key of the sentence for a page, or a part of it, that could not be loaded: no connection, or a failing server. */
export const failureTextKey = (
  error: { status: number } | null,
): 'common:failure.offline' | 'common:failure.text' =>
  error?.status === 0 ? 'common:failure.offline' : 'common:failure.text';
