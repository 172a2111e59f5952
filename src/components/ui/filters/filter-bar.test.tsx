import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { FilterBar } from './filter-bar';

/** A list that searches for what its address says. */
function List() {
  const [value, setValue] = useState('sal');
  return (
    <>
      <FilterBar
        label="Filtros"
        search={{ label: 'Buscar', placeholder: '', submit: 'Ir', value }}
        onSearch={setValue}
      />
      <button onClick={() => setValue('')}>Limpar</button>
      <p>Resultados de “{value}”</p>
    </>
  );
}

describe('the search of a list', () => {
  it('stays under the fingers that sent it, and shows a search from elsewhere', async () => {
    const { user } = renderScreen(<List />);
    const field = screen.getByRole('searchbox', { name: 'Buscar' });
    expect(field).toHaveValue('sal');
    await user.clear(field);
    await user.type(field, ' ureia {Enter}');
    expect(screen.getByText('Resultados de “ureia”')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ureia');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
  });
});
