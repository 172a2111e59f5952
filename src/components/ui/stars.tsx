/** Five stars, `filled` of them gold. Decorative: the rating is also written as text. */
export function Stars({ filled, of = 5 }: { filled: number; of?: number }) {
  return (
    <span
      aria-hidden="true"
      className="stars"
      style={{ width: `${of * 1.08}em`, backgroundSize: `${(filled / of) * 100}% 100%` }}
    />
  );
}
