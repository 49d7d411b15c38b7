import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DialogFrame } from '../../../../widgets/dialog/DialogFrame.tsx';
import { useMayHaveBlocks } from '../filterSources.ts';
import { FeedsOut, type FeedsPlace } from './FeedsOut.tsx';
import { SourcesIn } from './SourcesIn.tsx';

const parts = ['out', 'in'] as const;
type Part = (typeof parts)[number];

/** Dialog for calendars of other programs: those that follow this one, and those that this one follows. */
export function SubscribeDialog({ onClose, ...place }: FeedsPlace & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const hasBlocks = useMayHaveBlocks();
  const [part, setPart] = useState<Part>('out');
  return (
    <DialogFrame
      title={translate('app.calendar.feeds.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      {hasBlocks && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={part}
          aria-label={translate('app.calendar.feeds.title')}
          onChange={(_event, next: Part | null) => next && setPart(next)}
        >
          {parts.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`app.calendar.feeds.parts.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {part === 'out' ? <FeedsOut {...place} /> : <SourcesIn personId={place.personId} />}
    </DialogFrame>
  );
}
