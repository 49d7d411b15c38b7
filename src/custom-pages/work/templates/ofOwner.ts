import type { ListOwner } from '../../../views/list/ListOwner.ts';

/** Subject of the tasks of a template, and who does those without an assignee. */
interface About {
  readonly relatedToIds?: string[];
  readonly linkToIds?: string[];
  readonly assigneeId?: string;
}

/** Returns what tasks made on a record's page are about: staff do them, contracts are linked, all others they are for. */
export function ofOwner(owner: ListOwner | null, assigneeId: string | null): About {
  const assignee = assigneeId === null ? {} : { assigneeId };
  const [id] = owner === null ? [] : ((Object.values(owner.filter)[0] ?? []) as readonly string[]);
  if (owner === null || id === undefined) return assignee;
  if (owner.page === 'staff') return { assigneeId: id };
  return { ...assignee, ...(owner.page === 'contract' ? { linkToIds: [id] } : { relatedToIds: [id] }) };
}
