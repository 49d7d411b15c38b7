import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormBar } from './FormBar.tsx';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly failure: string | undefined;
  readonly onCancel: (() => void) | null;
  /** A further action, at the start. */
  readonly children?: ReactNode;
}

/** The end of a form: saving, only where something changed, and leaving it. */
export function SaveBar({ isChanged, isSaving, failure, onCancel, children }: SaveBarProps) {
  const translate = useTranslate();
  return (
    <FormBar isChanged={isChanged} failure={failure} onCancel={onCancel} start={children}>
      <Button type="submit" variant="contained" color="primary" disabled={!isChanged} loading={isSaving}>
        {translate('app.actions.save')}
      </Button>
    </FormBar>
  );
}
