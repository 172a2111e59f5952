import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { useUnsavedGuard } from './use-unsaved-guard';

const leave = vi.fn();

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty, 'Sair sem salvar?');
  return (
    <button type="button" data-leaves="" onClick={leave}>
      Sair
    </button>
  );
}

describe('the question before unsaved changes are left', () => {
  it('is asked by a button that signs out too, and its answer counts', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = renderScreen(<Page isDirty />);
    await user.click(screen.getByRole('button'));
    expect(confirm).toHaveBeenCalledWith('Sair sem salvar?');
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button'));
    expect(leave).toHaveBeenCalledOnce();
  });

  it('is not asked where nothing changed', async () => {
    const confirm = vi.spyOn(window, 'confirm');
    const { user } = renderScreen(<Page isDirty={false} />);
    await user.click(screen.getByRole('button'));
    expect(confirm).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledOnce();
  });
});
