import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { taskGroup, type TaskGroup } from '../../../../schema/areas/work/entities/taskGroup.ts';
import { taskGroupItem, type TaskGroupItem } from '../../../../schema/areas/work/entities/taskGroupItem.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { BackIcon, LostIcon } from '../../../theme/icons/actions.tsx';
import { useRows } from '../../../views/rows/useRows.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { addressOf } from './addresses.ts';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { SettingsList, type RowActs } from '../../../views/settings/SettingsList.tsx';

type Row = TaskGroupItem & WireRecord;

const entity = taskGroupItem as unknown as AnyEntity;
const fields = ['summary', 'dayOffset', 'type', 'priorityLevel', 'assignee', 'description'];
const order = ['position', 'ASC'] as const;

/** The tasks of a template, in their order. */
export function GroupItems({ groupId }: { readonly groupId: string }) {
  const translate = useTranslate();
  const group = useGetOne<TaskGroup & WireRecord>(taskGroup.name, { id: groupId });
  const filter = useMemo(() => ({ taskGroupIds: [groupId] }), [groupId]);
  const given = useMemo(() => ({ taskGroupId: groupId }), [groupId]);
  const query = useRows<Row>(taskGroupItem.name, order, filter);
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
  const rowOf = (row: Row, acts: RowActs) => (
    <>
      <LineText
        name={row.summary}
        about={[
          dayOf(row),
          ...(row.type ? [row.type.displayName] : []),
          translate(`resources.taskGroupItem.choices.priorityLevel.${row.priorityLevel}`),
          ...(row.assignee ? [row.assignee.displayName] : []),
        ]}
      />
      <LineTools name={row.summary} {...acts} />
    </>
  );
  return (
    <SettingsList
      entity={entity}
      fields={fields}
      hints={hints}
      given={given}
      route="PUT /client/v1/task-group-templates/items/{id}/reorder"
      query={query}
      part="items"
      lead={words('lead', { name: displayName })}
      rowOf={rowOf}
    >
      {back}
    </SettingsList>
  );
}
