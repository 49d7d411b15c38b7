import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { typeOfMediaCodes, type Media } from '../../../../../schema/media.ts';
import { NoValue } from '../../../../widgets/empty/NoValue.tsx';
import { FileFace } from '../../../../widgets/file/FileFace.tsx';
import { FileName } from '../../../../widgets/file/FileName.tsx';
import { fileSize } from '../../../../widgets/file/fileSize.ts';
import { hostOf, linkedPage } from '../../../../widgets/file/mediaKind.ts';
import { FileAwayIcon } from '../../../../theme/icons/files.tsx';
import { DownloadIcon, RemoveIcon } from '../../../../widgets/icons.tsx';
import { useFileInLibrary } from '../../../../widgets/library/useFileInLibrary.tsx';
import { Moment } from '../../../../widgets/moment/Moment.tsx';
import { ToolCards, ToolTable } from '../../../../widgets/plain-table/ToolTable.tsx';

interface FileRowsProps {
  readonly files: readonly Media[];
  readonly label: string;
  /** True of files that nobody changes: their fingerprint stands in place of their type. */
  readonly isKept?: boolean;
  /** Null if the person may not remove any. */
  readonly onRemove: ((file: Media) => void) | null;
}

/** Returns the type of a file in words: what a page shows, or what sort of file it is. */
function useTypeWord(): (file: Media) => string {
  const translate = useTranslate();
  return (file) => {
    if (linkedPage(file) !== null) return translate('app.files.types.link');
    const type = Object.entries(typeOfMediaCodes).find(([, code]) => code === file.typeOfMedia)?.[0] ?? 'document';
    return translate(`app.files.types.${type}`);
  };
}

function Face({ of }: { readonly of: Media }) {
  const { filename, thumbnail, typeOfMedia } = of;
  const isPlayed = typeOfMedia === typeOfMediaCodes.video || typeOfMedia === typeOfMediaCodes.audio;
  return <FileFace filename={filename} thumbnail={thumbnail} isPlayed={isPlayed} />;
}

/** The size of a file, or where the page that it links to is. */
function useSizeWord(): (file: Media) => string {
  const locale = useLocale();
  return (file) => {
    const page = linkedPage(file);
    return page === null ? fileSize(file.size, locale) : hostOf(page);
  };
}

function Tool({
  label,
  onClick,
  href,
  children,
}: {
  label: string;
  onClick?: () => void;
  href?: string;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick} {...(href !== undefined && { href, download: '' })}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

function Tools({ of, onRemove }: { readonly of: Media; readonly onRemove: FileRowsProps['onRemove'] }) {
  const translate = useTranslate();
  const { filename: name, cdnOrigin } = of;
  const { openFor, dialog } = useFileInLibrary();
  const file = openFor(of);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flex: 'none', gap: 0.25 }}>
      {cdnOrigin !== null && (
        <Tool label={translate('app.files.download', { name })} href={`${cdnOrigin}?download=1`}>
          <DownloadIcon sx={{ fontSize: 15 }} />
        </Tool>
      )}
      {file && (
        <Tool label={translate('app.library.fileOne', { name })} onClick={file}>
          <FileAwayIcon sx={{ fontSize: 15 }} />
        </Tool>
      )}
      {dialog}
      {onRemove && (
        <Tool label={translate('app.uploads.remove', { name })} onClick={() => onRemove(of)}>
          <RemoveIcon sx={{ fontSize: 15 }} />
        </Tool>
      )}
    </Box>
  );
}

/** Number of signs of a fingerprint that are shown: enough to tell one from another. */
const shownSigns = 12;

/** The beginning of a file's sha256, whole when pointed at. */
function Fingerprint({ of: { sha256 } }: { readonly of: Media }) {
  if (sha256 === null) return <NoValue />;
  return (
    <Box component="code" title={sha256} sx={{ fontSize: 12 }}>
      {sha256.slice(0, shownSigns)}
    </Box>
  );
}

const nameSx = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'anywhere' } as const;

/** Files as a table: name, type, size and when they were uploaded (AB 2, attachments table). */
export function FileTable({ files, label, isKept = false, onRemove }: FileRowsProps) {
  const translate = useTranslate();
  const typeWord = useTypeWord();
  const sizeWord = useSizeWord();
  const named = (name: string, more: object = {}) => ({
    name,
    label: translate(`app.files.columns.${name}`),
    sx: { color: 'ink2' },
    ...more,
  });
  const columns = [
    named('name', { sx: { width: '50%' } }),
    named(isKept ? 'sha256' : 'type'),
    named('size', { isFigure: true }),
    named('uploaded', { sx: { color: 'ink2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }),
  ];
  const rows = files.map((file) => ({
    id: file.id,
    cells: {
      name: (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
          <Face of={file} />
          <Box dir="auto" sx={nameSx}>
            <FileName of={file} />
          </Box>
        </Box>
      ),
      type: typeWord(file),
      sha256: <Fingerprint of={file} />,
      size: sizeWord(file),
      uploaded: file.uploadedDate === null ? <NoValue /> : <Moment at={file.uploadedDate} />,
    },
    tools: file.cdnOrigin !== null || onRemove ? <Tools of={file} onRemove={onRemove} /> : null,
  }));
  return <ToolTable label={label} columns={columns} rows={rows} />;
}

/** Files on a phone: the name, and below it what else is known. */
export function FileCards({ files, label, isKept = false, onRemove }: FileRowsProps) {
  const typeWord = useTypeWord();
  const sizeWord = useSizeWord();
  return (
    <ToolCards label={label} rows={files} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, py: 1 }}>
      {(file) => (
        <>
          <Face of={file} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto" sx={nameSx}>
              <FileName of={file} />
            </Box>
            <Box sx={{ fontSize: 12, color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
              {isKept ? <Fingerprint of={file} /> : typeWord(file)} · {sizeWord(file)}
              {file.uploadedDate !== null && (
                <>
                  {' · '}
                  <Moment at={file.uploadedDate} />
                </>
              )}
            </Box>
          </Box>
          <Tools of={file} onRemove={onRemove} />
        </>
      )}
    </ToolCards>
  );
}
