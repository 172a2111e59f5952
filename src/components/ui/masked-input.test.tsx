import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IMask } from 'react-imask';
import { expect, it, vi } from 'vitest';
import { MASK_CURSOR_DELAY_MS } from '@config/commerce';
import { cardNumberMask, cepMask, documentMask, phoneMask } from '@/lib/masks/code-masks';
import { numberMask } from '@/lib/masks/number-mask';
import { MaskedInput } from './masked-input';

function Example({ mask }: { mask: Parameters<typeof MaskedInput>[0]['mask'] }) {
  const [value, setValue] = useState('');
  return (
    <label>
      Campo
      <MaskedInput mask={mask} value={value} onChange={setValue} />
      <output>{value}</output>
    </label>
  );
}

it('inserts the separators while typing, and passes on the text of the field', async () => {
  render(<Example mask={phoneMask} />);
  await userEvent.type(screen.getByRole('textbox'), '34900000001');
  expect(screen.getByRole('textbox')).toHaveValue('(34) 90000-0001');
  expect(screen.getByRole('status')).toHaveTextContent('(34) 90000-0001');
});

it.each(['+55 34 99876-5432', '034 99876-5432', '34 99876-5432'])(
  'holds a phone that is typed as %s once the field is left',
  async (typed) => {
    render(<Example mask={phoneMask} />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('(34) 99876-5432'));
    expect(screen.getByRole('textbox')).toHaveValue('(34) 99876-5432');
  },
);

it.each(['.', ','])('loses no digit when %s is set between the thousands afterwards', async (sign) => {
  render(<Example mask={numberMask()} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '1299,9');
  await userEvent.type(field, sign, { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('1299,9');
});

it('corrects a digit in the middle of a phone with its country code', async () => {
  render(<Example mask={phoneMask} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '5534998765432');
  await userEvent.type(field, '{Backspace}1', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  await userEvent.tab();
  await waitFor(() => expect(field).toHaveValue('(34) 91876-5432'));
});

it.each([
  ['phone', phoneMask, '٣٤٩٠٠٠٠٠٠٠١', '(34) 90000-0001'],
  ['CEP', cepMask, '٣٨٠١٠٠٠٠', '38010-000'],
  ['CPF', documentMask, '٥٢٩٩٨٢٢٤٧٢٥', '529.982.247-25'],
  ['card', cardNumberMask, '٤١١١١١١١١١١١١١١١', '4111 1111 1111 1111'],
  ['number', numberMask(), '۱۵۰٫۵', '150,5'],
])('takes the digits of an Arabic keyboard for a %s', async (_, mask, typed, shown) => {
  render(<Example mask={mask} />);
  await userEvent.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveValue(shown);
});

it.each([
  ['1.234,56', numberMask(), '1234,56'],
  ['R$ 1.234,56', numberMask(), '1234,56'],
  ['R$ 1.234.567,8', numberMask(), '1234567,8'],
  ['1,234.56', numberMask(), '1234,56'],
  ['12.5', numberMask(), '12,5'],
  ['1.500', numberMask({ scale: 0 }), '1500'],
  ['1.500', numberMask({ scale: 3 }), '1,500'],
  ['1.500,25', numberMask({ scale: 4 }), '1500,25'],
  ['1.299,90', numberMask({ scale: 3 }), '1299,90'],
  ['1.234.56', numberMask(), ''],
  ['1,234,56', numberMask(), ''],
  ['1.234,5.6', numberMask(), ''],
  ['30,5', numberMask({ scale: 0 }), '30'],
])('pasted %s holds the same number', async (pasted, mask, shown) => {
  render(<Example mask={mask} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(pasted);
  expect(screen.getByRole('textbox')).toHaveValue(shown);
});

it.each(['CEP: 38010-280', '  38010-280 '])('finds the CEP in a pasted “%s”', async (pasted) => {
  render(<Example mask={cepMask} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(pasted);
  expect(screen.getByRole('textbox')).toHaveValue('38010-280');
});

it.each([
  ['1.234,50', '1234,50'],
  ['12.345', '12345'],
  ['1.5', '1,5'],
  ['1.50', '1,50'],
  ['1,234', '1,23'],
  ['1.299,90', '1299,90'],
  ['1.234.567,8', '1234567,8'],
])('typed %s holds the number that it is when it is pasted', async (typed, shown) => {
  render(<Example mask={numberMask()} />);
  await userEvent.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});

it.each([
  ['1.299,90', numberMask({ scale: 3 }), '1299,90'],
  ['1.299', numberMask({ scale: 3 }), '1,299'],
  ['1.234.567', numberMask({ scale: 3 }), '1234567'],
  ['30,5', numberMask({ scale: 0 }), '30'],
  ['1.500', numberMask({ scale: 0 }), '1500'],
])(
  'typed %s in a field of other decimals holds the number that it is when it is pasted',
  async (typed, mask, shown) => {
    render(<Example mask={mask} />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('textbox')).toHaveValue(shown);
  },
);

it('takes further keys for what they are after a correction', async () => {
  render(<Example mask={numberMask({ scale: 0 })} />);
  await userEvent.type(screen.getByRole('textbox'), '30,5{Backspace}05');
  expect(screen.getByRole('textbox')).toHaveValue('305');
});

it.each([
  ['1.299,90', '1299,90'],
  ['1.299', '1299,00'],
  ['1.299,9', '1299,90'],
  ['7', '7,00'],
])('typed %s, a price has all its decimals once the field is left: %s', async (typed, shown) => {
  render(<Example mask={{ ...numberMask(), padFractionalZeros: true }} />);
  await userEvent.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('status')).not.toHaveTextContent(/,00$/);
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(shown));
});

it('clamps a number when the field loses the focus, not before', async () => {
  render(<Example mask={numberMask({ min: 100 })} />);
  await userEvent.type(screen.getByRole('textbox'), '7');
  expect(screen.getByRole('textbox')).toHaveValue('7');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('100'));
});

it.each(['{Tab}', '{Enter}'])('takes the largest for a number above it once %s is pressed', async (key) => {
  render(<Example mask={numberMask({ max: 90 })} />);
  await userEvent.type(screen.getByRole('textbox'), '95');
  expect(screen.getByRole('textbox')).toHaveValue('95');
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('90'));
  expect(screen.getByRole('textbox')).toHaveValue('90');
});

it('moves the caret after 10 ms', () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const field = document.body.appendChild(document.createElement('input'));
  const control = IMask(field, { mask: '(00) 0000' });
  control.updateCursor(1);
  expect(timer).toHaveBeenLastCalledWith(expect.any(Function), MASK_CURSOR_DELAY_MS);
  control.destroy();
  field.remove();
});
