import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { columnWidth } from '../../fields/columnWidth.ts';
import { FieldCell, isFigure } from '../../fields/columns.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { Grid } from '../../widgets/grid/Grid.tsx';
import type { GridProps, GridWords } from '../../widgets/grid/gridProps.ts';
import type { GridColumn } from '../../widgets/grid/gridTable.ts';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { changeListState } from '../listState.ts';
import { fieldsNamed, useViewFields } from '../viewFields.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { useColumnSettings } from './useColumnSettings.ts';
import type { ListAddress } from './useListState.ts';

/** Widths of the column of actions in pixels (AB 9): of those who may write, and of the others. */
const writeWidth = 130;
const readWidth = 60;

export interface RecordTableProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly records: readonly WireRecord[];
  readonly total: number | undefined;
  readonly isStale: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly picking?: GridProps<WireRecord>['picking'];
  readonly markOf?: GridProps<WireRecord>['markOf'];
  /** What stands at the end of a row of deleted records, which open no page. */
  readonly actionOf?: ((record: WireRecord) => ReactNode) | undefined;
}

const titleOfRow = (entity: AnyEntity) => (record: WireRecord) => String(record[entity.title] ?? '');

/** The columns of an entity's records for the grid. */
function useColumns(entity: AnyEntity, isDeleted: boolean): readonly GridColumn<WireRecord>[] {
  const words = useWords(entity.name);
  const { listColumns, sortable } = useViewFields(entity);
  return useMemo(() => {
    const extra = isDeleted ? fieldsNamed(entity, ['deletedAt']) : [];
    const all = [...listColumns, ...extra.map(({ name, field }) => ({ name, field, size: columnWidth(field) }))];
    return all.map((column, index): GridColumn<WireRecord> => {
      const { name, field, ...stands } = column;
      return {
        ...stands,
        name,
        heading: words.ofField(name, field),
        isFigure: isFigure(field),
        isSortable: sortable.includes(name),
        cell: (record) =>
          index === 0 ? (
            <RecordTitle
              entity={entity}
              record={record}
              path={isDeleted ? null : recordPath(entity.name, String(record.id))}
            />
          ) : (
            <FieldCell resource={entity.name} name={name} field={field} record={record} />
          ),
      };
    });
  }, [entity, isDeleted, listColumns, sortable, words]);
}

function useGridWords(entity: AnyEntity): GridWords {
  const translate = useTranslate();
  return useMemo(
    () => ({
      label: translate(`resources.${entity.name}.name`, { smart_count: 2 }),
      actions: translate('app.views.list.actions'),
      pickAll: translate('app.views.list.pickAll'),
      pick: (title: string) => translate('app.views.list.pick', { title }),
      marks: { changed: translate('app.views.live.changed'), gone: translate('app.views.live.gone') },
    }),
    [entity.name, translate],
  );
}

/** Records as a table of the declared columns, as the person arranged them. The first column is the link to the record. */
export function RecordTable(props: RecordTableProps) {
  const { entity, records, total, isStale, scroller, state, go, picking, actionOf, markOf } = props;
  const navigate = useNavigate();
  const isDeleted = actionOf !== undefined;
  const columns = useColumns(entity, isDeleted);
  const words = useGridWords(entity);
  const [settings, setSettings] = useColumnSettings(entity.name);
  const titleOf = useMemo(() => titleOfRow(entity), [entity]);
  const open = (record: WireRecord) => {
    const path = recordPath(entity.name, String(record.id));
    if (path !== null) void navigate(path);
  };

  return (
    <Grid
      words={words}
      columns={columns}
      rows={records}
      titleOf={titleOf}
      total={total}
      offset={state.pageIndex * state.pageSize}
      settings={settings}
      onSettings={setSettings}
      order={state}
      onOrder={(order) => go(changeListState(state, order))}
      onOpen={isDeleted ? undefined : open}
      scroller={scroller}
      isStale={isStale}
      corner={<ColumnsButton entity={entity} />}
      sideWidth={isDeleted ? writeWidth : readWidth}
      sideOf={actionOf}
      picking={picking}
      markOf={markOf}
    />
  );
}
