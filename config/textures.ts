import type { Look } from './brands/brand';

/**
 * What each texture draws (docs/brands), as values of CSS variables: `seam` is the background of a section's title,
 * `paper` that of the page. Drawn in the brand's own colours, below the words, never under them.
 */
export const TEXTURES: Record<Look['texture'], { seam: string; paper?: string }> = {
  shelf: { seam: 'linear-gradient(var(--accent) 0 0) 0 100%/3rem 4px no-repeat' },
  stitch: {
    seam: 'repeating-linear-gradient(90deg,var(--accent) 0 9px,#0000 9px 14px) 0 100%/100% 2px no-repeat',
  },
  grid: {
    seam:
      'linear-gradient(var(--primary) 0 0) 0 100%/1.5rem 3px no-repeat,' +
      'linear-gradient(var(--line) 0 0) 0 100%/100% 1px no-repeat',
    paper:
      'linear-gradient(var(--primary-soft) 1px,#0000 1px) 0 0/32px 32px,' +
      'linear-gradient(90deg,var(--primary-soft) 1px,#0000 1px) 0 0/32px 32px',
  },
};
