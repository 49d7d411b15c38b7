import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { browserAreas } from '../../../generated/browserAreas.ts';
import type { BrowserArea, CountedProps } from '../../area.ts';
import { OpenedCountContext, type OpenedCount } from './OpenedCountContext.ts';

const areas: readonly Pick<BrowserArea, 'counted'>[] = browserAreas;
const dialogs = new Map(areas.flatMap(({ counted = {} }) => Object.entries(counted)));

interface Opened extends OpenedCount {
  readonly Dialog: ComponentType<CountedProps>;
}

/** Lets the counters within it open what they count, in a dialog beside them, so that its keys are not those of a list. */
export function OpenedCountProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((of: OpenedCount) => {
    const Dialog = dialogs.get(of.opens);
    if (Dialog) setOpened({ ...of, Dialog });
  }, []);
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
