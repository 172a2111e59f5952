import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('no such pasture');
}

describe('the error boundary', () => {
  it('shows Something went wrong, followed by the error message, and recovers on the next page', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(
      <ErrorBoundary resetKey="a">
        <Broken />
      </ErrorBoundary>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/Something went wrong.*no such pasture/);
    rerender(
      <ErrorBoundary resetKey="b">
        <p>The next page</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('The next page')).toBeVisible();
    quiet.mockRestore();
  });
});
