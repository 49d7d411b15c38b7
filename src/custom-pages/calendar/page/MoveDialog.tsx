import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { registry } from '../../../../schema/index.ts';
import { dayAt, isDay } from '../../../../schema/rules/dates.ts';
import { DayField } from '../../../widgets/day/DayField.tsx';
import { TimeField } from '../../../widgets/day/TimeField.tsx';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { timeOfDay } from './itemTimes.ts';
import { begunAt, type ItemTimes } from './movedTimes.ts';

interface MoveDialogProps {
  readonly item: CalendarItem;
  readonly onMove: (to: ItemTimes) => void;
  readonly onClose: () => void;
}

/** Dialog that moves an item to a day and a time, for who does not drag it. It lasts as long as before. */
export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const id = useId();
  const { calendar, fields } = registry.get(item.kind);
  const hasTimes = fields[calendar?.start ?? '']?.kind === 'zoned';
  const [day, setDay] = useState<string | null>(item.startDay ?? dayAt(item.start ?? 0, zone));
  const [time, setTime] = useState(item.start === null ? '09:00' : timeOfDay(item.start, zone));
  const [isAllDay, setAllDay] = useState(item.isAllDay);
  const isWhole = day !== null && isDay(day) && (isAllDay || time !== '');
  return (
    <DialogFrame
      title={translate('app.calendar.moveTitle', { name: item.displayName })}
      onClose={onClose}
      onSubmit={() => {
        if (!isWhole) return;
        onMove(begunAt(item, day, isAllDay ? null : time, zone));
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={!isWhole}>
            {translate('app.calendar.move')}
          </Button>
        </>
      }
    >
      <FieldFrame id={id} label={translate('app.calendar.moveDay')}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <DayField id={id} value={day} onChange={setDay} hasError={day === null || !isDay(day)} />
          {hasTimes && !isAllDay && (
            <TimeField label={translate('app.views.form.time')} value={time} onChange={setTime} />
          )}
        </Box>
      </FieldFrame>
      {hasTimes && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isAllDay} onChange={(_event, next) => setAllDay(next)} />}
          label={translate('app.calendar.allDay')}
        />
      )}
    </DialogFrame>
  );
}
