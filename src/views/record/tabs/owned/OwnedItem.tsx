import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Field, Reference } from '../../../../../schema/fields/field.ts';
import { lockOf } from '../../../../../schema/language/states.ts';
import { FieldDisplay } from '../../../../fields/displays.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { Avatar } from '../../../../widgets/avatar/Avatar.tsx';
import { EditIcon, HistoryIcon, PinIcon, RemoveIcon } from '../../../../widgets/icons.tsx';
import { Age } from '../../../../widgets/moment/Age.tsx';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { RestoreButton } from '../../../list/layouts/table/RestoreButton.tsx';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useRemove } from '../../../writing/useRemove.ts';
import { useOpenFields } from '../../../states/stateFields.ts';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { authorFieldOf, ownedFields } from '../../../view-fields/owned.ts';
import { OwnedForm } from './OwnedForm.tsx';

const HistoryDialog = lazy(() =>
  import('../history/HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog })),
);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface OwnedItemProps {
  readonly entity: AnyEntity;
  readonly field: string;
  readonly record: WireRecord;
  readonly mayWrite: boolean;
  /** It can be restored, and nothing else. */
  readonly isDeleted: boolean;
}

/** One owned record: author, date, text and former versions, or the form that edits it. */
export function OwnedItem({ entity, field, record, mayWrite, isDeleted }: OwnedItemProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const notify = useNotify();
  const invalidate = useInvalidate();
  const remove = useRemove(entity);
  const [update] = useUpdate<WireRecord>();
  const [isEdited, setEdited] = useState(false);
  const [isHistoryShown, setHistoryShown] = useState(false);
  const viewFields = useViewFields(entity);
  const written = useMemo(() => ownedFields(viewFields, field, false), [viewFields, field]);
  const fields = useOpenFields(entity, written, record);
  // Empty fields are left out, and the text and its files need no label.
  const filled = Object.entries(fields).filter(([name]) => !isEmpty(record[name]));
  const saysItself = (name: string, { kind }: Field) => name === entity.title || kind === 'files';
  const { pin } = entity.list;
  const isPinned = pin !== undefined && record[pin] === true;
  const complain = useFailureNotice();
  const called = translate(`resources.${entity.name}.name`, { smart_count: 1 });
  const author = record[authorFieldOf(entity) ?? ''] as Reference | null | undefined;
  const made = Number(record['createdAt']);
  const changed = Number(record['updatedAt']);

  const save = (body: Record<string, unknown>, base: WireRecord | null = record) =>
    update(
      entity.name,
      { id: record.id, data: { ...body, version: base?.version }, previousData: { id: record.id } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  const onSaved = () => {
    notify('app.views.record.savedOne', { messageArgs: { name: called } });
    setEdited(false);
    void invalidate(entity.name);
  };
  const togglePin = async (name: string) => {
    try {
      await save({ [name]: !isPinned });
    } catch (failure) {
      complain(failure);
    }
    void invalidate(entity.name);
  };

  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 2, borderBottom: 1, borderColor: 'line2' }}>
      {author && <Avatar of={author} size={28} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 28 }}>
          {author && (
            <Box component="span" sx={{ fontWeight: 560 }}>
              {author.displayName}
            </Box>
          )}
          <Box component="span" sx={{ color: 'ink3' }}>
            <Age at={made} />
            {isPinned && ` · ${translate('app.views.owned.pinned')}`}
            {!isPinned && !isDeleted && changed > made && ` · ${translate('app.views.owned.edited')}`}
          </Box>
          <Box sx={{ flex: 1 }} />
          {changed > made && !isEdited && (
            <Tooltip title={translate('app.views.history.show')}>
              <IconButton size="small" onClick={() => setHistoryShown(true)}>
                <HistoryIcon sx={{ fontSize: 15 }} />
              </IconButton>
            </Tooltip>
          )}
          {isDeleted && <RestoreButton resource={entity.name} record={record} name={called} />}
          {mayWrite && !isEdited && !isDeleted && (
            <>
              {pin !== undefined && (
                <Tooltip title={translate(isPinned ? 'app.views.owned.unpin' : 'app.views.owned.pin')}>
                  <IconButton size="small" onClick={() => void togglePin(pin)} color={isPinned ? 'primary' : 'default'}>
                    <PinIcon sx={{ fontSize: 15, ...(isPinned && { fill: 'currentColor' }) }} />
                  </IconButton>
                </Tooltip>
              )}
              {Object.keys(fields).length > 0 && (
                <Tooltip title={translate('app.actions.edit')}>
                  <IconButton size="small" onClick={() => setEdited(true)}>
                    <EditIcon sx={{ fontSize: 15 }} />
                  </IconButton>
                </Tooltip>
              )}
              {!lockOf(entity, record).isKept && (
                <Tooltip title={translate('app.actions.delete')}>
                  <IconButton size="small" onClick={() => void remove(record)}>
                    <RemoveIcon sx={{ fontSize: 15 }} />
                  </IconButton>
                </Tooltip>
              )}
            </>
          )}
        </Box>
        {isEdited ? (
          <OwnedForm
            entity={entity}
            fields={fields}
            record={record}
            label={translate('app.actions.save')}
            save={save}
            onSaved={onSaved}
            onCancel={() => setEdited(false)}
          />
        ) : (
          filled.map(([name, declared]) => (
            <Box key={name}>
              {!saysItself(name, declared) && (
                <Box sx={{ fontSize: 12, color: 'ink3' }}>{words.ofField(name, declared)}</Box>
              )}
              <FieldDisplay resource={entity.name} name={name} field={declared} record={record} />
            </Box>
          ))
        )}
      </Box>
      {isHistoryShown && (
        <Suspense fallback={null}>
          <HistoryDialog entity={entity} id={record.id} name={called} onClose={() => setHistoryShown(false)} />
        </Suspense>
      )}
    </Box>
  );
}
