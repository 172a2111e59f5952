import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { CepForm } from './cep-form';

function open() {
  const onSubmit = vi.fn();
  return {
    ...renderScreen(<CepForm cep={null} error={null} isPending={false} onSubmit={onSubmit} />),
    onSubmit,
  };
}

describe('CepForm', () => {
  it.each(['CEP: 38010-280', '   38010-280 ', 'CEP 38.010-280, Uberaba'])(
    'reads the whole CEP of a pasted “%s”, and writes it plainly when it is left',
    async (text) => {
      const { user, onSubmit } = open();
      const field = screen.getByLabelText('CEP');
      await user.click(field);
      await user.paste(text);
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith('38010280');
      await user.tab();
      expect(field).toHaveValue('38010-280');
    },
  );

  it('refuses more digits than a CEP has', async () => {
    const { user, onSubmit } = open();
    const field = screen.getByLabelText('CEP');
    await user.click(field);
    await user.paste('380102801');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });
});
