import type { Actor } from '../../../schema/access/access.ts';
import type { Scope } from '../../../schema/access/scope.ts';
import type { Engine } from '../engine.ts';
import { scopeSql } from './scopeSql.ts';
import type { Values } from '../sql.ts';

/** Selects records of a kind. */
export interface KindScope {
  readonly kind: string;
  readonly scope: Scope;
}

/** The condition under which a row of `record r` is of one of several kinds and lies in that kind's scope. */
export function kindsWithin(engine: Engine, actor: Actor, scopes: readonly KindScope[], values: Values): string {
  const isWhole = ({ scope }: KindScope) => scope.type === 'everything';
  const whole = scopes.filter(isWhole).map(({ kind }) => kind);
  const inPart = scopes.filter((one) => !isWhole(one) && one.scope.type !== 'nothing');
  const parts = inPart.map(({ kind, scope }) => {
    const model = engine.model(kind);
    const within = (alias: string) => scopeSql(scope, model, alias, actor, values, engine.model);
    const isInside =
      scope.type === 'assigned'
        ? within('r')
        : `exists (select 1 from ${model.table} t where t.agency_id = r.agency_id and t.id = r.id and ${within('t')})`;
    return `(r.kind = ${values.add(kind)} and ${isInside})`;
  });
  return `(${[`r.kind = any(${values.add(whole)}::text[])`, ...parts].join(' or ')})`;
}
