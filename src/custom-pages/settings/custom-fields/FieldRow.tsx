import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { hasChoices, type SettingsField } from './fields.ts';

/** Actions on a field. */
export interface FieldSteps {
  readonly onEdit: () => void;
  readonly onHistory: () => void;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

interface FieldRowProps extends FieldSteps {
  readonly field: SettingsField;
  readonly mayEdit: boolean;
}

/** A field at a glance, and what can be done with it; the parts of a line. */
export function FieldRow({ field, mayEdit, onEdit, onHistory, onArchive, onRestore, onRemove }: FieldRowProps) {
  const translate = useTranslate();
  const { label: name, dataType, options, isRequired, helpText, status } = field;
  const words = (key: string, more?: object) => translate(`app.customFields.${key}`, { name, ...more });
  const isArchived = status === 'ARCHIVED';
  const offered = options.filter(({ isRetired }) => !isRetired).map(({ value }) => value);
  const about = [
    translate(`resources.customField.choices.dataType.${dataType}`),
    ...(isRequired ? [words('required')] : []),
    ...(hasChoices(dataType) ? [offered.join(', ')] : []),
    ...(helpText ? [helpText] : []),
  ];
  return (
    <>
      <Box
        sx={{ flex: 1, minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
      >
        <Box sx={{ fontWeight: 560 }}>{name}</Box>
        <small>{about.join(' · ')}</small>
      </Box>
      {mayEdit && (
        <Button
          aria-label={words(isArchived ? 'restoreNamed' : 'editNamed')}
          onClick={isArchived ? onRestore : onEdit}
          sx={{ flex: 'none' }}
        >
          {words(isArchived ? 'restore' : 'edit')}
        </Button>
      )}
      <MoreMenu label={words('moreFor')}>
        {(then) => [
          <MenuItem key="history" onClick={then(onHistory)}>
            {words('history')}
          </MenuItem>,
          mayEdit && (
            <MenuItem key="away" onClick={then(isArchived ? onRemove : onArchive)}>
              {words(isArchived ? 'delete' : 'archive')}
            </MenuItem>
          ),
        ]}
      </MoreMenu>
    </>
  );
}
