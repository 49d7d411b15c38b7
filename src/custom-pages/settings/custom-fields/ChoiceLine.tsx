import type { DraggableProvided } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useController, useWatch } from 'react-hook-form';
import { DragHandle } from '../../../widgets/drag-handle/DragHandle.tsx';
import { RemoveIcon } from '../../../widgets/icons.tsx';

interface ChoiceLineProps {
  readonly item: DraggableProvided;
  readonly index: number;
  readonly onRemove: () => void;
  /** Enter in the last line begins another one. */
  readonly onEnter: () => void;
}

/** One choice of a field. */
export function ChoiceLine({ item, index, onRemove, onEnter }: ChoiceLineProps) {
  const translate = useTranslate();
  const { innerRef, draggableProps, dragHandleProps } = item;
  const { field: word, fieldState } = useController({ name: `options.${index}.value` });
  const { field: retired } = useController({ name: `options.${index}.isRetired` });
  const id: unknown = useWatch({ name: `options.${index}.id` });
  const value = String(word.value ?? '');
  const words = (key: string) => translate(`app.customFields.${key}`, { name: value || String(index + 1) });
  const isRetired = retired.value === true;
  const fault = fieldState.error?.message;
  return (
    <Box component="li" ref={innerRef} {...draggableProps} sx={{ py: 0.375, bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <DragHandle handle={dragHandleProps} label={words('moveChoice')} />
        <OutlinedInput
          size="small"
          fullWidth
          autoFocus={value === ''}
          value={value}
          inputRef={word.ref}
          error={fault !== undefined}
          onChange={(event) => word.onChange(event.target.value)}
          onBlur={word.onBlur}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onEnter();
          }}
          inputProps={{
            'aria-label': translate('app.customFields.choice', { name: index + 1 }),
            'aria-invalid': fault ? true : undefined,
          }}
          sx={isRetired ? { '& input': { textDecoration: 'line-through', color: 'ink3' } } : undefined}
        />
        {id !== undefined && (
          <Button
            size="small"
            aria-label={words(isRetired ? 'offerChoice' : 'retireChoice')}
            onClick={() => retired.onChange(!isRetired)}
            sx={{ flex: 'none', minWidth: 96 }}
          >
            {words(isRetired ? 'offer' : 'retire')}
          </Button>
        )}
        <IconButton size="small" aria-label={words('removeChoice')} onClick={onRemove}>
          <RemoveIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      {fault && <Box sx={{ fontSize: 12, color: 'status.bad.fg', pl: 3.25 }}>{fault}</Box>}
    </Box>
  );
}
