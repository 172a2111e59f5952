const token = (name) => `var(--${name})`;

/** Components know roles, never colours: the brand's theme sets the variables (config/brands). */
module.exports = {
  theme: {
    extend: {
      colors: {
        primary: { DEFAULT: token('primary'), strong: token('primary-strong'), soft: token('primary-soft') },
        accent: { DEFAULT: token('accent'), ink: token('on-accent') },
        ink: token('ink'),
        muted: token('muted'),
        surface: token('surface'),
        raised: token('raised'),
        tile: token('tile'),
        line: token('line'),
        field: token('field'),
        sale: { DEFAULT: token('sale'), soft: token('sale-soft') },
        ok: { DEFAULT: token('ok'), soft: token('ok-soft'), line: token('ok-line') },
        warn: { DEFAULT: token('warn'), soft: token('warn-soft'), line: token('warn-line') },
        info: { DEFAULT: token('info'), soft: token('info-soft') },
        star: token('star'),
      },
      fontFamily: { sans: 'system-ui, sans-serif', display: 'var(--font-display), system-ui, sans-serif' },
      fontSize: {
        sm: ['0.875rem', '1.4'],
        base: ['1rem', '1.5'],
        lg: ['1.125rem', '1.45'],
        xl: ['1.375rem', '1.25'],
        '2xl': ['1.75rem', '1.15'],
        '3xl': ['2.25rem', '1.1'],
        '4xl': ['3rem', '1.05'],
      },
      borderRadius: {
        sm: token('corner-small'),
        DEFAULT: token('corner'),
        md: token('corner'),
        lg: token('corner-large'),
      },
      boxShadow: {
        low: '0 1px 2px rgb(27 36 29 / .06), 0 2px 8px rgb(27 36 29 / .05)',
        high: '0 8px 32px rgb(27 36 29 / .16)',
      },
      maxWidth: { content: '1280px' },
    },
  },
};
