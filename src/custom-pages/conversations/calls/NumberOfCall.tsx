import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Reference } from '../../../../schema/fields/field.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { PhoneDisplay } from '../../../fields/displays/phone.tsx';
import type { CellProps } from '../../../fields/kind.ts';
import { PeekLink } from '../../../widgets/peek/PeekLink.tsx';

/** The number of a call, with the others who have it. */
export function NumberOfCall(props: CellProps<'phone'>) {
  const { id, number } = props.record;
  const translate = useTranslate();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['callLog', 'others', id, number],
    queryFn: () => client.ask('GET /client/v1/call-logs/{id}/others', { params: { id } }),
    enabled: Boolean(number),
  });
  const people: readonly Omit<Reference, 'isDeleted'>[] = data?.people ?? [];
  return (
    <>
      <PhoneDisplay {...props} />
      {people.length > 0 && (
        <Box sx={{ color: 'ink2', fontSize: 13, mt: 0.5 }}>
          {translate('app.calls.others')}{' '}
          {people.map((one, index) => (
            <span key={one.id}>
              {index > 0 && ', '}
              <PeekLink kind={one.kind} id={one.id}>
                {one.displayName}
              </PeekLink>
            </span>
          ))}
        </Box>
      )}
    </>
  );
}
