import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { AnySettings } from '../../../schema/language/settings.ts';
import type { HistoryEntries } from '../record/tabs/history/HistoryEntries.tsx';

const SettingsHistory = lazy(() =>
  import('./SettingsHistory.tsx').then((module) => ({ default: module.SettingsHistory })),
);

/** Source of the history of settings, and the write that brings former values back. */
export type HistoryParts = Omit<ComponentProps<typeof HistoryEntries>, 'entity'>;

/** The button that opens the history of settings. */
export function HistoryButton({ settings, ...parts }: HistoryParts & { readonly settings: AnySettings }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('tabs.history')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsHistory settings={settings} {...parts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
