import { useTranslate } from 'ra-core';
import { type RefObject, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { deletedByKey, type AnyEntity } from '../../../../../schema/language/entity.ts';
import { actionColumnWidth, readOnlyActionColumnWidth } from '../../../../../schema/rules/limits.ts';
import { columnWidth } from '../../../../fields/columnWidth.ts';
import { FieldCell, isFigure } from '../../../../fields/columns.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { isRead } from '../../../../fields/shownKeys.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { Grid } from '../../../../widgets/grid/Grid.tsx';
import type { Fitted } from '../../../../widgets/grid/columnSettings.ts';
import type { GridProps, GridWords } from '../../../../widgets/grid/gridProps.ts';
import type { GridColumn } from '../../../../widgets/grid/gridColumn.ts';
import { useDeferredRender } from '../../../../widgets/screen/useDeferredRender.ts';
import { CountLink } from '../../../counts/CountLink.tsx';
import { DueMark } from '../../../due/DueMark.tsx';
import { changeListState } from '../../address/listState.ts';
import { fieldsNamed, useViewFields } from '../../../view-fields/viewFields.ts';
import { pickedRecord, withoutRecords, withSelection } from '../../rows/bulk/picked.ts';
import type { Picking } from '../../rows/bulk/usePicking.ts';
import { ColumnsButton } from '../../tools/columns/ColumnsButton.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { RowActions } from './RowActions.tsx';
import { useCellEditing } from './useCellEditing.tsx';
import { useColumnSettings } from '../../../view-fields/useColumnSettings.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useRowWork } from '../../rows/useRowWork.tsx';
import { useRecordLinks, type RecordLinks } from '../../address/useRecordLinks.ts';

interface RecordTableProps {
  readonly records: readonly WireRecord[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly markOf: GridProps<WireRecord>['markOf'];
  /** The record that one comes back from, by its id. */
  readonly returned: string | null;
}

const titleOfRow = (entity: AnyEntity) => (record: WireRecord) => String(record[entity.title] ?? '');

/** The columns of an entity's records for the grid. */
function useColumns(entity: AnyEntity, isDeleted: boolean, { openOf }: RecordLinks): readonly GridColumn<WireRecord>[] {
  const words = useWords(entity.name);
  const { listColumns, sortable } = useViewFields(entity);
  return useMemo(() => {
    const [title, ...others] = listColumns;
    const extra = isDeleted ? fieldsNamed(entity, ['deletedAt', deletedByKey]) : [];
    const ofDeletion = extra.map(({ name, field }) => ({ name, field, ...columnWidth(field) }));
    const all = [...(title ? [title] : []), ...ofDeletion, ...others];
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
            <RecordTitle entity={entity} record={record} link={isDeleted ? null : openOf(String(record.id))} />
          ) : isRead(record, column) ? (
            <DueMark entity={entity} name={name} record={record}>
              <CountLink entity={entity} name={name} field={field} record={record}>
                <FieldCell resource={entity.name} name={name} field={field} record={record} />
              </CountLink>
            </DueMark>
          ) : null,
      };
    });
  }, [entity, isDeleted, listColumns, openOf, sortable, words]);
}

function useGridWords(entity: AnyEntity): GridWords {
  const translate = useTranslate();
  return useMemo(
    () => ({
      label: translate(`resources.${entity.name}.name`, { smart_count: 2 }),
      actions: translate('app.views.list.actions'),
      pickAll: translate('app.views.list.pickAll'),
      nextRow: translate('app.keys.nextRow'),
      formerRow: translate('app.keys.formerRow'),
      pick: (title: string) => translate('app.views.list.pick', { title }),
      marks: { changed: translate('app.views.live.changed'), gone: translate('app.views.live.gone') },
    }),
    [entity.name, translate],
  );
}

const nothing = () => null;

/** Cell at the end of each row: the actions on its record, and its width in pixels (AB 9). */
function useSide(entity: AnyEntity, isDeleted: boolean, links: RecordLinks, onRemoved: (id: string) => void) {
  const { mayWrite, workOf, dialog } = useRowWork(entity, links, onRemoved);
  const sideOf = useCallback(
    (record: WireRecord) =>
      isDeleted ? (
        <RestoreButton resource={entity.name} record={record} name={String(record[entity.title] ?? '')} />
      ) : (
        <RowActions entity={entity} record={record} links={links} {...workOf(record)} />
      ),
    [entity, isDeleted, links, workOf],
  );
  // The rows are rendered first; their actions, which are hidden until hover, right after.
  const isDrawn = useDeferredRender();
  return {
    dialog,
    sideOf: isDrawn ? sideOf : nothing,
    sideWidth: isDeleted || mayWrite ? actionColumnWidth : readOnlyActionColumnWidth,
  };
}

/** Converts the grid's selection, which is by id. */
function useGridPicking(
  entity: AnyEntity,
  records: readonly WireRecord[],
  picking: Picking | undefined,
): GridProps<WireRecord>['picking'] {
  return useMemo(
    () =>
      picking && {
        selection: picking.selection,
        onSelection: (selection) => {
          const shown = records.map((record) => pickedRecord(entity, record));
          picking.change((picked) => withSelection(picked, selection, shown));
        },
      },
    [entity, picking, records],
  );
}

/** Records as a table of the declared columns, as the person arranged them. The first column is the link to the record. */
export function RecordTable({ records, scroller, markOf, returned }: RecordTableProps) {
  const { entity, list, state, go, picking } = useOpenList();
  const navigate = useNavigate();
  const isDeleted = state.deleted;
  const links = useRecordLinks(entity);
  const columns = useColumns(entity, isDeleted, links);
  const words = useGridWords(entity);
  const [settings, setSettings] = useColumnSettings(entity.name);
  const titleOf = useMemo(() => titleOfRow(entity), [entity]);
  const change = picking?.change;
  const forgetPick = useCallback((id: string) => change?.((picked) => withoutRecords(picked, [id])), [change]);
  const { sideOf, sideWidth, dialog } = useSide(entity, isDeleted, links, forgetPick);
  const { editOf, editor } = useCellEditing(entity, isDeleted);
  const gridPicking = useGridPicking(entity, records, picking);
  const cornerOf = useCallback((fitted: Fitted) => <ColumnsButton entity={entity} fitted={fitted} />, [entity]);
  const open = (record: WireRecord) => {
    const link = links.openOf(String(record.id));
    if (link) void navigate(link.to, { state: link.state });
  };

  return (
    <>
      <Grid
        words={words}
        columns={columns}
        rows={records}
        titleOf={titleOf}
        total={list.total}
        offset={state.pageIndex * state.pageSize}
        settings={settings}
        onSettings={setSettings}
        order={state}
        onOrder={(order) => go(changeListState(state, order))}
        onOpen={isDeleted ? undefined : open}
        editOf={editOf}
        scroller={scroller}
        isStale={list.isStale}
        cornerOf={cornerOf}
        sideWidth={sideWidth}
        sideOf={sideOf}
        isSideFixed={isDeleted}
        picking={gridPicking}
        markOf={markOf}
        returned={returned}
      />
      {dialog}
      {editor}
    </>
  );
}
