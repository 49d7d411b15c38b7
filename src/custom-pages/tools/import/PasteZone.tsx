import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isTable, isTypedInto, tableFile } from './pastedTable.ts';

const Area = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 72,
  padding: '8px 10px',
  resize: 'vertical',
  font: 'inherit',
  fontSize: 13,
  [theme.breakpoints.down('md')]: { fontSize: 16 },
  tabSize: 12,
  whiteSpace: 'pre',
  '&:placeholder-shown': { whiteSpace: 'pre-wrap' },
  color: theme.palette.ink,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.edge}`,
  borderRadius: 6,
  '&::placeholder': { color: theme.palette.ink3, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
}));

interface PasteZoneProps {
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** A place for a table from a spreadsheet. What is pasted anywhere on the page, a file too, is taken at once. */
export function PasteZone({ isDisabled, onFile }: PasteZoneProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const words = (key: string) => translate(`app.imports.paste.${key}`);
  const take = (table: string) => {
    setText(table);
    setShort(!isTable(table));
    if (isTable(table)) onFile(tableFile(table, words('name')));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isHere = event.target instanceof HTMLElement && event.target.id === id;
    if (isDisabled || !event.clipboardData || (!isHere && isTypedInto(event.target))) return;
    const [file] = event.clipboardData.files;
    const pasted = event.clipboardData.getData('text/plain');
    // A spreadsheet offers what it copies as a picture too.
    if (pasted.trim() === '' && file) onFile(file);
    else if (isHere && text !== '') return;
    else if (pasted.trim() !== '') take(pasted);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxWidth: 560 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: 12, color: 'ink2' }}>
        {words('label')}
      </Box>
      <Area
        id={id}
        value={text}
        disabled={isDisabled}
        spellCheck={false}
        aria-describedby={`${id}-short`}
        placeholder={words('hint')}
        onChange={({ target }) => {
          setText(target.value);
          setShort(false);
        }}
      />
      <Box id={`${id}-short`} role="status" sx={{ color: 'status.warn.fg', '&:empty': { display: 'none' } }}>
        {isShort ? words('short') : ''}
      </Box>
      {text.trim() !== '' && (
        <Box>
          <Button variant="outlined" disabled={isDisabled} onClick={() => take(text)}>
            {words('use')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
