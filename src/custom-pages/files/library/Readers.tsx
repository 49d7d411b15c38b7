import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';

/** Number of readings that are shown. */
const pageSize = 20;

/** Latest readers of a sensitive file, the latest first. */
export function Readers({ of }: { readonly of: LibraryItem }) {
  const translate = useTranslate();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [libraryItem.name, 'readers', of.id],
    queryFn: ({ signal }) => client.ask('GET /media/v1/library/readers', { query: { key: of.key, pageSize }, signal }),
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="60%" />;
  if (data.data.length === 0) return <Box sx={{ color: 'ink3' }}>{translate('app.library.readers.none')}</Box>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {data.data.map(({ at, reader, isDownload, isOutside }) => (
        <Box component="li" key={`${at} ${reader}`} sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {translate(`app.library.readers.${isDownload ? 'downloaded' : 'read'}`, { name: reader })}
            {isOutside && (
              <Box component="span" sx={{ color: 'ink3' }}>{` · ${translate('app.library.readers.outside')}`}</Box>
            )}
          </Box>
          <Box sx={{ flex: 'none', color: 'ink3' }}>
            <Age at={at} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
