interface NumberedStepsProps {
  steps: readonly string[];
  className: string;
}

/** What happens one after the other, each with its number in a square. */
export function NumberedSteps({ steps, className }: NumberedStepsProps) {
  return (
    <ol className={`grid ${className}`}>
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="num grid size-8 shrink-0 place-items-center border-2 border-accent text-primary"
          >
            {index + 1}
          </span>
          <span className="min-w-0 self-center">{step}</span>
        </li>
      ))}
    </ol>
  );
}
