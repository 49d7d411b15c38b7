import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import type { AddingEntry } from '../../../widgets/record-param/addingEntry.ts';

/** Kinds of people that tasks are about. */
const kinds: readonly string[] = ['talent', 'scout', 'partner'];

/** Adds a task about the people of a call that was just logged. */
export function NextOfCall({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: object | null };
  const about = (record['about'] ?? []) as readonly Reference[];
  const entry: AddingEntry = {
    adding: 'task',
    starts: {
      summary: translate('app.calls.task', { subject: String(record['subject']) }),
      relatedToIds: about.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id),
      ...(record['staffId'] != null && { assigneeId: record['staffId'] }),
    },
  };
  return (
    <Button
      size="small"
      sx={{ color: 'float.accent' }}
      onClick={() => {
        close();
        void navigate({ pathname, search, hash }, { state: { ...state, ...entry } });
      }}
    >
      {translate('app.calls.addTask')}
    </Button>
  );
}
