import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { EditIcon } from '../../widgets/icons.tsx';
import { FactEditor } from './FactEditor.tsx';
import type { InPlace } from './useInPlace.ts';

interface EditableFactProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  readonly field: Field;
  readonly inPlace: InPlace;
  /** The value. */
  readonly children: ReactNode;
}

/** Parts of a value that have a press of their own. */
const pressable = 'a, button, input, label, summary, audio, video, [role="button"], [role="link"]';

/** Returns true if a press is meant for the fact: not for something in it, nor the end of a selection of text, nor a finger's. */
function isForFact({ target, nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>;
  return pointerType !== 'touch' && !(target as Element).closest(pressable) && !window.getSelection()?.toString();
}

/** A fact that is edited where it stands: by a press on it, by its pencil, or by F2 on that. */
export function EditableFact({ entity, record, name, field, inPlace, children }: EditableFactProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const pencil = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const isEdited = inPlace.isEdited(name);
  const open = () => inPlace.setEdited(name, true);
  useEffect(() => {
    if (isEdited || !isReturning.current) return;
    isReturning.current = false;
    pencil.current?.focus();
  }, [isEdited]);
  if (isEdited) {
    return (
      <FactEditor
        entity={entity}
        record={record}
        name={name}
        fields={inPlace.fields}
        isHeaded
        onClose={(isOwn) => {
          isReturning.current = isOwn;
          inPlace.setEdited(name, false);
        }}
      />
    );
  }
  return (
    <Box
      onClick={(event) => isForFact(event) && open()}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        open();
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        '@media (pointer: coarse)': { minHeight: touchTarget, alignItems: 'center' },
        gap: 0.5,
        mx: -0.75,
        my: -0.25,
        px: 0.75,
        py: 0.25,
        borderRadius: '6px',
        '@media (hover: hover)': {
          cursor: 'text',
          '&:hover': { bgcolor: 'row' },
          '&:not(:hover):not(:focus-within) > [data-pencil]': { opacity: 0 },
        },
      }}
    >
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>{children}</Box>
      <IconButton
        ref={pencil}
        data-pencil
        aria-label={translate('app.titles.edit', { name: words.ofField(name, field) })}
        onClick={open}
        sx={{
          flex: 'none',
          ml: 'auto',
          width: 20,
          height: 20,
          p: 0,
          borderRadius: '4px',
          color: 'ink3',
        }}
      >
        <EditIcon sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
}
