import { useEffect, useState, type ComponentType } from 'react';

/** What a stand-in is told: why the code did not come, and how to ask for it again. */
export interface LateState {
  error: Error | null;
  retry: () => void;
}

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

const Nothing = () => null;

/**
 * A component whose code is loaded when it is first shown, never on the server. Once it has come, it is there at once
 * wherever it is shown again. (`next/dynamic` does the same in 1.3 kB more of every first script.)
 * @param Waiting stands in its place meanwhile, and where the code did not come; nothing unless given
 */
export function late<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  Waiting: ComponentType<LateState> = Nothing,
): ComponentType<Props> {
  let come: ComponentType<Props> | null = null;

  return function Late(props: Props) {
    const [View, setView] = useState(() => come);
    const [error, setError] = useState<Error | null>(null);
    const isMissing = !View && !error;

    useEffect(() => {
      if (!isMissing) return;
      let isShown = true;
      load().then(
        (module) => {
          const loaded = 'default' in module ? module.default : module;
          come = loaded;
          if (isShown) setView(() => loaded);
        },
        (reason: unknown) => {
          if (isShown) setError(reason instanceof Error ? reason : new Error(String(reason)));
        },
      );
      return () => {
        isShown = false;
      };
    }, [isMissing]);

    return View ? <View {...props} /> : <Waiting error={error} retry={() => setError(null)} />;
  };
}
