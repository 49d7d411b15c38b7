import { useNotify, useTranslate } from 'ra-core';
import { undoTime } from '../../../../schema/rules/limits.ts';
import type { CallAnswer, CallInput } from '../../../../schema/calls.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

const route = 'POST /client/v1/tasks/from-template';
const undoRoute = 'POST /client/v1/tasks/from-template/undo';

type Body = CallInput<typeof route>['body'];
type Made = CallAnswer<typeof route>;

/** Makes the tasks of a template, says so, and takes them back where that is wanted. */
export function useApply() {
  const client = useClient();
  const notify = useNotify();
  const translate = useTranslate();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const say = (parts: readonly (string | false)[], options: object = {}) => {
    const said = parts.filter((part) => part !== false).join('. ');
    notify(said, { messageArgs: { _: said }, ...options });
  };
  const words = (key: string, options?: object) => translate(`app.taskTemplates.${key}`, options);

  const undo = async ({ tasks, group }: Made) => {
    try {
      const made = group && { group: { id: group.id, version: group.version } };
      const body = { tasks: tasks.map(({ id, version }) => ({ id, version })), ...made };
      const { removed, kept } = await client.ask(undoRoute, { body });
      const names = kept.map(({ displayName }) => displayName).join(', ');
      say([words('undone', { smart_count: removed }), kept.length > 0 && words('kept', { names })]);
    } catch (error) {
      complain(error);
    }
    await invalidate('task');
  };

  return {
    apply: (body: Body) => client.ask(route, { body, headers: { 'idempotency-key': keyOf({ ...body }) } }),
    tell: (made: Made) => {
      const { tasks, unassigned } = made;
      void invalidate('task');
      const names = unassigned.join(', ');
      say([words('made', { smart_count: tasks.length }), unassigned.length > 0 && words('unassigned', { names })], {
        autoHideDuration: undoTime,
        action: <UndoButton onUndo={() => void undo(made)} />,
      });
    },
  };
}
