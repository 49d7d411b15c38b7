import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { stepWord } from '../../../../i18n/fieldWords.ts';
import { labelled } from '../../../../i18n/labelled.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { CopyIcon, EditIcon, PinIcon, RemoveIcon } from '../../../../widgets/icons.tsx';
import { StepIcon } from '../../../states/StepIcon.tsx';
import type { RecordLink } from '../../address/useRecordLinks.ts';
import type { RowWork } from '../../rows/useRowWork.tsx';

interface CardMenuProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly work: RowWork;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  /** Comes before the list is left, to keep its place. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Menu of a card: the actions that a row of the table has. */
export function CardMenu({ entity, record, work, anchor, onLeave, onClose }: CardMenuProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { edit, copy, actions, act, steps, lackOf, onStep, isPinned, onPin, onRemove } = work;
  const name = String(record[entity.title] ?? '');
  const then = (run: () => unknown) => () => {
    onClose();
    void run();
  };
  const go = ({ to, state }: RecordLink) =>
    then(() => {
      onLeave();
      return navigate(to, { state });
    });
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // What cannot be chosen says why, which has to be reached.
      slotProps={{
        list: { disabledItemsFocusable: true, 'aria-label': labelled(translate('app.actions.more'), name) },
      }}
    >
      {edit && (
        <MenuItem onClick={go(edit)}>
          <EditIcon fontSize="inherit" />
          {translate('app.actions.edit')}
        </MenuItem>
      )}
      {actions.map((action) => (
        <MenuItem key={action.label} onClick={then(() => act(action, record))}>
          <action.icon fontSize="inherit" />
          {translate(action.label)}
        </MenuItem>
      ))}
      {onPin && (
        <MenuItem onClick={then(() => onPin(record))}>
          <PinIcon fontSize="inherit" {...(isPinned && { fill: 'currentColor' })} />
          {translate(isPinned ? 'app.views.owned.unpin' : 'app.views.owned.pin')}
        </MenuItem>
      )}
      {steps.map((step) => {
        const lack = lackOf(record, step);
        return (
          <MenuItem key={step.name} disabled={lack !== undefined} onClick={then(() => onStep(record, step))}>
            <StepIcon entity={entity} step={step} fontSize="inherit" />
            {[translate(stepWord(entity.name, step.name, 'do')), lack].filter(Boolean).join(' · ')}
          </MenuItem>
        );
      })}
      {copy && (
        <MenuItem onClick={go(copy)}>
          <CopyIcon fontSize="inherit" />
          {translate('app.actions.copy')}
        </MenuItem>
      )}
      {onRemove && [
        <Divider key="line" />,
        <MenuItem key="delete" sx={{ color: 'error.main' }} onClick={then(onRemove)}>
          <RemoveIcon fontSize="inherit" />
          {translate('app.actions.delete')}
        </MenuItem>,
      ]}
    </Menu>
  );
}
