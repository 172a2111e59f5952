import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANGE, LAND, useMotion } from './use-motion';

const animate = vi.fn();

function Figure({ value, motion = CHANGE }: { value: number | null; motion?: Keyframe[] }) {
  return <p ref={useMotion<HTMLParagraphElement>(motion, value)}>{value}</p>;
}

function play(motion: Keyframe[], ...values: (number | null)[]) {
  const [first = null, ...rest] = values;
  const { rerender } = render(<Figure motion={motion} value={first} />);
  rest.forEach((value) => rerender(<Figure motion={motion} value={value} />));
  return animate.mock.calls.length;
}

beforeEach(() => {
  animate.mockReset();
  Object.assign(Element.prototype, { animate });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('the motion of a figure', () => {
  it('is played when it changes, and not when it is first shown or shown again', () => {
    expect(play(CHANGE, 5, 5, 4, 4)).toBe(1);
  });

  it('of something that lands is played for more, not for less', () => {
    expect(play(LAND, 1, 2, 1)).toBe(1);
  });

  it('is not played for what a page reads first', () => {
    expect(play(LAND, null, 3)).toBe(0);
  });

  it('is never played for a person who asked for less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(play(CHANGE, 5, 4)).toBe(0);
  });

  it('lasts less than 200 ms and moves nothing but opacity and place', () => {
    play(LAND, 1, 2);
    const [frames, duration] = animate.mock.calls[0] as [Keyframe[], number];
    expect(duration).toBeLessThan(200);
    const moved = new Set([...frames, ...CHANGE].flatMap((frame) => Object.keys(frame)));
    expect([...moved].filter((name) => !['transform', 'opacity'].includes(name))).toEqual([]);
  });
});
