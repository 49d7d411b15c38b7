import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { Reference } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { HistoryChange, HistoryEntry } from '../../dataProvider/types.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { viewOf } from '../viewOf.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Age } from '../../widgets/moment/Age.tsx';
import { useAgencyEntity } from '../../fields/agencyEntity.ts';
import { byGreenroom } from './byGreenroom.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { permissionsOf } from './permissionsOf.ts';
import { undoCalls } from './conversion/undoCalls.ts';
import { FileNames } from './FileNames.tsx';
import { changedFields, type ChangedField } from './changedFields.ts';

const UndoConversion = lazy(() =>
  import('./conversion/UndoConversion.tsx').then((module) => ({ default: module.UndoConversion })),
);
const UndoMerge = lazy(() => import('../merge/UndoMerge.tsx').then((module) => ({ default: module.UndoMerge })));

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 12,
  position: 'relative',
  paddingBottom: 20,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 34,
    bottom: 6,
    left: 13.5,
    width: 1,
    background: theme.palette.line,
  },
}));

function Change({ entity, change }: { entity: AnyEntity; change: ChangedField }) {
  const words = useWords(entity.name);
  const { name, field, before, after, files } = change;
  const value = (record: ChangedField['before']) =>
    record === null ? <NoValue /> : <FieldDisplay resource={entity.name} name={name} field={field} record={record} />;
  const label = words.ofField(name, field);
  const named = (of: readonly Reference[]) => <FileNames of={of} isPicture={'isPicture' in field} />;
  if (files) return <ChangeLine label={label} before={named(files.before)} after={named(files.after)} />;
  return <ChangeLine label={label} before={value(before)} after={value(after)} />;
}

function mayMerge(record: WireRecord): boolean {
  const { canUpdate, canDelete } = permissionsOf(record);
  return canUpdate && canDelete;
}

interface HistoryItemProps {
  readonly entity: AnyEntity;
  readonly entry: HistoryEntry;
  /** The record whose history it is, where a merge can be undone. */
  readonly record?: WireRecord | undefined;
}

/** One write: who did what when, and each field's value before and after. A new record's first values are not repeated. */
export function HistoryItem({ entity, entry, record }: HistoryItemProps) {
  const translate = useTranslate();
  const { entity: known } = useAgencyEntity(entity);
  const { ofRecords } = useWords(entity.name);
  const Noted = viewOf(entity.name)?.NotedChange;
  const { merge, conversion } = entry;
  const said = entry.action === 'merge' && merge && !merge.isKept ? 'mergeInto' : entry.action;
  const by = entry.by ?? byGreenroom;
  const changes: readonly HistoryChange[] = entry.action === 'create' ? [] : entry.changes;
  return (
    <Line>
      <Avatar of={by} size={28} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, lineHeight: '28px' }}>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {by.displayName}
          </Box>
          <span>{translate(`app.views.history.${said}`, { name: merge?.other.displayName, kind: ofRecords(1) })}</span>
          <Box component="span" sx={{ color: 'ink3' }}>
            <Age at={entry.at} />
          </Box>
        </Box>
        <Box component="dl" sx={{ m: 0 }}>
          {changedFields(known, changes).map((change) => (
            <Change key={change.name} entity={entity} change={change} />
          ))}
          {Noted && (
            <Suspense fallback={null}>
              {changes.map((change) => (
                <Noted key={change.field} change={change} />
              ))}
            </Suspense>
          )}
        </Box>
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
    </Line>
  );
}
