import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { blockKind } from '../../../../schema/areas/calendar/sources.ts';
import { calendarColumns, calendarFormats, type CalendarFormat } from '../../../../schema/rules/calendar.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { requestTo } from '../../../dataProvider/declaredCall.ts';
import { downloadAnswer } from '../../../views/list/tools/export/downloadAnswer.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { calendarKinds } from './calendarState.ts';
import { useKindWord } from './feeds/kinds.ts';
import { calendarBody, type CalendarQuestion } from './useCalendar.ts';

const types: Readonly<Record<CalendarFormat, string>> = {
  ics: 'text/calendar',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Exports what a calendar shows: the same days and filters. */
export function ExportMenu({ question }: { readonly question: CalendarQuestion }) {
  const translate = useTranslate();
  const client = useClient();
  const zone = useTimeZone();
  const wordOf = useKindWord();
  const complain = useFailureNotice();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const run = async (format: CalendarFormat) => {
    setAnchor(null);
    const { view, ...rest } = calendarBody(question, zone);
    const kinds = [...calendarKinds, blockKind].map((kind) => [kind, wordOf(kind, 1)] as const);
    const table = {
      format,
      sheet: translate('app.calendar.content'),
      headings: calendarColumns.map((column) => translate(`app.calendar.columns.${column}`)),
      words: {
        ...Object.fromEntries(kinds),
        START: translate('app.calendar.columns.START'),
        END: translate('app.calendar.columns.END'),
        BUSY: translate('app.calendar.feeds.busy'),
      },
    };
    const request =
      view === 'PERSONAL'
        ? requestTo('POST /client/v1/calendar/personal/export', { body: { ...rest, ...table } })
        : requestTo('POST /client/v1/calendar/export', { body: { ...rest, view, ...table } });
    try {
      await downloadAnswer(client, request, types[format], `calendar-${question.days.from}.${format}`);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        sx={{ flex: 'none' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('app.views.list.export')}
      </Button>
      <Menu disablePortal open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {calendarFormats.map((format) => (
          <MenuItem key={format} onClick={() => void run(format)}>
            {translate(`app.calendar.formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
