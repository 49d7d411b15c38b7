import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { HistoryDialog } from '../record/tabs/history/HistoryDialog.tsx';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { useRows } from '../rows/useRows.ts';
import { useRemove } from '../writing/useRemove.ts';
import { useMay } from '../../widgets/access/useMay.ts';
import { EmptyIcon } from '../../widgets/icons.tsx';
import { OrderedRows } from '../../widgets/simple-list/OrderedRows.tsx';
import { SimpleList } from '../../widgets/simple-list/SimpleList.tsx';
import { SimpleListHead } from '../../widgets/simple-list/SimpleListHead.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { useRowMoves, type MoveRoute } from '../rows/useRowMoves.ts';
import { SettingsRow, type RowLooks } from './SettingsRow.tsx';

type Task = { readonly type: 'add' } | { readonly type: 'edit' | 'history'; readonly row: WireRecord };

interface SettingsListProps<Row extends WireRecord> extends RowLooks<Row> {
  /** Its declared order is the agency's, which people change here. */
  readonly entity: AnyEntity;
  /** Fields of the dialog that adds and edits. */
  readonly fields: readonly string[];
  readonly hints?: Readonly<Record<string, string>>;
  /** Filter of the list; every record of the entity by default. */
  readonly filter?: object;
  /** Values of a new record that the dialog does not ask for. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Call that moves a record. */
  readonly route: MoveRoute;
  /** Key of the page's words, and below it that of the list's. */
  readonly catalog: string;
  readonly part: string;
  readonly lead: string;
  /** Actions on the list as a whole, before the one that adds. */
  readonly children?: ReactNode;
}

/** Records that settings list, in the agency's order: added, changed, moved and deleted in place. */
export function SettingsList<Row extends WireRecord>(props: SettingsListProps<Row>) {
  const { entity, fields, hints, filter, given, route, catalog, part, lead, children, ...looks } = props;
  const translate = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const mayEdit = useMay('update', entity.name);
  const remove = useRemove(entity);
  const query = useRows<Row>(entity.name, entity.list.sort, filter);
  const { ordered, move } = useRowMoves(entity.name, route, query.rows ?? []);
  const words = (key: string, options?: object) => translate(`${catalog}.${part}.${key}`, options);
  const nameOf = (row: WireRecord) => String(row[entity.title] ?? '');
  const close = () => setTask(null);
  const add = mayEdit && (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={() => setTask({ type: 'add' })}>
      {words('add')}
    </Button>
  );
  const drawn = (row: Row) => (
    <SettingsRow
      entity={entity}
      row={row}
      words={words}
      mayEdit={mayEdit}
      onEdit={() => setTask({ type: 'edit', row })}
      onHistory={() => setTask({ type: 'history', row })}
      onRemove={() => void remove(row)}
      {...looks}
    />
  );
  return (
    <>
      <SimpleListHead lead={lead}>
        {children}
        {query.rows?.length !== 0 && add}
      </SimpleListHead>
      {query.rows && query.rows.length > 0 && mayEdit && !query.hasMore ? (
        <OrderedRows
          label={words('list')}
          rows={ordered}
          rowOf={drawn}
          moveLabel={(row) => translate('app.lines.move', { name: nameOf(row) })}
          onMove={move}
        />
      ) : (
        <SimpleList
          label={words('list')}
          {...query}
          empty={
            <Message icon={EmptyIcon} title={words('none')} lead={words(mayEdit ? 'noneLead' : 'noneYet')}>
              {add}
            </Message>
          }
        >
          {(row) => <li key={row.id}>{drawn(row)}</li>}
        </SimpleList>
      )}
      {(task?.type === 'add' || task?.type === 'edit') && (
        <RecordDialog
          entity={entity}
          fields={fields}
          record={task.type === 'edit' ? task.row : null}
          {...(hints && { hints })}
          {...(given && { given })}
          onClose={close}
        />
      )}
      {task?.type === 'history' && (
        <HistoryDialog entity={entity} id={task.row.id} name={nameOf(task.row)} onClose={close} />
      )}
    </>
  );
}
