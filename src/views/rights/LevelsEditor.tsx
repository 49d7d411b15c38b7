import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { LevelsByResource } from '../../../schema/access/matrix.ts';
import { DownIcon, UpIcon } from '../../widgets/icons.tsx';
import { PermissionMatrix } from '../../widgets/permissions/PermissionMatrix.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useRightsSentence } from './useRightsSentence.ts';

interface LevelsEditorProps {
  readonly value: LevelsByResource;
  /** Called with all levels after each change; without it they are only read. */
  readonly onChange?: ((levels: LevelsByResource) => void) | undefined;
  readonly isMatrixOpen: boolean;
}

/** Somebody's levels: what to start from, the sentence that says them, and the matrix to fine-tune them. */
export function LevelsEditor({ value, onChange, isMatrixOpen }: LevelsEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(isMatrixOpen);
  const sentence = useRightsSentence(value);
  const Icon = isOpen ? UpIcon : DownIcon;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {onChange && <TemplateChoice value={value} onChange={onChange} />}
      <Box component="p" role="status" sx={{ m: 0, maxWidth: 720, textWrap: 'pretty' }}>
        {sentence}
      </Box>
      <Box>
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={id}
          startIcon={<Icon />}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -1, px: 1, color: 'ink2' }}
        >
          {translate(onChange ? 'app.staff.rights.fineTune' : 'app.permissions.caption')}
        </Button>
        <Box id={id} sx={isOpen ? { pt: 1 } : {}}>
          {isOpen && <PermissionMatrix value={value} {...(onChange ? { onChange } : { isReadOnly: true })} />}
        </Box>
      </Box>
    </Box>
  );
}
