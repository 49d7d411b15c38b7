import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormState } from 'react-hook-form';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { ChoiceLine } from './ChoiceLine.tsx';

/** The choices of a field: added, named, put in order, retired where records have them, else removed. */
export function ChoicesInput() {
  const translate = useTranslate();
  const { fields: rows, append, remove, move } = useFieldArray({ name: 'options', keyName: 'rowKey' });
  const { errors } = useFormState({ name: 'options' });
  const fault = (errors['options'] as { message?: string } | undefined)?.message;
  const label = translate('resources.customField.fields.options');
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}>{label}</Box>
      <DragDropContext
        onDragEnd={({ source, destination }) => {
          if (destination && destination.index !== source.index) move(source.index, destination.index);
        }}
      >
        <Droppable droppableId="choices">
          {(list) => (
            <Box
              component="ul"
              aria-label={label}
              ref={list.innerRef}
              {...list.droppableProps}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {rows.map(({ rowKey }, index) => (
                <Draggable key={rowKey} draggableId={rowKey} index={index}>
                  {(item) => (
                    <ChoiceLine
                      item={item}
                      index={index}
                      onRemove={() => remove(index)}
                      onEnter={() => append({ value: '', isRetired: false })}
                    />
                  )}
                </Draggable>
              ))}
              {list.placeholder}
            </Box>
          )}
        </Droppable>
      </DragDropContext>
      {fault && (
        <Box role="alert" sx={{ fontSize: 12, color: 'status.bad.fg' }}>
          {fault}
        </Box>
      )}
      <div>
        <Button size="small" startIcon={<AddIcon />} onClick={() => append({ value: '', isRetired: false })}>
          {translate('app.customFields.addChoice')}
        </Button>
      </div>
    </Box>
  );
}
