import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Reference } from '../../../schema/fields/field.ts';
import { fileAddress } from '../../../schema/media.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';

interface FileNamesProps {
  readonly of: readonly Reference[];
  readonly isPicture: boolean;
}

/** Files of a former or later state by their names, a picture with itself beside its name. */
export function FileNames({ of, isPicture }: FileNamesProps) {
  const translate = useTranslate();
  if (of.length === 0) return <NoValue />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {of.map(({ id, displayName, isDeleted }) => (
        <Box key={id} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          {isPicture && !isDeleted && <Avatar of={{ id, displayName, avatar: fileAddress(id, 'thumbnail') }} />}
          {displayName || translate('app.views.history.fileGone')}
        </Box>
      ))}
    </Box>
  );
}
