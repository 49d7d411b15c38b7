import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { MoreMenu } from '../more/MoreMenu.tsx';

/** A further action in the menu of a line. */
interface LineStep {
  readonly label: string;
  readonly act: () => void;
}

interface LineToolsProps {
  readonly name: string;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onHistory: () => void;
  /** Absent where it cannot be deleted. */
  readonly onRemove?: () => void;
  readonly steps?: readonly LineStep[];
}

/** Actions on a record that a small list shows: edit, the further steps, history and delete. */
export function LineTools({ name, mayEdit, onEdit, onHistory, onRemove, steps = [] }: LineToolsProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.lines.${key}`, { name });
  return (
    <>
      {mayEdit && (
        <Button aria-label={words('editNamed')} onClick={onEdit} sx={{ flex: 'none' }}>
          {words('edit')}
        </Button>
      )}
      <MoreMenu label={words('moreFor')}>
        {(then) => [
          ...(mayEdit ? steps : []).map(({ label, act }) => (
            <MenuItem key={label} onClick={then(act)}>
              {label}
            </MenuItem>
          )),
          <MenuItem key="history" onClick={then(onHistory)}>
            {words('history')}
          </MenuItem>,
          mayEdit && onRemove && (
            <MenuItem key="delete" onClick={then(onRemove)}>
              {translate('app.actions.delete')}
            </MenuItem>
          ),
        ]}
      </MoreMenu>
    </>
  );
}
