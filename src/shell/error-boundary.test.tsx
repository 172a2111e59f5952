import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '@config/locales';
import { renderScreen } from '@/testing/render-screen';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('no such pasture');
}

const HEADINGS: Record<Locale, string> = {
  en: 'Something went wrong',
  'pt-BR': 'Algo deu errado',
  es: 'Algo salió mal',
  ar: 'حدث خطأ ما',
  he: 'משהו השתבש',
};

describe('the error boundary', () => {
  it.each(LOCALES)(
    'shows in %s that something went wrong, followed by the error message, and the way home in that language',
    (locale) => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      renderScreen(
        <ErrorBoundary resetKey="a">
          <Broken />
        </ErrorBoundary>,
        { locale },
      );
      expect(screen.getByRole('heading', { name: HEADINGS[locale] })).toBeVisible();
      expect(screen.getByText('no such pasture')).toHaveAttribute('lang', 'en');
      expect(screen.getByRole('link')).toHaveAttribute('href', locale === 'en' ? '/' : `/${locale}`);
      quiet.mockRestore();
    },
  );

  it('recovers on the next page', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = renderScreen(
      <ErrorBoundary resetKey="a">
        <Broken />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary resetKey="b">
        <p>The next page</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('The next page')).toBeVisible();
    quiet.mockRestore();
  });
});
