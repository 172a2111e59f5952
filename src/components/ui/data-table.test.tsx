import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table';

interface Row {
  id: string;
}

const rows: Row[] = [{ id: 'a' }];

/** A list as screens write it: its columns are made again with every render. */
function List() {
  const [renders, setRenders] = useState(0);
  return (
    <>
      <button type="button" onFocus={() => setRenders(renders + 1)}>
        again
      </button>
      <p>{renders}</p>
      <DataTable
        columns={[{ id: 'name', header: 'name', cell: ({ id }) => <a href="#row">{id}</a> }]}
        rows={rows}
        idOf={({ id }) => id}
        caption="rows"
      />
    </>
  );
}

it('keeps the link of a row in place while the list renders again: a click that has begun is not lost', async () => {
  render(<List />);
  const link = screen.getByRole('link', { name: 'a' });
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'a' })).toBe(link);
});
