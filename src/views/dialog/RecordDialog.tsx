import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'ra-core';
import { useId, useState, type ComponentType } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { modalWidths } from '../../../schema/rules/limits.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Values } from '../../fields/values.ts';
import { useWords } from '../../fields/useWords.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { LostIcon } from '../../theme/icons/actions.tsx';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { OpenRecord } from '../area-parts/OpenRecord.tsx';
import { isOwnedBy } from '../view-fields/owned.ts';
import { permissionsOf } from '../rights/permissionsOf.ts';
import type { Subject } from '../owner/ListOwner.ts';
import { MovedOn } from '../merge/MovedOn.tsx';
import { hasOpenFields } from '../states/stateFields.ts';
import { useViewFields } from '../view-fields/viewFields.ts';
import { DialogFacts } from './DialogFacts.tsx';
import { DialogHead } from './DialogHead.tsx';
import { DialogTools } from './DialogTools.tsx';
import { RecordEditor } from './RecordEditor.tsx';

export interface RecordDialogProps {
  readonly entity: AnyEntity;
  /** Null for a new one. */
  readonly id: string | null;
  /** The record of which a new one is a copy, or null. */
  readonly copied: string | null;
  /** The field that names the owner, if the subject owns the record: the form does without it. */
  readonly ownerField?: string | undefined;
  /** The record on whose page it is, which a new one references. */
  readonly subject?: Subject | undefined;
  /** Values with which a new one begins, by wire key. */
  readonly starts?: Values | undefined;
  /** False if the page lets nobody write, whatever the right on the record. */
  readonly mayWrite: boolean;
  /** True if it opens as the form, where it would open for reading. */
  readonly startsEditing?: boolean;
  /** Offers what follows a new record, in the notice after it was saved. */
  readonly Next?: ComponentType<{ readonly record: WireRecord }> | undefined;
  readonly onClose: () => void;
}

/** Read on opening, and not again while the dialog is open. */
const once = { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Lines to come. */
function Waiting() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ display: 'grid', gap: 2.5, py: 0.5 }}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={36} />
      ))}
    </Box>
  );
}

/** A record as it was when the dialog opened, or as it was read again since. */
function useRead(entity: AnyEntity, id: string | null) {
  const isAsked = id !== null && isUuid(id);
  const found = useGetOne<WireRecord>(entity.name, { id: id ?? '' }, { enabled: isAsked, ...once });
  const record = found.isFetchedAfterMount && !found.error ? found.data : undefined;
  const { status } = (found.error ?? {}) as { readonly status?: number };
  return { ...found, record, status, isLost: id !== null && (!isAsked || status === 404) };
}

/**
 * Dialog with a record that has no page, or the form of a new one, over a list or any page (AB 2). The record is read
 * each time it opens, so that changes start from its present values; who may not change it reads its facts, and so does everybody where the
 * declaration asks for that (`detail.edits`), until they press "Edit".
 */
export function RecordDialog(props: RecordDialogProps) {
  const { entity, id, copied, ownerField, subject, starts, mayWrite, startsEditing = false, Next, onClose } = props;
  useWordsOfPages();
  const translate = useTranslate();
  const words = useWords(entity.name);
  const isNarrow = useIsNarrow();
  const { editSections } = useViewFields(entity);
  const labelId = useId();
  // Each reading by hand starts the form anew, with what was read.
  const [reading, setReading] = useState(0);
  const [isEditing, setEditing] = useState(startsEditing);
  const found = useRead(entity, id);
  const model = useRead(entity, copied);
  const isForeign =
    ownerField !== undefined && found.record !== undefined && !isOwnedBy(found.record, ownerField, subject?.id);
  const record = isForeign ? undefined : found.record;
  const isLost = found.isLost || isForeign || model.isLost;
  const error = found.error ?? model.error;
  const isWaiting = (id !== null && !record) || (copied !== null && !model.record);
  const canWrite = mayWrite && (!record || permissionsOf(record).canUpdate);
  const { edits } = entity.detail;
  const isShown = record !== undefined && (edits === 'never' || (edits === 'onRequest' && !isEditing));
  const isForm = !isLost && !error && !isWaiting && canWrite && !isShown;
  const one = translate(`resources.${entity.name}.name`, { smart_count: 1 });
  // A form on a phone has the name in its first field, and little room above it.
  const hasName = record !== undefined && !(isForm && isNarrow);
  const title = hasName
    ? translate(isForm ? 'app.titles.edit' : 'app.titles.record', { name: String(record[entity.title] ?? '') })
    : id === null
      ? translate('app.titles.add', { name: words.ofRecords(1) })
      : one;
  const readAgain = async () => {
    await found.refetch();
    setReading((now) => now + 1);
  };

  const content = () => {
    if (isLost) {
      const lost = (
        <Message icon={LostIcon} title={translate('app.empty.nothing')} lead={translate('app.views.record.lost')} />
      );
      return found.status === 404 ? <MovedOn entity={entity} id={id ?? ''} waiting={<Waiting />} lost={lost} /> : lost;
    }
    if (error) return <LoadFailed onRetry={() => void (found.error ? found.refetch() : model.refetch())} />;
    return record ? <DialogFacts entity={entity} record={record} /> : <Waiting />;
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      fullScreen={isNarrow}
      slotProps={
        isNarrow
          ? {}
          : {
              // It grows downwards, so that nothing in it moves.
              container: { sx: { alignItems: 'flex-start' } },
              paper: {
                sx: { maxWidth: entity.detail.width ?? modalWidths.contact, mt: '8vh', maxHeight: 'calc(100% - 12vh)' },
              },
            }
      }
      aria-labelledby={labelId}
      // A press beside a form would lose what was typed.
      onClose={(_event, reason) => (reason === 'escapeKeyDown' || !isForm) && onClose()}
    >
      <OpenRecord entity={entity} record={record}>
        {isForm ? (
          <RecordEditor
            key={reading}
            entity={entity}
            ownerField={ownerField}
            subject={subject}
            starts={starts}
            record={record ?? null}
            copied={model.record ?? null}
            title={title}
            labelId={labelId}
            Next={Next}
            onReadAgain={() => void readAgain()}
            onClose={onClose}
          />
        ) : (
          <>
            <DialogHead id={labelId} title={title}>
              {record && !isLost && (
                <DialogTools
                  entity={entity}
                  record={record}
                  mayWrite={canWrite}
                  isChanged={false}
                  onReadAgain={() => void readAgain()}
                  onClose={onClose}
                />
              )}
            </DialogHead>
            {/* What is read alone may have nothing that takes the focus, and is scrolled by keys all the same. */}
            <DialogContent tabIndex={0} role="group" aria-labelledby={labelId} sx={{ pb: 2.5 }}>
              {content()}
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{translate('app.actions.close')}</Button>
              {record && canWrite && edits === 'onRequest' && hasOpenFields(entity, record, editSections) && (
                <Button variant="contained" color="primary" onClick={() => setEditing(true)}>
                  {translate('app.actions.edit')}
                </Button>
              )}
            </DialogActions>
          </>
        )}
      </OpenRecord>
    </Dialog>
  );
}
