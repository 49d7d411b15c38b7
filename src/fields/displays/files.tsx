import { lazy, Suspense } from 'react';
import type { Media } from '../../../schema/media.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { lineHeight } from '../../widgets/file/lineHeight.ts';
import { FileCell } from '../columns/files.tsx';
import type { CellProps } from '../kind.ts';

const FileList = lazy(async () => ({ default: (await import('./FileList.tsx')).FileList }));

/** Files, a line each, which load with the first of them. */
export function FilesDisplay({ name, record }: Omit<CellProps, 'field'>) {
  const files = [(record[name] as Media | readonly Media[] | null | undefined) ?? []].flat();
  if (files.length === 0) return <NoValue />;
  return (
    <Suspense fallback={<div style={{ height: files.length * lineHeight }} />}>
      <FileList files={files} />
    </Suspense>
  );
}

/** One file on its line; a picture as a picture. */
export function FileDisplay(props: CellProps<'file'>) {
  return props.field.isPicture ? <FileCell {...props} /> : <FilesDisplay {...props} />;
}
