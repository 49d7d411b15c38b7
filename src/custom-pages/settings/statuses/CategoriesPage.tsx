import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { statusCategory } from '../../../../schema/areas/work/entities/statusCategory.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { HistoryDialog } from '../../../views/record/tabs/history/HistoryDialog.tsx';
import { RecordDialog } from '../../../views/form/RecordDialog.tsx';
import { useRowMoves } from '../../../views/rows/useRowMoves.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { OrderedRows } from '../../../widgets/simple-list/OrderedRows.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { typeIn } from './addresses.ts';
import { InUseDialog } from './InUseDialog.tsx';
import { StatusFrame } from './StatusFrame.tsx';
import { targetsOf } from './usage.ts';
import { useCategorySteps } from './useCategorySteps.ts';
import { useCategoryRows, useStatusRows, type CategoryRow } from './useStatusRows.ts';

const entity = statusCategory as unknown as AnyEntity;
const fields = ['displayName'];

type Task = { readonly type: 'edit' | 'history'; readonly row: CategoryRow };

/**
 * The categories of the statuses of a type of work (AB 2, /settings/status-configure/category): renamed, put into order
 * and hidden. There are no others than those that every agency has.
 */
export function CategoriesPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const type = typeIn(search);
  const [task, setTask] = useState<Task | null>(null);
  const mayEdit = useMay('update', statusCategory.name);
  const categories = useCategoryRows(type);
  const { rows: statuses = [] } = useStatusRows(type);
  const { ordered, move } = useRowMoves(
    statusCategory.name,
    'PUT /client/v1/status-category/{id}/reorder',
    categories.rows ?? [],
  );
  const { show, hide, hideMoving, inUse, setInUse } = useCategorySteps();
  const words = (key: string, options?: object) => translate(`app.statusSettings.statusCategories.${key}`, options);
  const own = (row: CategoryRow) => statuses.filter(({ categoryId }) => categoryId === row.id);
  const close = () => setTask(null);
  const rowOf = (row: CategoryRow) => {
    const { displayName: name, code, isHidden } = row;
    const meaning = translate(`resources.statusCategory.choices.code.${code}`);
    return (
      <>
        <LineText
          name={name}
          about={[
            ...(meaning === name ? [] : [meaning]),
            words('count', { smart_count: own(row).length }),
            ...(isHidden ? [translate('app.statusSettings.hidden')] : []),
          ]}
        />
        <LineTools
          name={name}
          mayEdit={mayEdit}
          onEdit={() => setTask({ type: 'edit', row })}
          onHistory={() => setTask({ type: 'history', row })}
          steps={[{ label: words(isHidden ? 'show' : 'hide'), act: () => void (isHidden ? show : hide)(row) }]}
        />
      </>
    );
  };
  return (
    <StatusFrame section="statusCategories" type={type}>
      {mayEdit && ordered.length > 0 ? (
        <OrderedRows
          label={words('list')}
          rows={ordered}
          rowOf={rowOf}
          moveLabel={({ displayName }) => translate('app.lines.move', { name: displayName })}
          onMove={move}
        />
      ) : (
        <SimpleList
          label={words('list')}
          {...categories}
          empty={
            <Message
              icon={EmptyIcon}
              title={translate('app.statusSettings.none')}
              lead={translate('app.statusSettings.noneLead')}
            />
          }
        >
          {(row) => <li key={row.id}>{rowOf(row)}</li>}
        </SimpleList>
      )}
      {task?.type === 'edit' && <RecordDialog entity={entity} fields={fields} record={task.row} onClose={close} />}
      {task?.type === 'history' && (
        <HistoryDialog entity={entity} id={task.row.id} name={task.row.displayName} onClose={close} />
      )}
      {inUse && (
        <InUseDialog
          part="statusCategories"
          name={inUse.row.displayName}
          usage={inUse.usage}
          targets={targetsOf(type, categories.rows ?? [], statuses, own(inUse.row))}
          onMove={(statusId) => hideMoving(inUse.row, statusId)}
          onClose={() => setInUse(null)}
        />
      )}
    </StatusFrame>
  );
}
