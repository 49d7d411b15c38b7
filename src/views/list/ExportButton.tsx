import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { Filter, GreenroomDataProvider } from '../../dataProvider/types.ts';
import { useWords } from '../../fields/useWords.ts';
import type { ListState } from '../listState.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useViewFields } from '../viewFields.ts';

/** Hands a file to the browser, which keeps it where downloads go. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

interface ExportButtonProps {
  readonly entity: AnyEntity;
  readonly state: ListState;
  readonly filter: Filter;
}

/** What the list finds, whole, as CSV, with the headings that the reader sees. */
export function ExportButton({ entity, state, filter }: ExportButtonProps) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const translate = useTranslate();
  const words = useWords(entity.name);
  const complain = useFailureNotice();
  const [isWorking, setWorking] = useState(false);
  const fields = useViewFields(entity);

  const exportList = async () => {
    setWorking(true);
    try {
      const columns = fields.columns.map(({ name }) => name);
      const headings = fields.columns.map(({ name, field }) => words.ofField(name, field));
      const sort = { field: state.orderBy, order: state.orderDirection };
      const file = await dataProvider.exportCsv(entity.name, { filter, sort, columns, headings });
      download(file, `${translate(`resources.${entity.name}.name`, { smart_count: 2 })}.csv`);
    } catch (error) {
      complain(error);
    } finally {
      setWorking(false);
    }
  };

  return (
    <Button loading={isWorking} onClick={() => void exportList()}>
      {translate('app.views.list.export')}
    </Button>
  );
}
