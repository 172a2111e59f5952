// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutWhenIdle, listParts } from './lay-out-when-idle';
import { switchSaver } from './save-data';

const { idle } = vi.hoisted(() => ({ idle: [] as (() => void)[] }));

/** Idle moments come when the test says so. */
function wait(work: () => void): () => void {
  idle.push(work);
  return () => idle.splice(idle.indexOf(work), 1);
}
vi.mock('./tasks', () => ({ whenIdle: wait, whenNetworkIdle: wait }));

const beIdle = () => idle.shift()?.();
const laidOut = () => listParts().map((part) => part.style.contentVisibility === 'visible');

describe('what is below the fold', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<i class="below-fold"></i><i class="below-fold"></i><div hidden><i class="below-fold"></i></div>';
  });
  afterEach(() => {
    idle.length = 0;
    switchSaver(false);
    vi.restoreAllMocks();
  });

  it('is laid out part by part in idle moments', () => {
    layOutWhenIdle();
    expect(laidOut()).toEqual([false, false]);
    beIdle();
    expect(laidOut()).toEqual([true, false]);
    beIdle();
    expect(laidOut()).toEqual([true, true]);
  });

  it('is left alone above the screen, where its true height would move what is read', () => {
    const [above] = listParts();
    if (above) vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 10, 400));
    layOutWhenIdle();
    beIdle();
    beIdle();
    expect(laidOut()).toEqual([false, true]);
  });

  it('is left alone for a visitor who saves data: more pictures would be fetched', () => {
    switchSaver(true);
    layOutWhenIdle();
    beIdle();
    beIdle();
    expect(laidOut()).toEqual([false, false]);
  });

  it('is left alone once the page has been left', () => {
    const cancel = layOutWhenIdle();
    beIdle();
    cancel();
    beIdle();
    expect(laidOut()).toEqual([true, false]);
  });
});
