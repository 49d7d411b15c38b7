import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { taskRule, type TaskRule } from '../../../../schema/areas/tasks/entities/taskRule.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { HistoryDialog } from '../../../views/record/tabs/history/HistoryDialog.tsx';
import { RecordDialog } from '../../../views/form/RecordDialog.tsx';
import { useRows } from '../../../views/rows/useRows.ts';
import { useRemove } from '../../../views/writing/useRemove.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import { SameRule } from './SameRule.tsx';

type Row = TaskRule & WireRecord;
type Task = { readonly type: 'add' } | { readonly type: 'edit' | 'history'; readonly row: Row };

const entity = taskRule as unknown as AnyEntity;
const fields = entity.form['rule'] ?? [];
const order = ['displayName', 'ASC'] as const;

/** The rules by which tasks of a type are given their money (AB 2, /finance/rules/task-type). */
export function TaskRules() {
  const translate = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const mayEdit = useMay('update', taskRule.name);
  const remove = useRemove(taskRule);
  const query = useRows<Row>(taskRule.name, order);
  const words = (key: string, options?: object) => translate(`app.taskRules.${key}`, options);
  const close = () => setTask(null);
  const add = mayEdit && (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={() => setTask({ type: 'add' })}>
      {words('add')}
    </Button>
  );
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <SimpleListHead lead={words('lead')}>{query.rows?.length !== 0 && add}</SimpleListHead>
      <SimpleList
        label={words('list')}
        {...query}
        empty={
          <Message icon={EmptyIcon} title={words('none')} lead={words(mayEdit ? 'noneLead' : 'noneYet')}>
            {add}
          </Message>
        }
      >
        {(row) => (
          <li key={row.id}>
            <RuleFacts rule={row} />
            {mayEdit && (
              <Button
                aria-label={words('editNamed', { name: row.displayName })}
                onClick={() => setTask({ type: 'edit', row })}
                sx={{ flex: 'none' }}
              >
                {words('edit')}
              </Button>
            )}
            <MoreMenu label={words('moreFor', { name: row.displayName })}>
              {(then) => [
                <MenuItem key="history" onClick={then(() => setTask({ type: 'history', row }))}>
                  {words('history')}
                </MenuItem>,
                mayEdit && (
                  <MenuItem key="delete" onClick={then(() => remove(row))}>
                    {translate('app.actions.delete')}
                  </MenuItem>
                ),
              ]}
            </MoreMenu>
          </li>
        )}
      </SimpleList>
      {(task?.type === 'add' || task?.type === 'edit') && (
        <RecordDialog entity={entity} fields={fields} record={task.type === 'edit' ? task.row : null} onClose={close}>
          <SameRule present={task.type === 'edit' ? task.row : null} />
        </RecordDialog>
      )}
      {task?.type === 'history' && (
        <HistoryDialog entity={entity} id={task.row.id} name={task.row.displayName} onClose={close} />
      )}
    </Box>
  );
}
