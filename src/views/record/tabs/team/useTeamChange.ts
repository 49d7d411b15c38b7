import { useTranslate, useUpdate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { ContactRole } from '../../../../../schema/rules/contactRoles.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { currentOf } from '../../../form/conflict.ts';
import { useSetChange } from '../../../writing/useSetChange.ts';
import { useUndoNotice } from '../../../../widgets/notice/useUndoNotice.tsx';

/** A field that names staff of a record, with their role, and whether it names one person alone. */
export interface RoleField {
  readonly field: string;
  readonly role: ContactRole;
  readonly isOne: boolean;
  readonly isRequired: boolean;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Functions that give people a role on a record and take it away. Adding throws; taking away tells of a failure. */
export interface TeamChange {
  readonly give: (to: RoleField, ids: readonly string[]) => Promise<void>;
  readonly take: (from: RoleField, person: Person) => Promise<void>;
}

/**
 * Changes who works on a record. People of a set come and go by calls of their own, so that two at once lose nobody; the
 * one person of a field is written with the version that was seen, again if something else changed meanwhile.
 */
export function useTeamChange(entity: AnyEntity, record: WireRecord): TeamChange {
  const change = useSetChange(entity.name);
  const [update] = useUpdate<WireRecord>();
  const invalidate = useInvalidate();
  const offerUndo = useUndoNotice();
  const translate = useTranslate();
  const complain = useFailureNotice();

  const put = async ({ field }: RoleField, seen: WireRecord, id: string | null): Promise<WireRecord> => {
    const key = `${field}Id`;
    const write = (of: WireRecord) =>
      update(
        entity.name,
        { id: of.id, data: { [key]: id, version: of.version }, previousData: { id: of.id, version: of.version } },
        { mutationMode: 'pessimistic', returnPromise: true },
      ) as Promise<WireRecord>;
    const saved = await write(seen).catch((error: unknown) => {
      const current = currentOf(error);
      if (current?.[key] !== seen[key] || current === undefined) throw error;
      return write(current);
    });
    void invalidate(entity.name);
    return saved;
  };
  const give: TeamChange['give'] = async (to, ids) => {
    const [first] = ids;
    if (!to.isOne) await change({ id: record.id, field: to.field, add: ids });
    else if (first !== undefined) await put(to, record, first);
  };
  const take: TeamChange['take'] = async (from, { id, name }) => {
    try {
      const saved = from.isOne
        ? await put(from, record, null)
        : await change({ id: record.id, field: from.field, remove: id });
      const undo = () =>
        void (from.isOne ? put(from, saved, id) : change({ id: record.id, field: from.field, add: [id] })).catch(
          complain,
        );
      offerUndo('app.team.removed', undo, { name, role: translate(`app.team.roles.${from.role}`).toLowerCase() });
    } catch (error) {
      complain(error);
    }
  };
  return { give, take };
}
