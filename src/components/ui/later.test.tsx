import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { WHOLE } from '@config/marks';
import { PageStage } from '@/lib/page-stage';
import { Later } from './later';

const drawn: string[] = [];
function Part({ name }: { name: string }) {
  drawn.push(name);
  return <p>{name}</p>;
}
const page = (
  <>
    <Later>
      <Part name="far" />
    </Later>
    <Part name="near" />
  </>
);

afterEach(() => {
  drawn.length = 0;
  document.documentElement.removeAttribute(WHOLE);
});

it('what is far down stands in the HTML of the server, and is not taken away while React takes over', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  expect(box.textContent).toBe('farnear');
  const far = box.querySelector('p');
  await act(async () => void hydrateRoot(box, page));
  expect(box.querySelector('p')).toBe(far);
});

it('what is far down is drawn after what is near, on a page that was come to by a click', () => {
  render(page);
  expect(screen.getByText('far')).toBeInTheDocument();
  expect(drawn[0]).toBe('near');
});

it('everything is drawn at once on the way back', () => {
  document.documentElement.setAttribute(WHOLE, '');
  render(page);
  expect(drawn[0]).toBe('far');
});

it('nothing far down is drawn while the page waits behind one that fades out', () => {
  const inside = (stage: 'waiting' | 'seen') => <PageStage value={stage}>{page}</PageStage>;
  const { rerender } = render(inside('waiting'));
  expect(screen.getByText('near')).toBeInTheDocument();
  expect(screen.queryByText('far')).not.toBeInTheDocument();
  rerender(inside('seen'));
  expect(screen.getByText('far')).toBeInTheDocument();
});
