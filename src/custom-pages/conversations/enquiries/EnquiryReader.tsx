import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'ra-core';
import { useId } from 'react';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { CloseIcon, LostIcon } from '../../../theme/icons/actions.tsx';
import type { ReaderProps } from '../../../views/area-parts/resourceView.ts';
import { OpenRecord } from '../../../views/area-parts/OpenRecord.tsx';
import { Facts } from '../../../views/dialog/DialogFacts.tsx';
import { DialogHead } from '../../../views/dialog/DialogHead.tsx';
import { DialogTools } from '../../../views/dialog/DialogTools.tsx';
import { permissionsOf } from '../../../views/rights/permissionsOf.ts';
import { useViewFields } from '../../../views/view-fields/viewFields.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { Letter } from './Letter.tsx';

/** Facts below the letter: its state, whom it concerns, and what became of it. */
const facts = ['state', 'answeredAt', 'assignees', 'talents', 'about', 'contact', 'scout', 'opportunity'];

/** An enquiry as a letter, with its state and what it leads to. */
export function EnquiryReader({ entity, id, onEdit, onClose }: ReaderProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const labelId = useId();
  const isNarrow = useIsNarrow();
  const { sections, kept } = useViewFields(entity);
  const { data: record, error, refetch } = useGetOne<WireRecord>(entity.name, { id });
  const shown = [...sections.flatMap(({ fields }) => fields), ...kept].filter(({ name }) => facts.includes(name));
  const mayWrite = record !== undefined && permissionsOf(record).canUpdate;
  const title = String(record?.[entity.title] ?? translate('resources.enquiry.name', { smart_count: 1 }));
  const content = () => {
    if (refusalOf(error)?.status === 404)
      return (
        <Message icon={LostIcon} title={translate('app.empty.nothing')} lead={translate('app.views.record.lost')} />
      );
    if (error) return <LoadFailed onRetry={() => void refetch()} />;
    if (!record)
      return <Skeleton role="status" aria-label={translate('app.shell.loading')} variant="rounded" height={220} />;
    return (
      <>
        <Letter record={record} />
        <Facts entity={entity} record={record} fields={shown} />
        {mayWrite && (
          <Box>
            <Button size="small" onClick={onEdit}>
              {translate('app.enquiries.assign')}
            </Button>
          </Box>
        )}
      </>
    );
  };
  const tools = record && (
    <DialogTools
      entity={entity}
      record={record}
      mayWrite={mayWrite}
      isChanged={false}
      onReadAgain={() => void refetch()}
      onClose={onClose}
    />
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      slotProps={
        isNarrow
          ? {}
          : {
              container: { sx: { alignItems: 'flex-start' } },
              paper: { sx: { maxWidth: 760, mt: '6vh', maxHeight: 'calc(100% - 10vh)' } },
            }
      }
      onClose={onClose}
    >
      <OpenRecord entity={entity} record={record}>
        <DialogHead id={labelId} title={title}>
          {!isNarrow && tools}
          <IconButton aria-label={translate('app.actions.close')} onClick={onClose}>
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </DialogHead>
        {isNarrow && (
          <Box sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, px: 2.5, pb: 1 }}>{tools}</Box>
        )}
        <DialogContent
          tabIndex={0}
          role="group"
          aria-labelledby={labelId}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 1.5, pb: 2.5 }}
        >
          {content()}
        </DialogContent>
        {record && (
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <EnquiryActions record={record} />
          </DialogActions>
        )}
      </OpenRecord>
    </Dialog>
  );
}
