import Box from '@mui/material/Box';
import type { Reference } from '../../../../../../schema/fields/field.ts';
import { Avatar } from '../../../../../widgets/avatar/Avatar.tsx';
import { Age } from '../../../../../widgets/moment/Age.tsx';
import { byGreenroom } from '../../../../changes/byGreenroom.ts';

interface ActivityLineProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null for a write of the system. */
  readonly by: Reference | null;
  /** The deed in words, and the names of the fields that it changed. */
  readonly said: string;
  readonly names: readonly string[];
  /** Written text, of which two lines are shown. */
  readonly text?: string;
}

/** A deed on a record in one line, with the beginning of a text that was written. */
export function ActivityLine({ at, by, said, names, text }: ActivityLineProps) {
  const who = by ?? byGreenroom;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <Avatar of={who} size={20} />
      <Box sx={{ minWidth: 0 }}>
        <span>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {who.displayName}
          </Box>{' '}
          {said}
          {names.length > 0 && <Box component="span" sx={{ color: 'ink2' }}>{` ${names.join(', ')}`}</Box>}{' '}
          <Box component="span" sx={{ color: 'ink3', whiteSpace: 'nowrap' }}>
            <Age at={at} />
          </Box>
        </span>
        {text !== undefined && (
          <Box
            sx={{
              color: 'ink2',
              display: '-webkit-box',
              overflow: 'hidden',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </Box>
        )}
      </Box>
    </Box>
  );
}
