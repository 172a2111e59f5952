import { expect, it } from 'vitest';
import { LeavingPage } from '@/lib/browser/leaving-page';
import { renderScreen } from '@/testing/render-screen';
import { useReplaceRoute } from './use-replace-route';

function Gate() {
  useReplaceRoute('/entrar');
  return null;
}

it('replaces the address', () => {
  const { router } = renderScreen(<Gate />);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/entrar');
});

it('does nothing on a page that is fading out', () => {
  const { router } = renderScreen(
    <LeavingPage value>
      <Gate />
    </LeavingPage>,
  );
  expect(router.replace).not.toHaveBeenCalled();
});
