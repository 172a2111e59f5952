/** Whether a click on a link asks for another tab or window: the browser follows it by itself. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
}: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}): boolean => metaKey || ctrlKey || shiftKey;
