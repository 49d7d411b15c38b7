import type { Actor } from '../../../../../schema/access/access.ts';
import type { KeyGrant } from '../../../../../schema/access/keys.ts';
import { closure, levelSets } from '../../../../../schema/access/levels.ts';
import { cap, resources, wireName, type Resource } from '../../../../../schema/access/resources.ts';
import { passesFeatureChecks } from '../../../../../schema/access/scope.ts';

/** Resources that are ticked for a key, each with what it leaves. */
export type ChosenResources = Readonly<Partial<Record<Resource, KeyGrant>>>;

/** Resources that a person may give to a key, and whether they may write there themselves. */
export function offeredTo(actor: Actor): readonly { readonly resource: Resource; readonly mayWrite: boolean }[] {
  return resources.flatMap((resource) => {
    const held = cap(resource, passesFeatureChecks(actor) ? levelSets.editAll : closure(actor.levels[resource] ?? []));
    if (held.includes('NO_ACCESS')) return [];
    return [{ resource, mayWrite: held.includes('EDIT_ASSIGN') }];
  });
}

/** The chosen resources as the API names them. */
export function wiredOf(chosen: ChosenResources): Readonly<Partial<Record<`res::${Resource}`, KeyGrant>>> {
  return Object.fromEntries(resources.flatMap((one) => (chosen[one] ? [[wireName(one), chosen[one]]] : [])));
}
