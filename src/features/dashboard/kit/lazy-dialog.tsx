import { useEffect, useState, type ComponentProps } from 'react';
import type { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { whenIdle } from '@/lib/browser/tasks';
import { lazyPart } from './lazy-part';

/** How long a busy page may hold up the script of its dialogs. */
const AT_LATEST_MS = 3_000;

const load = () => import('@/components/ui/overlays/dialog-frame').then((module) => module.DialogFrame);
const Frame = lazyPart(load);

/** The shop's modal. Its script is prefetched when the browser is idle. */
export function LazyDialog(props: ComponentProps<typeof DialogFrame>) {
  const { open } = props;
  useEffect(() => whenIdle(() => void load().catch(() => undefined), AT_LATEST_MS), []);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  // It stays while it closes, so that it can fade.
  return wasOpened && <Frame {...props} />;
}
