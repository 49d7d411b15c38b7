import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { fieldRoutes, type SettingsField } from './fields.ts';
import type { useFields } from './useFields.ts';
import { useUndoNotice } from '../../../widgets/notice/useUndoNotice.tsx';

type Status = SettingsField['status'];

/** Actions on a field besides editing it: immediate, and undoable if they hide something. */
export function useFieldSteps({ show, forget }: Pick<ReturnType<typeof useFields>, 'show' | 'forget'>) {
  const client = useClient();
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      await forget();
    }
  };
  const put = (id: string, status: Status) =>
    attempt(() => client.ask('PUT /client/v1/attribute-configs/{id}/status', { params: { id }, body: { status } }));
  const tell = (key: string, name: string, undo: () => Promise<unknown>) =>
    offerUndo(`app.customFields.${key}`, undo, { name });

  return {
    archive: async ({ id, label }: SettingsField) => {
      if (await put(id, 'ARCHIVED')) tell('archived', label, () => put(id, 'ACTIVE'));
    },
    restore: async ({ id, label }: SettingsField) => {
      if (await put(id, 'ACTIVE')) tell('restored', label, () => put(id, 'ARCHIVED'));
    },
    remove: async ({ id, label }: SettingsField) => {
      const path = `${fieldRoutes}/${id}`;
      if (!(await attempt(() => client.call({ method: 'DELETE', path })))) return;
      tell('deleted', label, () => attempt(() => client.call({ method: 'POST', path: `${path}/restore`, body: {} })));
    },
    /** Shows another order at once, and keeps it. */
    reorder: async (rows: readonly SettingsField[]) => {
      await show(rows);
      await attempt(() =>
        client.ask('PUT /client/v1/attribute-configs/reorder', { body: { ids: rows.map(({ id }) => id) } }),
      );
    },
  };
}
