import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { taskType, type TaskType } from '../../../../schema/areas/tasks/entities/taskType.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { SettingsList } from '../../../views/settings/SettingsList.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { Swatch } from '../../../widgets/color/Swatch.tsx';

type Row = TaskType & WireRecord;

const entity = taskType as unknown as AnyEntity;
const fields = ['displayName', 'color', 'isBusy'];
const swatchOf = ({ color }: Row) => <Swatch color={color} aria-hidden />;

/** The types of tasks: added, renamed, recoloured, hidden and put into order. */
export function TypesTab() {
  const translate = useTranslate();
  const mayEdit = useMay('update', 'status');
  const words = (key: string) => translate(`app.taskSettings.types.${key}`);
  return (
    <SettingsList
      entity={entity}
      fields={fields}
      route="PUT /client/v1/task-types/{id}/reorder"
      catalog="app.taskSettings"
      part="types"
      lead={words('lead')}
      about={({ isBusy }: Row) => (isBusy ? [words('busy')] : [])}
      markOf={swatchOf}
    >
      {mayEdit && (
        <Button component={Link} to={`${pathTo('settings.statuses')}?type=TASK`}>
          {translate('screens.settings.statuses')}
        </Button>
      )}
    </SettingsList>
  );
}
