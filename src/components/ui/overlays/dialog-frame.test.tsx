import { render as renderUi, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRouter } from '@/testing/render-screen';
import { DialogFrame } from './dialog-frame';

interface Motion extends ComponentProps<'div'> {
  initial: { opacity: number };
  animate: { opacity: number };
  exit: { opacity: number };
  transition: { duration: number };
}
const { fades, Through } = vi.hoisted(() => ({
  fades: [] as object[],
  Through: ({ children }: { children: ReactNode }) => children,
}));

// Animations without their duration.
vi.mock('framer-motion', () => ({
  AnimatePresence: Through,
  LazyMotion: Through,
  domAnimation: {},
  m: {
    div: ({ initial, animate, exit, transition, ...rest }: Motion) => {
      fades.push({ initial, animate, exit, transition });
      return <div {...rest} />;
    },
  },
}));

const frame = (title: string, isOpen: boolean, onClose = vi.fn()) => (
  <DialogFrame key={title} open={isOpen} onClose={onClose} title={title} closeLabel={`Close ${title}`}>
    <button>in {title}</button>
  </DialogFrame>
);
const router = makeRouter();
const render = (ui: ReactNode) =>
  renderUi(ui, { wrapper: (props) => <RouterContext.Provider value={router} {...props} /> });
const isLocked = () => document.body.hasAttribute('data-scroll-locked');

beforeEach(() => {
  fades.length = 0;
});

describe('the modal', () => {
  it('fades in and out in 0.25 s', () => {
    render(frame('One', true));
    expect(fades.length).toBeGreaterThan(0);
    for (const fade of fades) {
      expect(fade).toEqual({
        initial: { opacity: 0 },
        animate: { opacity: 1 },
        exit: { opacity: 0 },
        transition: { duration: 0.25 },
      });
    }
  });

  it('is at most the viewport minus 140 px high', () => {
    render(frame('One', true));
    expect(screen.getByRole('dialog', { name: 'One' })).toHaveStyle({ maxHeight: 'calc(100dvh - 140px)' });
  });

  it('locks the page’s scroll while any stacked modal is open', () => {
    const { rerender } = render([frame('One', false), frame('Two', false)]);
    expect(isLocked()).toBe(false);
    rerender([frame('One', true), frame('Two', false)]);
    expect(isLocked()).toBe(true);
    rerender([frame('One', true), frame('Two', true)]);
    expect(isLocked()).toBe(true);
    rerender([frame('One', true), frame('Two', false)]);
    expect(isLocked()).toBe(true);
    rerender([frame('One', false), frame('Two', false)]);
    expect(isLocked()).toBe(false);
  });

  it('takes the focus and asks to be closed by its button', () => {
    const onClose = vi.fn();
    render(frame('One', true, onClose));
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    screen.getByRole('button', { name: 'Close One' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
