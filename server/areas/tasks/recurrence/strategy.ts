import type { Engine } from '../../../engine/engine.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { notifyOf } from '../../../engine/notifications/notify.ts';
import { noticesOf } from '../../../engine/notifications/notices.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { judgeUpdate, updateRecord } from '../../../engine/writing/update.ts';
import { openTasks } from './occurrences.ts';
import { settingKey } from './plan.ts';
import { editSeries, openSeries, removeSeries } from './reaching.ts';
import { replanSeries } from './replan.ts';

/**
 * Makes changes and deletions of a task reach the following tasks of its series, or all of them (AB 7
 * `recurrenceStrategy`). Completed tasks stay as they are, and so does a field that was changed on one task alone. A
 * task in no series is alone.
 */
export function reachSeries(engine: Engine): void {
  engine.reachFurther('task', {
    update: async (write, body) => {
      const { engine: here, connection, actor, id, version, acceptsClash } = write;
      const series = await openSeries(write, 'update');
      if (!series) {
        const options = { connection, acceptsClash, ...(version !== undefined && { version }) };
        const { isUnchanged } = await updateRecord(here, actor, 'task', id, body, options);
        return { changed: isUnchanged ? 0 : 1, kept: 0 };
      }
      const judged = await judgeUpdate(here, actor, 'task', series.record, body, { cause: 'reach' });
      const isReplanned = judged.changes.some(({ field }) => field === settingKey);
      const reached = await (isReplanned ? replanSeries : editSeries)(series, { body, ...judged });
      const ids = await openTasks(connection, actor, id);
      const what = isReplanned ? {} : { changes: judged.changes };
      await here.judgeTogether(actor, { entity: task, ids, ...what, acceptsClash, connection });
      // Once for the task that was edited, not for each that the edit reaches.
      const { changes, after } = judged;
      const edited = { model: here.model('task'), actor, action: 'update', cause: 'call', changes, after } as const;
      const told = { agencyId: agencyOf(actor), recordId: id, notices: noticesOf(edited) };
      await notifyOf(connection, told, { actor, now: here.clock() });
      return reached;
    },
    remove: async (write) => {
      const { engine: here, actor, id, version } = write;
      const series = await openSeries(write, 'delete');
      if (series) return removeSeries(series);
      const removed = await removeRecord(here, actor, 'task', id, version);
      return { changed: 1, kept: 0, version: removed.version };
    },
  });
}
