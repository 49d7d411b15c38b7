import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryMediaTypes } from '../../../../schema/areas/files/library.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { fileSize } from '../../../widgets/file/fileSize.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { SmallFace } from './items/ItemFace.tsx';

const typeWords: Readonly<Record<number, string>> = {
  [libraryMediaTypes.PHOTO]: 'photos',
  [libraryMediaTypes.VIDEO]: 'videos',
  [libraryMediaTypes.AUDIO]: 'audio',
  [libraryMediaTypes.DOCUMENT]: 'documents',
};

const headSx = { m: 0, mb: 0.5, fontSize: 12, fontWeight: 600, color: 'ink' } as const;
const lineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 32,
  borderBottom: 1,
  borderColor: 'line2',
} as const;

/** The space that the files of the agency take: of how much, by kind, and the largest of them. */
export function StorageDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [libraryItem.name, 'space'],
    queryFn: ({ signal }) => client.ask('GET /media/v1/library/space', { signal }),
  });
  const said = (bytes: number) => fileSize(bytes, locale);
  const share = data?.quota ? Math.min(100, (100 * data.used) / data.quota) : null;
  return (
    <DialogFrame
      title={translate('app.library.storage.title')}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
      onClose={onClose}
    >
      {!data && error && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && (
        <Box role="status" aria-label={translate('app.views.list.loading')}>
          {[60, 100, 80, 90, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={28} />
          ))}
        </Box>
      )}
      {data && (
        <>
          <Box>
            <Box
              sx={{
                fontSize: 22,
                lineHeight: '28px',
                fontWeight: 640,
                color: 'ink',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {said(data.used)}
            </Box>
            {data.quota !== null && <span>{translate('app.library.storage.of', { quota: said(data.quota) })}</span>}
            {share !== null && (
              <LinearProgress
                variant="determinate"
                value={share}
                aria-label={translate('app.library.storage.share')}
                sx={{ mt: 1, height: 6, borderRadius: 3 }}
              />
            )}
          </Box>
          <Box component="section" sx={{ minWidth: 0 }}>
            <Box component="h3" sx={headSx}>
              {translate('app.library.storage.byType')}
            </Box>
            {data.byType.map(({ type, files, bytes }) => (
              <Box key={type} sx={lineSx}>
                <Box sx={{ flex: 1 }}>
                  {translate(`app.library.typeNames.${(type && typeWords[type]) || 'others'}`)}
                </Box>
                <Box sx={{ color: 'ink3' }}>
                  {translate('app.library.storage.files', { smart_count: files, count: formatCount(files) })}
                </Box>
                <Box sx={{ width: 84, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{said(bytes)}</Box>
              </Box>
            ))}
          </Box>
          {data.largest.length > 0 && (
            <Box component="section" sx={{ minWidth: 0 }}>
              <Box component="h3" sx={headSx}>
                {translate('app.library.storage.largest')}
              </Box>
              {data.largest.map((item) => (
                <Box key={item.key} sx={lineSx}>
                  <SmallFace of={item} />
                  <Box
                    title={item.name}
                    sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    {item.name}
                  </Box>
                  <Box sx={{ width: 84, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                    {said(item.bytes ?? 0)}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </>
      )}
    </DialogFrame>
  );
}
