import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@/contract/schemas/catalog';
import { watchOverlays } from '@/lib/browser/overlay-history';
import { renderScreen } from '@/testing/render-screen';
import { Gallery } from './gallery';

type Item = Product['mediaSet']['gallery'][number];

const makeItem = (name: string, overrides: Partial<Item> = {}): Item => ({
  srcUrl: `/media/${name}-480.webp`,
  alt: name,
  width: 1000,
  height: 1000,
  widths: [480, 1280],
  color: '#cccccc',
  showOnThumbnail: true,
  showOnDetailsGallery: true,
  showOnInnerGallery: true,
  ...overrides,
});
const THREE = [makeItem('saco'), makeItem('verso'), makeItem('linha')];

const zoomButton = () => screen.getByRole('button', { name: /^Ampliar foto/ });

// As the shell does, for all tests: a step back of an overlay that closed is told after its test.
beforeAll(() => watchOverlays({ on: vi.fn(), off: vi.fn(), emit: vi.fn() }));

describe('the gallery', () => {
  beforeEach(() => {
    // jsdom has no layout: the track is 300 px wide.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  });

  it('shows the picture whose thumbnail is pressed, and announces its position', async () => {
    const { user } = renderScreen(<Gallery items={THREE} />);
    expect(zoomButton()).toHaveAccessibleName('Ampliar foto 1 de 3: saco');
    const third = screen.getByRole('button', { name: 'Ver foto 3' });
    await user.click(third);
    expect(third).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('list', { name: 'Fotos' }).scrollLeft).toBe(600);
    expect(zoomButton()).toHaveAccessibleName('Ampliar foto 3 de 3: linha');
    expect(screen.getByText('Foto 3 de 3')).toHaveAttribute('aria-live', 'polite');
  });

  it('updates the thumbnails after a swipe, left-to-right and right-to-left', () => {
    renderScreen(<Gallery items={THREE} />);
    const track = screen.getByRole('list', { name: 'Fotos' });
    track.scrollLeft = -300;
    fireEvent.scroll(track);
    expect(screen.getByRole('button', { name: 'Ver foto 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('opens the current picture in the lightbox, and returns the focus', async () => {
    const { user } = renderScreen(<Gallery items={THREE} />);
    await user.click(zoomButton());
    const lightbox = await screen.findByRole('dialog', { name: 'Fotos ampliadas' });
    expect(within(lightbox).getByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(await within(lightbox).findByRole('img', { name: 'saco' })).toHaveAttribute(
      'src',
      '/media/saco-480.webp',
    );
    await user.click(within(lightbox).getByRole('button', { name: 'Fechar as fotos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(zoomButton()).toHaveFocus();
  });

  it('closes the lightbox on back', async () => {
    const { user } = renderScreen(<Gallery items={THREE} />);
    await user.click(zoomButton());
    await screen.findByRole('dialog', { name: 'Fotos ampliadas' });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(zoomButton()).toBeInTheDocument();
  });

  it('opens the lightbox at the touched picture, with the marked pictures only', async () => {
    const { user } = renderScreen(
      <Gallery
        items={[
          makeItem('saco', { showOnInnerGallery: false }),
          makeItem('verso'),
          makeItem('detalhe', { showOnDetailsGallery: false }),
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Ver foto 2' }));
    await user.click(zoomButton());
    const lightbox = await screen.findByRole('dialog', { name: 'Fotos ampliadas' });
    expect(await within(lightbox).findByRole('img', { name: 'verso' })).toBeInTheDocument();
    expect(within(lightbox).getByRole('img', { name: 'detalhe', hidden: true })).toBeInTheDocument();
    expect(within(lightbox).queryByRole('img', { name: 'saco', hidden: true })).toBeNull();
    await user.click(within(lightbox).getByRole('button', { name: 'Fechar as fotos' }));
    expect(zoomButton()).toHaveAccessibleName('Ampliar foto 2 de 2: verso');
  });

  it('has no thumbnails and announces no position for a single picture', () => {
    renderScreen(
      <Gallery items={[makeItem('saco'), makeItem('interna', { showOnDetailsGallery: false })]} />,
    );
    expect(zoomButton()).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Fotos do produto' })).toBeNull();
    expect(screen.queryByText(/^Foto 1 de 1/)).toBeNull();
  });

  it('has a placeholder text when there is no picture', () => {
    renderScreen(<Gallery items={[]} />);
    expect(screen.getByText('Foto em breve')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
