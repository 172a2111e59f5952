import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { LeadSection } from './lead-section';

const CHAT = 'https://wa.me/5534900000001';

/** A page whose address may be read, or tells another form, after a press. */
function Page({ startsLoading = false }) {
  const [isLoading, setLoading] = useState(startsLoading);
  const [kind, setKind] = useState<'contact' | 'quote'>('contact');
  return (
    <LeadSection
      kind={kind}
      isLoading={isLoading}
      whatsappHref={CHAT}
      other={
        <button
          type="button"
          onClick={() => {
            setLoading(false);
            setKind('quote');
          }}
        >
          Outro
        </button>
      }
    />
  );
}

const open = (page = <Page />) =>
  renderScreen(page, { answers: { createLeadToken: () => ({ token: 'token' }) }, url: '/contato' });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('gives the focus to the heading of the form that takes the place of another', async () => {
  const { user } = open();
  expect(await heading('Escreva para a gente')).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  expect(await heading('Peça um orçamento')).toHaveFocus();
});

it('leaves the focus where it is while the address tells which form it is', async () => {
  const { user } = open(<Page startsLoading />);
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  expect(await heading('Peça um orçamento')).not.toHaveFocus();
});
