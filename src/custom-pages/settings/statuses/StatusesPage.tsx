import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { HistoryDialog } from '../../../views/record/tabs/history/HistoryDialog.tsx';
import { RecordDialog } from '../../../views/form/RecordDialog.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { typeIn } from './addresses.ts';
import { CategorySection } from './CategorySection.tsx';
import { InUseDialog } from './InUseDialog.tsx';
import { StatusFrame } from './StatusFrame.tsx';
import { StatusRowLine } from './StatusRowLine.tsx';
import { categoryNeeding, targetsOf } from './usage.ts';
import { useCategoryRows, useStatusRows, type CategoryRow, type StatusRow } from './useStatusRows.ts';
import { useStatusSteps } from './useStatusSteps.ts';

const entity = status as unknown as AnyEntity;
const newFields = ['statusName', 'color'];
const editFields = ['statusName', 'category', 'color'];

type Task =
  | { readonly type: 'add'; readonly category: CategoryRow }
  | { readonly type: 'edit' | 'history'; readonly row: StatusRow };

/** The statuses of a type of work under their categories (AB 2, /settings/status-configure/status). */
export function StatusesPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const type = typeIn(search);
  const [task, setTask] = useState<Task | null>(null);
  const mayEdit = useMay('update', status.name);
  const categories = useCategoryRows(type);
  const statuses = useStatusRows(type);
  const { remove, replace, inUse, setInUse } = useStatusSteps();
  const rows = statuses.rows && categories.rows;
  const all = statuses.rows ?? [];
  const category = task?.type === 'add' ? task.category.id : '';
  const given = useMemo(() => ({ type, categoryId: category }), [type, category]);
  const start = categories.rows?.find(({ isHidden }) => !isHidden)?.id;
  const needing = inUse && categoryNeeding(type, categories.rows ?? [], all, inUse.row);
  const close = () => setTask(null);
  const lineOf = (row: StatusRow, isFirst: boolean) => (
    <StatusRowLine
      row={row}
      isFirst={isFirst}
      mayEdit={mayEdit}
      onEdit={() => setTask({ type: 'edit', row })}
      onHistory={() => setTask({ type: 'history', row })}
      onRemove={() => void remove(row)}
    />
  );
  const sectionOf = (one: CategoryRow) => (
    <CategorySection
      key={one.id}
      category={one}
      rows={all.filter(({ categoryId }) => categoryId === one.id)}
      mayEdit={mayEdit}
      isWhole={!statuses.hasMore}
      onAdd={() => setTask({ type: 'add', category: one })}
      rowOf={(row, index) => lineOf(row, index === 0 && one.id === start)}
    />
  );
  return (
    <StatusFrame section="statuses" type={type}>
      {rows && rows.length > 0 ? (
        <>
          {rows.map(sectionOf)}
          <SimpleList label="" {...statuses} rows={[]} empty={null}>
            {() => null}
          </SimpleList>
        </>
      ) : (
        <SimpleList
          label={translate('screens.settings.statuses')}
          {...statuses}
          rows={rows}
          error={statuses.error ?? categories.error}
          retry={() => {
            statuses.retry();
            categories.retry();
          }}
          empty={
            <Message
              icon={EmptyIcon}
              title={translate('app.statusSettings.none')}
              lead={translate('app.statusSettings.noneLead')}
            />
          }
        >
          {() => null}
        </SimpleList>
      )}
      {task?.type === 'add' && (
        <RecordDialog entity={entity} fields={newFields} record={null} given={given} onClose={close} />
      )}
      {task?.type === 'edit' && <RecordDialog entity={entity} fields={editFields} record={task.row} onClose={close} />}
      {task?.type === 'history' && (
        <HistoryDialog entity={entity} id={task.row.id} name={task.row.statusName} onClose={close} />
      )}
      {inUse && (
        <InUseDialog
          part="statuses"
          name={inUse.row.statusName}
          usage={inUse.usage}
          targets={targetsOf(type, categories.rows ?? [], all, [inUse.row])}
          reason={needing ? translate('rules.stepStatusNeeded', { category: needing.displayName }) : undefined}
          onMove={(statusId) => replace(inUse.row, statusId)}
          onClose={() => setInUse(null)}
        />
      )}
    </StatusFrame>
  );
}
