import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shouldSaveData, switchSaver } from '@/lib/browser/save-data';
import { renderScreen } from '@/testing/render-screen';
import texts from '../../../public/locales/pt-BR/offline.json';
import { SaverSwitch } from './saver-switch';

beforeEach(() => {
  switchSaver(false);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(texts)),
  );
});

describe('the data saver of the shop', () => {
  it('is switched on and off by name, says what it does, and stays on this device', async () => {
    const person = userEvent.setup();
    renderScreen(<SaverSwitch />);
    const box = await screen.findByRole('checkbox', { name: 'Economizar dados' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/Fotos menores/);
    await person.click(box);
    expect(box).toBeChecked();
    expect(shouldSaveData()).toBe(true);
    expect(localStorage.getItem('store-save-data')).toBe('on');
    await person.click(box);
    expect(shouldSaveData()).toBe(false);
    expect(localStorage.getItem('store-save-data')).toBeNull();
  });
});
