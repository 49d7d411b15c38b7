import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Age } from '../../../../widgets/moment/Age.tsx';

interface RestoredDraftProps {
  /** Moment at which it was written, in milliseconds since the epoch. */
  readonly at: number;
  readonly onDiscard: () => void;
}

/** Says that a draft was found, and offers to begin anew. */
export function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'ink2', fontSize: 13 }}
    >
      <span>
        {translate('app.mail.restored')} · <Age at={at} />
      </span>
      <Button size="small" onClick={onDiscard}>
        {translate('app.mail.startAnew')}
      </Button>
    </Box>
  );
}
