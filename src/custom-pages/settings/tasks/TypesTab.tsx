import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { taskType, type TaskType } from '../../../../schema/areas/work/entities/taskType.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useRows } from '../../../views/rows/useRows.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { Swatch } from '../../../widgets/color/Swatch.tsx';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { SettingsList, type RowActs } from '../../../views/settings/SettingsList.tsx';
import { useHiding } from '../../../views/settings/useHiding.ts';

type Row = TaskType & WireRecord;

const entity = taskType as unknown as AnyEntity;
const fields = ['displayName', 'color', 'isBusy'];
const order = ['position', 'ASC'] as const;

/** The types of tasks: added, renamed, recoloured, hidden and put into order. */
export function TypesTab() {
  const translate = useTranslate();
  const mayEdit = useMay('update', 'status');
  const query = useRows<Row>(taskType.name, order);
  const setHidden = useHiding(taskType.name);
  const words = (key: string) => translate(`app.taskSettings.types.${key}`);
  const rowOf = (row: Row, acts: RowActs) => (
    <>
      <LineText
        name={row.displayName}
        about={[...(row.isBusy ? [words('busy')] : []), ...(row.isHidden ? [words('hidden')] : [])]}
      >
        <Swatch color={row.color} aria-hidden />
      </LineText>
      <LineTools
        name={row.displayName}
        {...acts}
        steps={[{ label: words(row.isHidden ? 'show' : 'hide'), act: () => void setHidden(row, !row.isHidden) }]}
      />
    </>
  );
  return (
    <SettingsList
      entity={entity}
      fields={fields}
      route="PUT /client/v1/task-types/{id}/reorder"
      query={query}
      part="types"
      lead={words('lead')}
      rowOf={rowOf}
    >
      {mayEdit && (
        <Button component={Link} to={`${pathTo('settings.statuses')}?type=TASK`}>
          {translate('screens.settings.statuses')}
        </Button>
      )}
    </SettingsList>
  );
}
