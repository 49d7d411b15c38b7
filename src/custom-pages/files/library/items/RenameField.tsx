import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { patterns } from '../../../../../schema/rules/patterns.ts';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { renamedParts } from './itemFacts.ts';

interface RenameFieldProps {
  readonly of: LibraryItem;
  /** Receives the whole new name; null if it is to stay. Resolves to false if the server refuses it. */
  readonly onDone: (name: string | null) => void;
}

/** The name of an item while it is changed in its place; the extension of a file stays beside it. Escape reverts. */
export function RenameField({ of, onDone }: RenameFieldProps) {
  const translate = useTranslate();
  const [stem, extension] = renamedParts(of);
  const [typed, setTyped] = useState(stem);
  const isOver = useRef(false);
  const name = typed.trim();
  const isWrong = name !== '' && !patterns.libraryName.regex.test(name + extension);
  const end = (isKept: boolean) => {
    if (isOver.current || (isKept && isWrong)) return;
    isOver.current = true;
    onDone(isKept && name !== '' && name !== stem ? name + extension : null);
  };
  const label = translate('app.library.renameLabel', { name: of.name });
  return (
    <Box sx={{ display: 'grid', minWidth: 0, flex: 1, maxWidth: 460 }} onClick={(event) => event.stopPropagation()}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <InputBase
          autoFocus
          value={typed}
          error={isWrong}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => (isWrong ? end(false) : end(true))}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') end(true);
            if (event.key === 'Escape') {
              event.preventDefault();
              end(false);
            }
          }}
          inputProps={{ 'aria-label': label, maxLength: 255, 'aria-invalid': isWrong }}
          sx={{
            flex: 1,
            minWidth: 60,
            height: 26,
            px: 0.75,
            borderRadius: '5px',
            bgcolor: 'background.paper',
            boxShadow: ({ palette }) => `0 0 0 2px ${isWrong ? palette.error.main : palette.primary.main}`,
            '& input': { p: 0 },
          }}
        />
        {extension !== '' && <Box sx={{ flex: 'none', color: 'ink3' }}>{extension}</Box>}
      </Box>
      {isWrong && (
        <Box role="alert" sx={{ fontSize: 12, lineHeight: '16px', color: 'error.main', whiteSpace: 'normal' }}>
          {translate(`rules.${patterns.libraryName.message}`)}
        </Box>
      )}
    </Box>
  );
}
