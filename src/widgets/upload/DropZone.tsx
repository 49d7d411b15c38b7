import { styled } from '@mui/material/styles';
import { useState, type ReactNode, type Ref } from 'react';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { useAccepted } from './useAccepted.ts';

const Zone = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: 2,
  minHeight: 52,
  padding: '8px 14px',
  border: `1px dashed ${theme.palette.ink3}`,
  borderRadius: 8,
  color: theme.palette.ink2,
  '&:hover, &[data-over]': { borderColor: theme.palette.primary.main, background: theme.palette.action.hover },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '&:has(:disabled)': { opacity: 0.6 },
}));

/** Over the whole zone and not to be seen: to click, to press a key and to drop then work as browsers have it. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
});

interface DropZoneProps {
  readonly id: string;
  readonly options: FileOptions;
  readonly isMany?: boolean;
  readonly isDisabled?: boolean;
  readonly attributes?: object;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}

/**
 * Returns the `accept` attribute: a filter for the file chooser. Dropped files ignore it, so each file is checked as
 * well.
 */
function acceptOf({ extensions, types }: FileOptions): string | undefined {
  if (extensions) return extensions.map((one) => `.${one}`).join(',');
  const known = types?.filter((type) => type !== 'document' && type !== 'album') ?? [];
  return types && known.length === types.length ? known.map((type) => `${type}/*`).join(',') : undefined;
}

/** Drop zone for files, with a file chooser: warns about files that the field does not accept. */
export function DropZone(props: DropZoneProps) {
  const { id, options, isMany, isDisabled, attributes, inputRef, onFiles, onBlur, children } = props;
  const [isOver, setOver] = useState(false);
  const accepted = useAccepted(options);
  return (
    <Zone
      data-over={isOver || undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={() => setOver(false)}
    >
      <Input
        id={id}
        ref={inputRef}
        type="file"
        title=""
        multiple={isMany}
        disabled={isDisabled}
        accept={acceptOf(options)}
        onBlur={onBlur}
        onChange={({ target }) => {
          const files = accepted([...(target.files ?? [])]);
          // The same file again is a change, too.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        {...attributes}
      />
      <span aria-hidden>{children}</span>
    </Zone>
  );
}
