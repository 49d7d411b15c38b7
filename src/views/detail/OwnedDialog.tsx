import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { modalWidths } from '../../../schema/rules/limits.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { LostIcon } from '../../theme/icons/actions.tsx';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { fieldsIn, useViewFields } from '../viewFields.ts';
import { MovedOn } from '../merge/MovedOn.tsx';
import { isOwnedBy } from './owned.ts';
import { OwnedEditor } from './OwnedEditor.tsx';
import { Definition } from './ShowView.tsx';

const HistoryDialog = lazy(() => import('./HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog })));

interface OwnedDialogProps {
  readonly entity: AnyEntity;
  /** The field of it that names the owner. */
  readonly field: string;
  readonly owner: WireRecord;
  /** Null for a new one. */
  readonly id: string | null;
  readonly mayWrite: boolean;
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

/** Fields of the record besides its name, for a reader without the right to edit. */
function Facts({ entity, record }: { readonly entity: AnyEntity; readonly record: WireRecord }) {
  const { sections } = useViewFields(entity);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {Object.entries(fieldsIn(sections))
        .filter(([name]) => name !== entity.title)
        .map(([name, field]) => (
          <Definition key={name} entity={entity} record={record} name={name} field={field} />
        ))}
    </Box>
  );
}

/**
 * Dialog with a record that another one owns, or the form of a new one, over the owner's page (AB 2). The record is
 * read each time it opens, so that changes start from its present values.
 */
export function OwnedDialog({ entity, field, owner, id, mayWrite, onClose }: OwnedDialogProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const isNarrow = useIsNarrow();
  const labelId = useId();
  const [isHistoryShown, setHistoryShown] = useState(false);
  const isAsked = id !== null && isUuid(id);
  const found = useGetOne<WireRecord>(entity.name, { id: id ?? '' }, { enabled: isAsked, ...once });
  const read = found.isFetchedAfterMount && !found.error ? found.data : undefined;
  const record = read && isOwnedBy(read, field, owner) ? read : null;
  const { status } = (found.error ?? {}) as { readonly status?: number };
  const isLost = id !== null && (!isAsked || status === 404 || (read !== undefined && record === null));
  const key = mayWrite ? 'app.titles.edit' : 'app.titles.record';
  const title =
    id === null
      ? translate('app.titles.add', { name: words.ofRecords(1) })
      : record
        ? translate(key, { name: String(record[entity.title] ?? '') })
        : translate(`resources.${entity.name}.name`, { smart_count: 1 });

  const content = () => {
    if (isLost) {
      const lost = (
        <Message icon={LostIcon} title={translate('app.empty.nothing')} lead={translate('app.views.live.gone')} />
      );
      return status === 404 ? <MovedOn entity={entity} id={id ?? ''} waiting={<Waiting />} lost={lost} /> : lost;
    }
    if (found.error) return <LoadFailed onRetry={() => void found.refetch()} />;
    if (id !== null && !record) return <Waiting />;
    if (record && !mayWrite) return <Facts entity={entity} record={record} />;
    return <OwnedEditor entity={entity} field={field} owner={owner} record={record} onClose={onClose} />;
  };
  const isForm = !isLost && mayWrite && (id === null || record !== null);

  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: isNarrow ? {} : { maxWidth: modalWidths.contact } } }}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      // A press beside a form would lose what was typed.
      onClose={(_event, reason) => (reason === 'escapeKeyDown' || !isForm) && onClose()}
    >
      <DialogTitle id={labelId}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 2.5, '& form': { gap: 2.5, mt: 0.5 } }}>{content()}</DialogContent>
      {!isForm && (
        <DialogActions>
          {record && (
            <Button variant="text" onClick={() => setHistoryShown(true)}>
              {translate('app.views.history.show')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('app.actions.close')}</Button>
        </DialogActions>
      )}
      {record && isHistoryShown && (
        <Suspense fallback={null}>
          <HistoryDialog
            entity={entity}
            id={record.id}
            name={String(record[entity.title] ?? '')}
            onClose={() => setHistoryShown(false)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
