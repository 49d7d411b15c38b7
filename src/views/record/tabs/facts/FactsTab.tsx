import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Tab } from '../../../../../schema/language/registry.ts';
import { summaryTab } from '../../../../../schema/language/tabs.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useResourceView } from '../../../area-parts/AreaPartsContext.ts';
import { namesOnFace } from '../../face/recordFace.ts';
import { useRecordFace } from '../../face/useRecordFace.ts';
import { ShowView } from './ShowView.tsx';
import { SideFacts } from './SideFacts.tsx';
import { SummaryTop } from './summary/SummaryTop.tsx';

interface FactsTabProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly tab: Tab;
  /** True if the key facts stand in a column beside it. */
  readonly hasSide: boolean;
}

/** A tab with sections of the record's fields; the summary has the key facts and what comes next above them. */
export function FactsTab({ entity, record, tab, hasSide }: FactsTabProps) {
  const face = useRecordFace(entity, record);
  const AboveSummary = useResourceView(entity.name)?.aboveSummary;
  return (
    <>
      {tab.name === summaryTab && (
        <>
          {AboveSummary && (
            <Suspense fallback={null}>
              <AboveSummary record={record} />
            </Suspense>
          )}
          {!hasSide && <FactsAbove entity={entity} record={record} />}
          <SummaryTop entity={entity} record={record} />
        </>
      )}
      <ShowView entity={entity} record={record} tab={tab.name} others={namesOnFace(entity, face)} />
    </>
  );
}

/** Key facts above those of the summary, where no column has them. */
function FactsAbove({ entity, record }: Pick<FactsTabProps, 'entity' | 'record'>) {
  return (
    <Box
      sx={{
        flex: 'none',
        px: { xs: 2, md: 2.5 },
        py: 2.5,
        borderBottom: 1,
        borderColor: 'line2',
        '&:empty': { display: 'none' },
      }}
    >
      <SideFacts entity={entity} record={record} isEditable />
    </Box>
  );
}
