import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { HistoryChange, HistoryEntry } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { useResourceView } from '../../../area-parts/AreaPartsContext.ts';
import { Avatar } from '../../../../widgets/avatar/Avatar.tsx';
import { Age } from '../../../../widgets/moment/Age.tsx';
import { useAgencyEntity } from '../../../../fields/agencyEntity.ts';
import { byGreenroom } from '../../../changes/byGreenroom.ts';
import { FieldChange } from '../../../changes/FieldChange.tsx';
import { HistoryLine } from '../../../changes/HistoryLine.tsx';
import { Restore, type RestoreWith } from './Restore.tsx';
import { permissionsOf } from '../../../rights/permissionsOf.ts';
import { undoCalls } from './conversion/undoCalls.ts';
import { changedFields } from '../../../changes/changedFields.ts';

const UndoConversion = lazy(() =>
  import('./conversion/UndoConversion.tsx').then((module) => ({ default: module.UndoConversion })),
);
const UndoMerge = lazy(() => import('../../../merge/UndoMerge.tsx').then((module) => ({ default: module.UndoMerge })));

function mayMerge(record: WireRecord): boolean {
  const { canUpdate, canDelete } = permissionsOf(record);
  return canUpdate && canDelete;
}

interface HistoryItemProps extends RestoreWith {
  /** Words for an edit; by default that the record was edited. */
  readonly edited?: string | undefined;
  readonly entity: AnyEntity;
  readonly entry: HistoryEntry;
  /** The record whose history it is, where a merge can be undone. */
  readonly record?: WireRecord | undefined;
}

/** One write: who did what when, and each field's value before and after. A new record's first values are not repeated. */
export function HistoryItem({ entity, entry, record, restore, edited }: HistoryItemProps) {
  const translate = useTranslate();
  const { entity: known } = useAgencyEntity(entity);
  const { ofRecords } = useWords(entity.name);
  const Noted = useResourceView(entity.name)?.NotedChange;
  const { merge, conversion } = entry;
  const said = entry.action === 'merge' && merge && !merge.isKept ? 'mergeInto' : entry.action;
  const by = entry.by ?? byGreenroom;
  const changes: readonly HistoryChange[] = entry.action === 'create' ? [] : entry.changes;
  return (
    <HistoryLine>
      <Avatar of={by} size={28} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, lineHeight: '28px' }}>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {by.displayName}
          </Box>
          {entry.key !== undefined && (
            <Box component="span" sx={{ color: 'ink2' }}>
              {translate('app.views.history.byKey', { name: entry.key })}
            </Box>
          )}
          <span>
            {edited ?? translate(`app.views.history.${said}`, { name: merge?.other.displayName, kind: ofRecords(1) })}
          </span>
          <Box component="span" sx={{ color: 'ink3' }}>
            <Age at={entry.at} />
          </Box>
        </Box>
        <Box component="dl" sx={{ m: 0 }}>
          {changedFields(known, changes).map((change) => (
            <FieldChange key={change.name} entity={entity} change={change} />
          ))}
          {Noted && (
            <Suspense fallback={null}>
              {changes.map((change) => (
                <Noted key={change.field} change={change} />
              ))}
            </Suspense>
          )}
        </Box>
        {entry.clash && (
          <Box sx={{ color: 'status.warn.fg', fontSize: 12.5 }}>
            {translate('app.views.history.clash', {
              items: entry.clash.map(({ displayName }) => displayName || translate('app.views.clash.busy')).join(', '),
            })}
          </Box>
        )}
        {entry.action === 'update' && record && (restore || permissionsOf(record).canUpdate) && (
          <Restore entity={known} record={record} changes={entry.changes} restore={restore} />
        )}
        {conversion?.canUndo && record && entity.name in undoCalls && permissionsOf(record).canUpdate && (
          <Suspense fallback={null}>
            <UndoConversion entity={entity} record={record} from={conversion.from} />
          </Suspense>
        )}
        {merge?.canUndo && record && mayMerge(record) && (
          <Suspense fallback={null}>
            <UndoMerge entity={entity} record={record} mergeId={merge.id} />
          </Suspense>
        )}
      </Box>
    </HistoryLine>
  );
}
