import Box from '@mui/material/Box';
import type { Media } from '../../../schema/media.ts';
import { FileLine } from '../../widgets/file/FileLine.tsx';

/** Files, a line each. */
export function FileList({ files }: { files: readonly Media[] }) {
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
