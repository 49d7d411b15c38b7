import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { taskGroup, type TaskGroup } from '../../../../schema/areas/work/entities/taskGroup.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useRows } from '../../../views/rows/useRows.ts';
import { addressOf } from './addresses.ts';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { SettingsList, type RowActs } from '../../../views/settings/SettingsList.tsx';

type Row = TaskGroup & WireRecord;

const entity = taskGroup as unknown as AnyEntity;
const fields = ['displayName', 'description', 'isWorkingDaysOnly'];
const order = ['position', 'ASC'] as const;

/** The templates of tasks; each leads to its tasks. */
export function GroupsTab() {
  const translate = useTranslate();
  const query = useRows<Row>(taskGroup.name, order);
  const words = (key: string, options?: object) => translate(`app.taskSettings.groups.${key}`, options);
  const rowOf = (row: Row, acts: RowActs) => (
    <>
      <LineText
        name={row.displayName}
        about={[
          ...(row.isWorkingDaysOnly ? [translate('resources.taskGroup.fields.isWorkingDaysOnly')] : []),
          ...(row.description ? [row.description] : []),
        ]}
      />
      <Button
        component={Link}
        to={addressOf('task-group', row.id)}
        aria-label={words('tasksOf', { name: row.displayName })}
        sx={{ flex: 'none' }}
      >
        {words('tasks')}
      </Button>
      <LineTools name={row.displayName} {...acts} />
    </>
  );
  return (
    <SettingsList
      entity={entity}
      fields={fields}
      route="PUT /client/v1/task-group-templates/{id}/reorder"
      query={query}
      part="groups"
      lead={words('lead')}
      rowOf={rowOf}
    />
  );
}
