import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { NextButton } from './NextButton.tsx';

interface NextRowProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Begins a note; null for a record that the person may write no note on. */
  readonly onNote: (() => void) | null;
}

/** The next step of a record and the way to a note on it, below the header of a phone. */
export function NextRow({ entity, record, onNote }: NextRowProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, '&:empty': { display: 'none' } }}>
      <NextButton entity={entity} record={record} isWide />
      {onNote && (
        <Button onClick={onNote} sx={{ flex: 1 }}>
          {translate('app.views.record.addNote')}
        </Button>
      )}
    </Box>
  );
}
