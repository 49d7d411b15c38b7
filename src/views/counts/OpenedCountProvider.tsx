import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { CountedProps } from '../../area.ts';
import { useAreaParts } from '../area-parts/AreaPartsContext.ts';
import { OpenedCountContext, type OpenedCount } from './OpenedCountContext.ts';

interface Opened extends OpenedCount {
  readonly Dialog: ComponentType<CountedProps>;
}

/** Lets the counters within it open what they count, in a dialog beside them, so that its keys are not those of a list. */
export function OpenedCountProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { counted } = useAreaParts();
  const open = useCallback(
    (of: OpenedCount) => {
      const Dialog = counted.get(of.opens);
      if (Dialog) setOpened({ ...of, Dialog });
    },
    [counted],
  );
  return (
    <OpenedCountContext value={open}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <opened.Dialog entity={opened.entity} record={opened.record} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </OpenedCountContext>
  );
}
