/** Gold stars as far as `filled` of five, grey ones after them. For the eye alone: the words stand beside it. */
export function Stars({ filled, of = 5 }: { filled: number; of?: number }) {
  return (
    <span
      aria-hidden="true"
      className="stars"
      style={{ width: `${of * 1.08}em`, backgroundSize: `${(filled / of) * 100}% 100%` }}
    />
  );
}
