import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { rowHeight } from '../../../../schema/rules/limits.ts';
import { LostIcon } from '../../../theme/icons/actions.tsx';
import { FolderIcon } from '../../../theme/icons/files.tsx';
import { NoMatchIcon } from '../../../widgets/icons.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { NoAccess } from '../../../widgets/states/NoAccess.tsx';
import type { Face } from './items/lines.ts';
import type { LibraryAddress } from './useLibraryAddress.ts';

/** Items to come, in the shape of rows or tiles. */
export function FolderSkeleton({ face, columns }: { readonly face: Face; readonly columns: number }) {
  const translate = useTranslate();
  const label = translate('app.views.list.loading');
  if (face === 'list') {
    return (
      <Box role="status" aria-label={label} sx={{ px: 2.5, pt: 8.5 }}>
        {Array.from({ length: 12 }, (_, row) => (
          <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, height: rowHeight }}>
            <Skeleton variant="rounded" width={24} height={24} />
            <Skeleton width={`${24 + ((row * 7) % 5) * 6}%`} height={14} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, px: 2.5, pt: 4.5 }}
    >
      {Array.from({ length: columns * 2 }, (_, tile) => (
        <Box key={tile}>
          <Skeleton variant="rounded" width="100%" height="auto" sx={{ aspectRatio: '4 / 3' }} />
          <Skeleton width="80%" height={14} sx={{ mt: 1 }} />
          <Skeleton width="50%" height={12} sx={{ mt: 0.5 }} />
        </Box>
      ))}
    </Box>
  );
}

/** Reason why a folder cannot be shown. */
export function FolderFailure({
  error,
  home,
  onRetry,
}: {
  readonly error: unknown;
  readonly home: string;
  readonly onRetry: () => void;
}) {
  const translate = useTranslate();
  const { status } = error as { readonly status?: number };
  if (status === 403) return <NoAccess />;
  if (status !== 404) return <LoadFailed onRetry={onRetry} />;
  return (
    <Message icon={LostIcon} title={translate('app.library.lost.title')} lead={translate('app.library.lost.lead')}>
      <Button variant="contained" color="primary" component={Link} to={home}>
        {translate('app.library.lost.back')}
      </Button>
    </Message>
  );
}

interface EmptyFolderProps {
  readonly address: LibraryAddress;
  readonly mayUpload: boolean;
}

/** A folder that shows nothing: there is nothing in it, or nothing fits the filter. */
export function EmptyFolder({ address: { view, show }, mayUpload }: EmptyFolderProps) {
  const translate = useTranslate();
  if (view.keyword !== '' || view.types.length > 0) {
    return (
      <Message
        icon={NoMatchIcon}
        title={translate('app.library.noMatch.title')}
        lead={translate('app.library.noMatch.lead')}
      >
        <Button onClick={() => show({ keyword: '', types: [] })}>{translate('app.views.list.clearFilters')}</Button>
      </Message>
    );
  }
  return (
    <Message
      icon={FolderIcon}
      title={translate('app.library.empty.title')}
      lead={translate(mayUpload ? 'app.library.empty.lead' : 'app.library.empty.leadRead')}
    />
  );
}
