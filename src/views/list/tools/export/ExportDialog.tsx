import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ExportFormat } from '../../../../../schema/language/operations.ts';
import type { Filter } from '../../../../dataProvider/types.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useDialogEntry } from '../../address/useDialogEntry.ts';
import { ExportActions } from './ExportActions.tsx';
import { ExportChoices } from './ExportChoices.tsx';
import { chosenFields, type ColumnChoice } from './exportColumns.ts';
import { ExportDone } from './ExportDone.tsx';
import { ExportSize } from './ExportSize.tsx';
import { ExportRunning } from './ExportRunning.tsx';
import { exportWords } from './exportWords.ts';
import { useExport } from './useExport.ts';

interface ExportDialogProps {
  /** The records that are selected; all that the filter finds unless given. */
  readonly ids?: readonly string[];
  readonly onClose: () => void;
}

/** Exports a list or a selection: asks how, shows how far it is, can be cancelled, and says how it ended. */
export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const { entity, state, list } = useOpenList();
  const words = useWords(entity.name);
  useWordsOfPages();
  const fields = useViewFields(entity);
  const { stage, start, cancel } = useExport(entity.name);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [choice, setChoice] = useState<ColumnChoice>({
    which: 'shown',
    chosen: fields.columns.map(({ name }) => name),
  });
  const isNarrow = useIsNarrow();
  const titleId = useId();
  const name = translate(`resources.${entity.name}.name`, { smart_count: 2 });
  const columns = chosenFields(fields, choice);
  const asked: Filter = ids ? { ...list.fixed, ids, ...(state.deleted && { deleted: true }) } : list.filter;

  const close = useDialogEntry({ isFilling: isNarrow, onClose, onStay: stage.is === 'running' ? cancel : null });

  const run = () =>
    void start(
      {
        filter: asked,
        sort: { field: state.orderBy, order: state.orderDirection },
        columns: columns.map((column) => column.name),
        headings: columns.map((column) => words.ofField(column.name, column.field)),
        words: exportWords(entity.name, columns, translate),
        format,
        sheet: name,
      },
      `${name}.${format}`,
    );

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (stage.is !== 'running') close();
        else if (reason === 'escapeKeyDown') cancel();
      }}
    >
      <DialogTitle id={titleId}>{translate('app.views.export.title', { name: words.ofRecords(2) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {stage.is === 'failed' && <Alert severity="error">{translate('rules.fetchFailed')}</Alert>}
        {stage.is === 'running' && <ExportRunning progress={stage.progress} />}
        {stage.is === 'done' && <ExportDone rows={stage.rows} />}
        {(stage.is === 'choosing' || stage.is === 'failed') && (
          <>
            <ExportSize entity={entity} filter={asked} selected={ids?.length} />
            <ExportChoices
              entity={entity}
              format={format}
              onFormat={setFormat}
              fields={fields}
              choice={choice}
              onChoice={setChoice}
            />
          </>
        )}
      </DialogContent>
      <ExportActions stage={stage} isReady={columns.length > 0} onStart={run} onCancel={cancel} onClose={close} />
    </Dialog>
  );
}
