import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { taskGroup, type TaskGroup } from '../../../../schema/areas/tasks/entities/taskGroup.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { SettingsList } from '../../../views/settings/SettingsList.tsx';
import { addressOf } from './addresses.ts';

type Row = TaskGroup & WireRecord;

const entity = taskGroup as unknown as AnyEntity;
const fields = ['displayName', 'description', 'isWorkingDaysOnly'];

/** The templates of tasks; each leads to its tasks. */
export function GroupsTab() {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.taskSettings.groups.${key}`, options);
  const about = ({ isWorkingDaysOnly, description }: Row) => [
    ...(isWorkingDaysOnly ? [translate('resources.taskGroup.fields.isWorkingDaysOnly')] : []),
    ...(description ? [description] : []),
  ];
  const linkOf = ({ id, displayName }: Row) => (
    <Button
      component={Link}
      to={addressOf('task-group', id)}
      aria-label={words('tasksOf', { name: displayName })}
      sx={{ flex: 'none' }}
    >
      {words('tasks')}
    </Button>
  );
  return (
    <SettingsList
      entity={entity}
      fields={fields}
      route="PUT /client/v1/task-group-templates/{id}/reorder"
      catalog="app.taskSettings"
      part="groups"
      lead={words('lead')}
      about={about}
      linkOf={linkOf}
    />
  );
}
