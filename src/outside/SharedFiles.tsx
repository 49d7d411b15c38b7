import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { OpenedShare, SharedItem } from '../../schema/areas/files/calls/shares.ts';
import { typeOfMediaCodes } from '../../schema/media.ts';
import { FolderFiles } from './FolderFiles.tsx';
import { ShareHeader } from './ShareHeader.tsx';
import { sharedMedia } from './sharedMedia.ts';

const SharedPreview = lazy(async () => ({ default: (await import('./SharedPreview.tsx')).SharedPreview }));

interface SharedFilesProps {
  readonly share: OpenedShare;
  /** Downloads a file, or all of them; returns whether it could. */
  readonly onDownload: (item: SharedItem | null) => Promise<boolean>;
}

const seen: readonly number[] = [typeOfMediaCodes.image, typeOfMediaCodes.video];

function byFolder(items: readonly SharedItem[]): ReadonlyMap<string, readonly SharedItem[]> {
  const folders = new Map<string, SharedItem[]>();
  for (const item of items) folders.set(item.folder, [...(folders.get(item.folder) ?? []), item]);
  return folders;
}

/** The files of a share, folder by folder, and the preview of its pictures and videos. */
export function SharedFiles({ share, onDownload }: SharedFilesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [shown, setShown] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { items, grant, mayDownload, downloadsLeft } = share;
  const folders = useMemo(() => byFolder(items), [items]);
  const gallery = useMemo(
    () =>
      items
        .filter(({ typeOfMedia, sizes }) => seen.includes(typeOfMedia) && sizes.length > 0)
        .map((item) => sharedMedia(item, grant)),
    [items, grant],
  );
  const canDownload = mayDownload && downloadsLeft !== 0;
  const download = async (item: SharedItem | null) => {
    setRefused(null);
    if (!(await onDownload(item))) setRefused(item?.name ?? translate('app.shares.page.everything'));
  };
  const downloadById = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (item) void download(item);
  };
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 4 }, pt: { xs: 2.5, sm: 5 }, pb: 8 }}>
      <ShareHeader
        share={share}
        {...(canDownload && items.length > 1 && { onDownloadAll: () => void download(null) })}
      />
      {/* Always there, so that what comes into it is read out. */}
      <Box role="alert">
        {refused !== null && (
          <Box sx={{ mb: 2, p: '8px 12px', borderRadius: 1, bgcolor: 'status.bad.bg', color: 'status.bad.fg' }}>
            {translate('app.shares.page.notDownloaded', { name: refused })}
          </Box>
        )}
      </Box>
      {[...folders].map(([folder, files]) => (
        <FolderFiles
          key={folder}
          folder={folder}
          files={files}
          grant={grant}
          onShow={setShown}
          {...(canDownload && { onDownload: (item: SharedItem) => void download(item) })}
        />
      ))}
      {share.isCut && (
        <Box component="p" sx={{ color: 'ink2' }}>
          {translate('app.shares.page.cut', { count: items.length.toLocaleString(locale) })}
        </Box>
      )}
      {shown !== null && (
        <Suspense fallback={null}>
          <SharedPreview
            files={gallery}
            start={shown}
            onClose={() => setShown(null)}
            onDownload={canDownload ? ({ id }) => downloadById(id) : null}
          />
        </Suspense>
      )}
    </Box>
  );
}
