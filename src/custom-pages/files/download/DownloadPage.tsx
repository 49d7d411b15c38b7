import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useLocale, useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { itemOfLibraryKey } from '../../../../schema/areas/files/library.ts';
import type { Media } from '../../../../schema/media.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { LostIcon } from '../../../theme/icons/actions.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { FileFace } from '../../../widgets/file/FileFace.tsx';
import { fileSize } from '../../../widgets/file/fileSize.ts';
import { DownloadIcon } from '../../../widgets/icons.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { usePageTitle } from '../../../widgets/title/TitleContext.ts';

/** There is no such file, or it may not be read: which of both is not told. */
function Lost() {
  const translate = useTranslate();
  const mayRead = useMay('read', libraryItem.name);
  return (
    <Message
      icon={LostIcon}
      title={translate('app.library.download.lost')}
      lead={translate('app.library.download.lostLead')}
    >
      {mayRead && (
        <Button component={Link} to={pathTo('library.home')}>
          {translate('app.library.lost.back')}
        </Button>
      )}
    </Message>
  );
}

function FileCard({ name, file }: { readonly name: string; readonly file: Media }) {
  const translate = useTranslate();
  const locale = useLocale();
  const picture = file.cdnMedium ?? file.cdnSmall ?? file.thumbnail;
  return (
    <Box
      sx={{
        m: 'auto',
        width: '100%',
        maxWidth: 420,
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        textAlign: 'center',
      }}
    >
      {picture ? (
        <Box component="img" src={picture} alt="" sx={{ maxWidth: '100%', maxHeight: '40vh', borderRadius: '8px' }} />
      ) : (
        <Box sx={{ transform: 'scale(2)', m: 2 }}>
          <FileFace filename={name} />
        </Box>
      )}
      <Box>
        <Box component="h2" dir="auto" sx={{ m: 0, typography: 'h5', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ mt: 0.5, color: 'ink2' }}>{fileSize(file.size, locale)}</Box>
      </Box>
      {file.cdnOrigin ? (
        <Button
          variant="contained"
          color="primary"
          size="large"
          startIcon={<DownloadIcon />}
          href={`${file.cdnOrigin}?download=1`}
          download={name}
        >
          {translate('app.library.do.download')}
        </Button>
      ) : (
        <Box role="status">{translate('app.uploads.processing')}</Box>
      )}
    </Box>
  );
}

function FileOfKey({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<WireRecord>(libraryItem.name, { id }, { retry: false });
  const { status } = (error ?? {}) as { readonly status?: number };
  usePageTitle(data && String(data['name']));
  if (status === 404 || status === 403) return <Lost />;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box
        role="status"
        aria-label={translate('app.shell.loading')}
        sx={{ m: 'auto', width: 320, display: 'grid', gap: 1.5, justifyItems: 'center' }}
      >
        <Skeleton variant="rounded" width={240} height={180} />
        <Skeleton width={200} height={20} />
        <Skeleton width={120} height={40} />
      </Box>
    );
  }
  const file = data['file'] as Media | null | undefined;
  return file ? <FileCard name={String(data['name'])} file={file} /> : <Lost />;
}

/** The page from which a colleague downloads a file of the library, at the address with its key (AB 2). */
export function DownloadPage() {
  const [query] = useSearchParams();
  const id = itemOfLibraryKey(query.get('key') ?? '');
  return (
    <Box sx={{ flex: 1, display: 'flex', bgcolor: 'background.paper', minHeight: 0, overflow: 'auto' }}>
      {id === null ? <Lost /> : <FileOfKey key={id} id={id} />}
    </Box>
  );
}
