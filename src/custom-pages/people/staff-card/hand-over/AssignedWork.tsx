import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { singular } from '../../../../../schema/fields/field.ts';
import { registry } from '../../../../../schema/index.ts';
import { fieldsAssigning } from '../../../../../schema/language/records/references.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import { listPath } from '../../../../widgets/link/recordPath.ts';
import { PageSection } from '../../../../widgets/section/PageSection.tsx';
import { handOverAction } from './action.ts';
import { useAssigned } from './useAssigned.ts';

/** The filter of a list by the staff who have a part in its records. */
function staffFilter(kind: string): string {
  const entity = registry.get(kind);
  const [first = ''] = fieldsAssigning(entity, true);
  return entity.list.namedFilters?.['staffIds'] ? 'staffIds' : `${singular(first)}Ids`;
}

/** Numbers of unfinished records that are assigned to a staff member, each a link to its list, and handing them over. */
export function AssignedWork({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data } = useAssigned(record);
  if (!data || data.kinds.length === 0) return null;
  const { Dialog } = handOverAction;
  return (
    <PageSection title={translate('app.staff.handOver.assigned')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          {data.kinds
            .filter(({ open }) => open > 0)
            .map(({ entity, open }, place) => (
              <span key={entity}>
                {place > 0 && ' · '}
                <QuietLink to={`${listPath(entity) ?? ''}?${staffFilter(entity)}=${record.id}`}>
                  {`${open} ${translate(`resources.${entity}.name`, { smart_count: open })}`}
                </QuietLink>
              </span>
            ))}
        </Box>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {translate(handOverAction.label)}
        </Button>
      </Box>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PageSection>
  );
}
