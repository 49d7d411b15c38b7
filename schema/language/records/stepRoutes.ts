import { kebab } from '../../rules/texts.ts';
import type { AnyEntity } from '../entity.ts';
import { offers, routeOf, type Route } from '../operations.ts';
import { declaredSteps } from '../states.ts';

/** A route that takes a record from one state, or one kind, to the next. */
export interface Step extends Route {
  /** Its name in the declaration; `convert` for the conversion. */
  readonly name: string;
  readonly isConversion: boolean;
}

/** The routes of an entity's steps and of its conversion. */
export function stepsOf(entity: AnyEntity): readonly Step[] {
  const { base } = entity.api;
  const steps = declaredSteps(entity).map(({ name, route }): Step => {
    return { name, isConversion: false, ...routeOf('update', route ?? `POST /{id}/${name}`, base) };
  });
  if (!entity.converts) return steps;
  return [...steps, { name: 'convert', isConversion: true, ...routeOf('update', entity.converts.route, base) }];
}

/** A route that takes a declared step of many records. */
export interface StepOfMany extends Route {
  /** Name of the step in the declaration. */
  readonly name: string;
  /** True for the further address that the spec gives. */
  readonly isAlias: boolean;
}

/** The routes of an entity's steps over many records: none unless many of its records can be written at once. */
export function stepsOfMany(entity: AnyEntity): readonly StepOfMany[] {
  if (!offers(entity, 'bulk')) return [];
  const { base, stepsAlso } = entity.api;
  return declaredSteps(entity).flatMap(({ name }): readonly StepOfMany[] => {
    const own = { ...routeOf('bulk', `POST /steps/${kebab(name)}`, base), name, isAlias: false };
    if (stepsAlso === undefined) return [own];
    const path = stepsAlso.replace('POST ', '').replace('{step}', kebab(name));
    return [own, { operation: 'bulk', method: 'POST', path, name, isAlias: true }];
  });
}
