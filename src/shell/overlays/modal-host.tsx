import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useUiAfterPress } from '@/client/ui-store';
import { CodeProgress } from '@/shell/progress';

const OpenModal = dynamic(() => import('./open-modal'), { ssr: false, loading: CodeProgress });

/** Shows the open modal view of the shell. */
export function ModalHost() {
  const { displayModal, modalView } = useUiAfterPress();
  const [needed, setNeeded] = useState(false);
  if (displayModal && !needed) setNeeded(true);
  return needed ? <OpenModal view={modalView} isOpen={displayModal} /> : null;
}
