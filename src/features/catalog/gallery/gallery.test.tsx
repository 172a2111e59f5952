import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@/contract/schemas/catalog';
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

describe('the gallery', () => {
  beforeEach(() => {
    // jsdom lays nothing out: a track of 300 px.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  });

  it('shows the picture whose thumbnail is pressed, and tells its place', async () => {
    const { user } = renderScreen(<Gallery items={THREE} />);
    expect(zoomButton()).toHaveAccessibleName('Ampliar foto 1 de 3: saco');
    const third = screen.getByRole('button', { name: 'Ver foto 3' });
    await user.click(third);
    expect(third).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('list', { name: 'Fotos' }).scrollLeft).toBe(600);
    expect(zoomButton()).toHaveAccessibleName('Ampliar foto 3 de 3: linha');
    expect(screen.getByText('Foto 3 de 3')).toHaveAttribute('aria-live', 'polite');
  });

  it('lets the thumbnails follow a swipe, whichever way the page reads', () => {
    renderScreen(<Gallery items={THREE} />);
    const track = screen.getByRole('list', { name: 'Fotos' });
    track.scrollLeft = -300;
    fireEvent.scroll(track);
    expect(screen.getByRole('button', { name: 'Ver foto 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('enlarges the picture in sight in a window that can zoom, and gives the focus back', async () => {
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

  it('enlarges what is marked for it, from the one that was touched, and no other picture', async () => {
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

  it('has no thumbnails and no place to tell for a single picture', () => {
    renderScreen(
      <Gallery items={[makeItem('saco'), makeItem('interna', { showOnDetailsGallery: false })]} />,
    );
    expect(zoomButton()).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Fotos do produto' })).toBeNull();
    expect(screen.queryByText(/^Foto 1 de 1/)).toBeNull();
  });

  it('says that the picture is to come when there is none', () => {
    renderScreen(<Gallery items={[]} />);
    expect(screen.getByText('Foto em breve')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
