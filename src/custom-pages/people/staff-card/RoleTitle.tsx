import Box from '@mui/material/Box';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useId } from 'react';
import type { Reference } from '../../../../schema/fields/field.ts';
import { ReferencePicker } from '../../../fields/inputs/references/ReferencePicker.tsx';
import { useNewEntry } from '../../../fields/inputs/references/useNewEntry.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Role of a person at the agency; with the right to edit, it can be chosen here, or a new position added (AB 2). */
export function RoleTitle({ record, mayEdit }: { record: WireRecord; mayEdit: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const id = useId();
  const makers = useNewEntry('POSITION');
  const [update, { isPending }] = useUpdate<WireRecord>();
  const position = record['position'] as Reference | null;

  if (!mayEdit) return <Box sx={{ color: 'ink2' }}>{position?.displayName ?? translate('app.staff.card.noRole')}</Box>;

  const choose = async (chosen: Reference | undefined) => {
    try {
      const data = { positionId: chosen?.id ?? null, version: record.version };
      const previousData = { id: record.id, version: record.version };
      const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
      await update('staff', { id: record.id, data, previousData }, options);
      notify('app.views.record.savedOne', { messageArgs: { name: String(record['displayName']) } });
    } catch (error) {
      complain(error);
    }
    await invalidate('staff');
  };
  return (
    <Box sx={{ width: 240, maxWidth: '100%', opacity: isPending ? 0.6 : 1 }}>
      <ReferencePicker
        id={id}
        resource="staff"
        field="position"
        isMany={false}
        hasFaces={false}
        value={position ? [position] : []}
        onChange={([chosen]) => void choose(chosen)}
        onBlur={() => undefined}
        inputRef={null}
        hasError={false}
        attributes={{ 'aria-label': translate('resources.staff.fields.position') }}
        makers={makers}
      />
    </Box>
  );
}
