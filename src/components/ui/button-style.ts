export type ButtonTone = 'primary' | 'accent' | 'outline' | 'whatsapp' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'xs';

const BASE =
  'inline-flex items-center justify-center gap-2.5 max-w-full rounded py-1.5 font-bold text-center wrap-anywhere no-underline [td_&]:wrap-break-word transition-colors active:scale-[.98] disabled:opacity-60 aria-disabled:opacity-60';
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-12 px-[min(1.375rem,7vw)] text-base',
  sm: 'min-h-11 px-[min(1rem,5vw)] text-[0.9375rem]',
  xs: 'min-h-11 px-[min(0.75rem,3vw)] text-[0.9375rem]',
};
const TONES: Record<ButtonTone, string> = {
  primary: 'bg-primary text-white forced-colors:border hover:bg-primary-strong',
  accent: 'bg-accent text-accent-ink forced-colors:border hover:dim',
  outline: 'border-2 border-primary bg-raised text-primary hover:bg-primary-soft',
  whatsapp: 'border border-ok-line bg-ok-soft text-ok hover:dim',
  quiet: 'text-primary hover:bg-primary-soft',
  danger: 'border-2 border-sale bg-raised text-sale hover:bg-sale-soft',
};

/** Classes of a button, for links that look like one. */
export const buttonStyle = (tone: ButtonTone = 'primary', size: ButtonSize = 'md', extra = '') =>
  `${BASE} ${SIZES[size]} ${TONES[tone]} ${extra}`;
