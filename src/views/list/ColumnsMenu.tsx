import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import { Checklist } from '../../fields/filters/Checklist.tsx';
import { useWords } from '../../fields/useWords.ts';
import { useChosenColumns, useViewFields } from '../viewFields.ts';

interface ColumnsMenuProps {
  readonly entity: AnyEntity;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** The columns of a list besides its first, to be shown or hidden, and the way back to the usual ones (AB 4). */
export function ColumnsMenu({ entity, anchor, onClose }: ColumnsMenuProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { columns, choosable } = useViewFields(entity);
  const [, setChosen] = useChosenColumns(entity.name);
  const label = translate('app.views.list.columns');
  const choose = (shown: readonly string[]) =>
    setChosen(Object.fromEntries(choosable.map(({ name }) => [name, shown.includes(name)])));

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 240, mt: 0.5 } } }}
    >
      <Checklist
        label={label}
        options={choosable.map(({ name, field }) => ({ value: name, content: words.ofField(name, field) }))}
        chosen={columns.map(({ name }) => name)}
        onChange={choose}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, borderTop: 1, borderColor: 'line2' }}>
        <Button variant="text" size="small" onClick={() => setChosen({})}>
          {translate('app.views.list.defaultColumns')}
        </Button>
      </Box>
    </Popover>
  );
}
