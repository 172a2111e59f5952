import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_MAX_BYTES } from '@/contract/constants';
import type { Picture } from '@/contract/schemas/catalog';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { PictureUpload } from './picture-upload';

const stored: Picture = {
  srcUrl: '/m/a-640.webp',
  alt: '',
  width: 800,
  height: 800,
  widths: [640],
  color: '#fff',
};
const photo = (name: string, type = 'image/png') => new File(['pixels'], name, { type });

beforeEach(() => {
  // jsdom makes no addresses of files.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

function open(answers: ApiAnswers) {
  const onUploaded = vi.fn();
  const scene = renderScreen(<PictureUpload multiple onUploaded={onUploaded} />, { answers });
  const choose = (...files: File[]) =>
    scene.user.upload(screen.getByLabelText('Escolher fotos', { selector: 'input' }), files);
  return { ...scene, onUploaded, choose };
}

describe('the upload of pictures', () => {
  it('hands over every picture that arrives, and forgets its row', async () => {
    const { choose, onUploaded } = open({ uploadPicture: () => stored });
    await choose(photo('a.png'), photo('b.png'));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('names the fault of each file at its own row, and sends the others', async () => {
    const large = photo('grande.png');
    Object.defineProperty(large, 'size', { value: PICTURE_MAX_BYTES + 1 });
    const { choose, onUploaded, calls } = open({ uploadPicture: () => stored });
    await choose(large, photo('boa.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('grande demais');
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
  });

  it('says of a small file with too many pixels that it has these, not that it is large', async () => {
    const { choose } = open({
      uploadPicture: () => Promise.reject(refusal('VALIDATION', { file: 'tooLarge' })),
    });
    await choose(photo('enorme.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('pixels demais');
  });

  it('sends a file again after the connection was lost', async () => {
    let isUp = false;
    const { choose, onUploaded, user } = open({
      uploadPicture: () => {
        if (!isUp) throw noAnswer();
        return stored;
      },
    });
    await choose(photo('a.png'));
    await screen.findByText('Sem conexão durante o envio. Tente de novo.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(stored));
  });

  it('offers no repeat for a file the shop cannot read, only its removal', async () => {
    const { choose, user } = open({
      uploadPicture: () => {
        throw refusal('VALIDATION', { file: 'unreadable' });
      },
    });
    await choose(photo('quebrada.png'));
    await screen.findByText(/Não foi possível ler esta foto/);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remover quebrada.png' }));
    expect(screen.queryByText('quebrada.png')).not.toBeInTheDocument();
  });
});
