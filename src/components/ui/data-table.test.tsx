import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DataTable, type RowSelection } from './data-table';

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

/** Two tables of one list, as a list in groups shows them. */
function Chooser({ groups }: { groups: Row[][] }) {
  const [selected, setSelected] = useState<RowSelection>(new Set());
  return (
    <>
      <output>{[...selected].sort().join(' ')}</output>
      {groups.map((group, index) => (
        <DataTable
          key={index}
          columns={[{ id: 'name', header: 'name', cell: ({ id }) => id }]}
          rows={group}
          idOf={({ id }) => id}
          caption={`group ${index}`}
          selection={{
            selected,
            onSelect: setSelected,
            allLabel: `all of ${index}`,
            rowLabel: ({ id }) => `choose ${id}`,
          }}
        />
      ))}
    </>
  );
}

it('chooses one row, a whole table and nothing, and leaves the other table as it is', async () => {
  render(<Chooser groups={[[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }]]} />);
  const chosen = screen.getByRole('status');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'all of 0' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'choose c' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'choose a' }));
  expect(chosen).toHaveTextContent('a c');
  expect(all).not.toBeChecked();
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(chosen).toHaveTextContent('a b c');
  expect(all).toBeChecked();
  expect(all.indeterminate).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'choose a' }));
  expect(chosen).toHaveTextContent('b c');
  await userEvent.click(all);
  await userEvent.click(all);
  expect(chosen).toHaveTextContent(/^c$/);
});

it('says what each cell is also where its rows are cards, which are no table for a browser', () => {
  render(
    <DataTable
      columns={[
        { id: 'name', header: 'name', cell: ({ id }) => id, isTitle: true },
        { id: 'again', header: 'again', cell: ({ id }) => `again ${id}` },
      ]}
      rows={rows}
      idOf={({ id }) => id}
      caption="rows"
    />,
  );
  expect(screen.getByRole('rowheader', { name: 'a' })).toHaveAttribute('scope', 'row');
  for (const element of screen.getByRole('table').querySelectorAll('thead, tbody, tr, th, td'))
    expect(element).toHaveAttribute('role');
});

it('has nothing to choose while a list is fetched, or empty', () => {
  render(<Chooser groups={[[]]} />);
  expect(screen.getByRole('checkbox', { name: 'all of 0' })).not.toBeChecked();
});
