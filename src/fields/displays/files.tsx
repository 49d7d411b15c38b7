import Box from '@mui/material/Box';
import type { Media } from '../../../schema/media.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { FileLine } from '../../widgets/file/FileLine.tsx';
import { FileCell } from '../columns/files.tsx';
import type { CellProps } from '../kind.ts';

/** Files, a line each. */
export function FilesDisplay({ name, record }: Omit<CellProps, 'field'>) {
  const files = [(record[name] as Media | readonly Media[] | null | undefined) ?? []].flat();
  if (files.length === 0) return <NoValue />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLine of={file} />
        </li>
      ))}
    </Box>
  );
}

/** One file on its line; a picture as a picture. */
export function FileDisplay(props: CellProps<'file'>) {
  return props.field.isPicture ? <FileCell {...props} /> : <FilesDisplay {...props} />;
}
