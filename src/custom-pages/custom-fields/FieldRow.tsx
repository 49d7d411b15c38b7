import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MoreIcon } from '../../widgets/icons.tsx';
import { hasChoices, type SettingsField } from './fields.ts';

/** What can be done with a field. */
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
  const step = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
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
      <IconButton
        aria-label={words('moreFor')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="inherit" />
      </IconButton>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={step(onHistory)}>{words('history')}</MenuItem>
        {mayEdit && !isArchived && <MenuItem onClick={step(onArchive)}>{words('archive')}</MenuItem>}
        {mayEdit && isArchived && <MenuItem onClick={step(onRemove)}>{words('delete')}</MenuItem>}
      </Menu>
    </>
  );
}
