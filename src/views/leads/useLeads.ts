import { useTranslate } from 'ra-core';
import { useCallback, type ComponentType } from 'react';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isLeading, type Lead } from '../../../schema/language/records/origins.ts';
import type { AddedToProps } from '../../area.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useAreaParts } from '../area-parts/AreaPartsContext.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';

/** A new record to which another one leads, as it is offered. */
export interface OfferedLead {
  readonly lead: Lead;
  readonly entity: AnyEntity;
  /** Name of the action. */
  readonly label: string;
  /** Address of the form, which starts with what is known; null for a dialog. */
  readonly path: string | null;
  readonly Dialog: ComponentType<AddedToProps> | null;
}

/**
 * Returns a function that lists what a record leads to in its state, the usual first, as far as the person may add it.
 * @param mayUpdate true if the person may edit the record, which then names the new one
 */
export function useLeadsOf(entity: AnyEntity): (record: WireRecord, mayUpdate: boolean) => readonly OfferedLead[] {
  const translate = useTranslate();
  const actor = useActor();
  const { addedTo } = useAreaParts();
  return useCallback(
    (record, mayUpdate) =>
      registry.leadsTo(entity.name).flatMap((lead): readonly OfferedLead[] => {
        if (!isLeading(lead, entity, record) || (lead.by !== undefined && !mayUpdate)) return [];
        if (can(actor, 'create', lead.to, registry) === 'no') return [];
        const target = registry.get(lead.to);
        const screen = addScreen(lead.to);
        if (screen) {
          const path = `${screen.pattern}?${lead.key}=${record.id}`;
          return [{ lead, entity: target, label: titleOf(screen, screen.pattern, translate), path, Dialog: null }];
        }
        const dialog = addedTo.get(lead.to);
        return dialog
          ? [{ lead, entity: target, label: translate(dialog.label), path: null, Dialog: dialog.Dialog }]
          : [];
      }),
    [actor, addedTo, entity, translate],
  );
}
