/** Classes of every text control: 16 px, so that phones do not zoom in. */
export const controlStyle =
  'min-h-12 w-full min-w-0 rounded border border-field bg-raised px-3.5 text-base text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-sale disabled:bg-surface';
