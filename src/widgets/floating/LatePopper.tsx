import type Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import { useEffect, useState } from 'react';

type Component = typeof Popper;

let loaded: Component | null = null;

/**
 * Popper of Material UI, loaded when a tooltip first opens: built pages use it in tooltips (`vite.config.ts`). A failed
 * load shows no tooltip, and the next one loads again.
 */
export function LatePopper(props: PopperProps) {
  const { open } = props;
  const [Loaded, setLoaded] = useState<Component | null>(() => loaded);
  useEffect(() => {
    if (!open || Loaded) return;
    const show = (module: { readonly default: Component }) => {
      loaded = module.default;
      setLoaded(() => module.default);
    };
    import('@mui/material/Popper').then(show, () => undefined);
  }, [open, Loaded]);
  return Loaded && <Loaded {...props} />;
}
