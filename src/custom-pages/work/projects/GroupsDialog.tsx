import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { projectGroup, type ProjectGroup } from '../../../../schema/areas/work/entities/projectGroup.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { HistoryDialog } from '../../../views/record/tabs/history/HistoryDialog.tsx';
import { RecordDialog } from '../../../views/form/RecordDialog.tsx';
import { useRowMoves } from '../../../views/rows/useRowMoves.ts';
import { useRows } from '../../../views/rows/useRows.ts';
import { useRemove } from '../../../views/writing/useRemove.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { OrderedRows } from '../../../widgets/simple-list/OrderedRows.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';

type Row = ProjectGroup & WireRecord;
type Open = { readonly type: 'add' } | { readonly type: 'edit' | 'history'; readonly row: Row };

const entity = projectGroup as unknown as AnyEntity;
const fields = ['displayName'];

/** The groups of a project: added, renamed, put in order and deleted. Tasks of a deleted group stay in the project. */
export function GroupsDialog({ project, onClose }: { readonly project: WireRecord; readonly onClose: () => void }) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.projects.groups.${key}`, options);
  const query = useRows<Row>(projectGroup.name, ['position', 'ASC'], { projectIds: [project.id] });
  const invalidate = useInvalidate();
  const remove = useRemove(projectGroup);
  const [open, setOpen] = useState<Open | null>(null);
  const route = 'PUT /client/v1/project-groups/{id}/reorder';
  const { ordered, move } = useRowMoves(projectGroup.name, route, query.rows ?? []);
  // The numbers of groups, and their names in tasks, are read with tasks.
  const leave = (act: () => void) => {
    void invalidate('task');
    act();
  };
  const drawn = (row: Row) => (
    <>
      <LineText name={row.displayName} about={[]} />
      <LineTools
        name={row.displayName}
        mayEdit
        onEdit={() => setOpen({ type: 'edit', row })}
        onHistory={() => setOpen({ type: 'history', row })}
        onRemove={() => void remove(row)}
      />
    </>
  );
  return (
    <>
      <DialogFrame
        title={words('title')}
        onClose={() => leave(onClose)}
        actions={
          <>
            <Button startIcon={<AddIcon />} onClick={() => setOpen({ type: 'add' })} sx={{ mr: 'auto' }}>
              {words('add')}
            </Button>
            <Button onClick={() => leave(onClose)}>{translate('app.actions.close')}</Button>
          </>
        }
      >
        {query.error && <LoadFailed onRetry={query.retry} />}
        {query.rows?.length === 0 && <span>{words('none')}</span>}
        {ordered.length > 0 && (
          <OrderedRows
            label={words('title')}
            rows={ordered}
            moveLabel={({ displayName }) => translate('app.lines.move', { name: displayName })}
            onMove={move}
            rowOf={drawn}
          />
        )}
      </DialogFrame>
      {(open?.type === 'add' || open?.type === 'edit') && (
        <RecordDialog
          entity={entity}
          fields={fields}
          record={open.type === 'edit' ? open.row : null}
          given={{ projectId: project.id }}
          onClose={() => leave(() => setOpen(null))}
        />
      )}
      {open?.type === 'history' && (
        <HistoryDialog entity={entity} id={open.row.id} name={open.row.displayName} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
