import { expect, it } from 'vitest';
import { LeavingPage } from '@/lib/browser/leaving-page';
import { renderScreen } from '@/testing/render-screen';
import { useReplaceRoute } from './use-replace-route';

function Gate() {
  useReplaceRoute('/entrar');
  return null;
}

it('puts the other address in place of this one', () => {
  const { router } = renderScreen(<Gate />);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/entrar');
});

it('leads nowhere from a page that is on its way out', () => {
  const { router } = renderScreen(
    <LeavingPage value>
      <Gate />
    </LeavingPage>,
  );
  expect(router.replace).not.toHaveBeenCalled();
});
