import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { taskGroup, type TaskGroup } from '../../../../schema/areas/tasks/entities/taskGroup.ts';
import { taskGroupItem, type TaskGroupItem } from '../../../../schema/areas/tasks/entities/taskGroupItem.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { BackIcon, LostIcon } from '../../../theme/icons/actions.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { addressOf } from './addresses.ts';
import { SettingsList } from '../../../views/settings/SettingsList.tsx';

type Row = TaskGroupItem & WireRecord;

const entity = taskGroupItem as unknown as AnyEntity;
const fields = ['summary', 'dayOffset', 'type', 'priorityLevel', 'assignee', 'description'];

/** The tasks of a template, in their order. */
export function GroupItems({ groupId }: { readonly groupId: string }) {
  const translate = useTranslate();
  const group = useGetOne<TaskGroup & WireRecord>(taskGroup.name, { id: groupId });
  const filter = useMemo(() => ({ taskGroupIds: [groupId] }), [groupId]);
  const given = useMemo(() => ({ taskGroupId: groupId }), [groupId]);
  const words = (key: string, options?: object) => translate(`app.taskSettings.items.${key}`, options);
  const hints = useMemo(() => ({ dayOffset: translate('app.taskSettings.items.dayHint') }), [translate]);
  const back = (
    <Button component={Link} to={addressOf('task-group')} startIcon={<BackIcon />}>
      {words('back')}
    </Button>
  );
  if (group.error) {
    return (
      <Message icon={LostIcon} title={translate('app.empty.nothing')} lead={words('lost')}>
        {back}
      </Message>
    );
  }
  const { displayName = '', isWorkingDaysOnly = false } = group.data ?? {};
  const dayOf = ({ dayOffset }: Row) => {
    if (dayOffset === 0) return words('startDay');
    const key = `${dayOffset < 0 ? 'before' : 'after'}${isWorkingDaysOnly ? 'Working' : ''}`;
    return words(key, { smart_count: Math.abs(dayOffset) });
  };
  const about = (row: Row) => [
    dayOf(row),
    ...(row.type ? [row.type.displayName] : []),
    translate(`resources.taskGroupItem.choices.priorityLevel.${row.priorityLevel}`),
    ...(row.assignee ? [row.assignee.displayName] : []),
  ];
  return (
    <SettingsList
      entity={entity}
      fields={fields}
      hints={hints}
      filter={filter}
      given={given}
      route="PUT /client/v1/task-group-templates/items/{id}/reorder"
      catalog="app.taskSettings"
      part="items"
      lead={words('lead', { name: displayName })}
      about={about}
    >
      {back}
    </SettingsList>
  );
}
