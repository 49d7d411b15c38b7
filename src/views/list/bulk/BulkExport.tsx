import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '../../../../schema/entity.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { useWords } from '../../../fields/useWords.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import type { ListState } from '../../listState.ts';
import { useViewFields } from '../../viewFields.ts';
import { download } from '../ExportButton.tsx';
import { BulkFrame } from './BulkFrame.tsx';
import { useCounted } from './useCounted.ts';

interface BulkExportProps {
  readonly entity: AnyEntity;
  readonly state: ListState;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Asks before the records that are picked are exported, in the order of the list and with the columns that it shows. */
export function BulkExport({ entity, state, ids, onClose }: BulkExportProps) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const translate = useTranslate();
  const counted = useCounted(entity.name);
  const words = useWords(entity.name);
  const complain = useFailureNotice();
  const { columns } = useViewFields(entity);
  const [isWorking, setWorking] = useState(false);
  const work = useRef(new AbortController());
  useEffect(() => {
    work.current = new AbortController();
    return () => work.current.abort();
  }, []);

  const start = async () => {
    const { signal } = work.current;
    setWorking(true);
    try {
      const file = await dataProvider.exportCsv(entity.name, {
        filter: { ids },
        sort: { field: state.orderBy, order: state.orderDirection },
        columns: columns.map(({ name }) => name),
        headings: columns.map(({ name, field }) => words.ofField(name, field)),
        signal,
      });
      download(file, `${translate(`resources.${entity.name}.name`, { smart_count: 2 })}.csv`);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      complain(error);
      setWorking(false);
    }
  };

  return (
    <BulkFrame
      title={counted('exportTitle', ids.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.actions.cancel')}</Button>
          <Button autoFocus variant="contained" color="primary" disabled={isWorking} onClick={() => void start()}>
            {translate('app.views.list.export')}
          </Button>
        </>
      }
    >
      {translate('app.views.bulk.exportLead')}
      {isWorking && <LinearProgress aria-label={translate('app.views.list.loading')} />}
    </BulkFrame>
  );
}
