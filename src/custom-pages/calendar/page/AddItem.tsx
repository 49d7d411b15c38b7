import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { can } from '../../../../schema/access/can.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { registry } from '../../../../schema/index.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { inSentence } from '../../../../schema/rules/terms/inSentence.ts';
import type { Subject } from '../../../views/owner/ListOwner.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { valuesOfNew, type ItemTimes } from './movedTimes.ts';

const RecordDialog = lazy(async () => ({
  default: (await import('../../../views/dialog/RecordDialog.tsx')).RecordDialog,
}));

/** Times for which something is to be added, and the place on the screen where they were chosen. */
export interface EmptySlot {
  readonly times: ItemTimes;
  readonly left: number;
  readonly top: number;
}

/** Returns the kinds of records that the person may add to a calendar, each with its times. */
export function useAddable(): readonly AnyEntity[] {
  const actor = useActor();
  return registry.all.filter(
    ({ name, calendar, fields }) =>
      fields[calendar?.start ?? '']?.kind === 'zoned' && can(actor, 'create', name, registry) !== 'no',
  );
}

interface AddItemProps {
  readonly slot: EmptySlot;
  /** The person on whose pages the calendar is. */
  readonly subject: Subject | undefined;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Adds a record at the times of an empty slot: asks which kind, then opens its form. */
export function AddItem({ slot, subject, onClose, onAdded }: AddItemProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const kinds = useAddable();
  const [chosen, setChosen] = useState<AnyEntity | null>(kinds.length === 1 ? (kinds[0] ?? null) : null);
  if (chosen)
    return (
      <Suspense fallback={null}>
        <RecordDialog
          entity={chosen}
          id={null}
          copied={null}
          subject={subject}
          starts={valuesOfNew(chosen, slot.times, zone)}
          mayWrite
          onClose={() => {
            onClose();
            onAdded();
          }}
        />
      </Suspense>
    );
  return (
    <Menu
      disablePortal
      open
      anchorReference="anchorPosition"
      anchorPosition={slot}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('app.calendar.add') } }}
    >
      {kinds.map((entity) => (
        <MenuItem key={entity.name} onClick={() => setChosen(entity)}>
          {translate('app.titles.add', {
            name: inSentence(translate(`resources.${entity.name}.name`, { smart_count: 1 })),
          })}
        </MenuItem>
      ))}
    </Menu>
  );
}
