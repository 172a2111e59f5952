import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/browser/save-file';
import { renderScreen } from '@/testing/render-screen';
import { ExportButton } from './export-button';

vi.mock('@/lib/browser/save-file');

it.each([
  ['without its mark, as the browser fetches it', 'número;título\n'],
  ['that still has it', '\uFEFFnúmero;título\n'],
])('saves a table %s with one byte order mark, by which Excel reads its accents', async (_, text) => {
  const { user } = renderScreen(<ExportButton load={async () => text} fileName="pedidos" />);
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'pedidos.csv',
      '\uFEFFnúmero;título\n',
      'text/csv;charset=utf-8',
    ),
  );
});
