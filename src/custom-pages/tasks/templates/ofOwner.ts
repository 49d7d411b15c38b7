import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import type { ListOwner } from '../../../views/owner/ListOwner.ts';

/** Subject of the tasks of a template, and who does those without an assignee. */
interface About {
  readonly relatedToIds?: string[];
  readonly linkToIds?: string[];
  readonly assigneeId?: string;
  /** Project in which they become a group. */
  readonly projectId?: string;
}

/**
 * Returns what tasks made on a record's page are about: staff do them, they become a group of a project, other work is
 * linked, and they are for everybody else.
 */
export function ofOwner(owner: ListOwner | null, assigneeId: string | null): About {
  const assignee = assigneeId === null ? {} : { assigneeId };
  if (owner === null) return assignee;
  const { kind, id } = owner.subject;
  if (kind === 'staff') return { assigneeId: id };
  if (kind === 'project') return { ...assignee, projectId: id };
  const isWork = task.fields.linkTos.targets.some((target) => target === kind);
  return { ...assignee, ...(isWork ? { linkToIds: [id] } : { relatedToIds: [id] }) };
}
