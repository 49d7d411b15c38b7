import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { codeOf, codeSchema, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { Field, JsonSchema } from '../../../schema/fields/field.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import { string, uuid } from '../../../schema/fields/schemas.ts';
import { targetsOf } from '../../../schema/registry.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { Engine } from '../../engine/engine.ts';
import { optionsOf } from '../../engine/options.ts';
import { requireRight } from '../../engine/right.ts';
import { callerOf } from '../../plugins/session.ts';

/** What a filter offers: the value that the list takes for it, and its name. */
interface FilterChoice {
  readonly id: string | number;
  readonly displayName: string;
}

/** A filter of a list that offers choices: its parameter, and the field that it is about. */
interface OfferedFilter {
  readonly param: string;
  readonly name: string;
  readonly field: Field;
}

function filtersOf({ fields, list }: AnyEntity): readonly OfferedFilter[] {
  return (list.filters ?? []).flatMap((name) => {
    const field = fields[name];
    if (!field || (field.kind !== 'choice' && targetsOf(field).length === 0)) return [];
    return kindOf(field)
      .filters(name, field)
      .map(({ param }) => ({ param, name, field }));
  });
}

function choiceSchema({ field }: OfferedFilter): JsonSchema {
  const id = field.kind === 'choice' ? codeSchema((field as ChoiceField).choices) : uuid;
  return { type: 'array', items: { type: 'object', properties: { id, displayName: string } } };
}

async function choicesOf(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  { name, field }: OfferedFilter,
): Promise<readonly FilterChoice[]> {
  if (field.kind === 'choice') {
    const { choices } = field as ChoiceField;
    return namesOf(choices).map((stored) => ({ id: codeOf(choices, stored), displayName: stored }));
  }
  const found: FilterChoice[] = [];
  for (let pageIndex: number | null = 0; pageIndex !== null;) {
    const query = { field: name, pageIndex, pageSize: maximumPageSize };
    const page: Awaited<ReturnType<typeof optionsOf>> = await optionsOf(engine, actor, entity.name, query);
    found.push(...page.data);
    pageIndex = page.nextPageIndex;
  }
  return found;
}

/** GET filter-option (AB 7): all that the filters of an entity's list offer the caller, by the list's own parameters. */
export function registerFilterOption(app: FastifyInstance, engine: Engine, entity: AnyEntity): void {
  const filters = filtersOf(entity);
  const properties = Object.fromEntries(filters.map((filter) => [filter.param, choiceSchema(filter)]));
  app.get(
    `${entity.api.base}/filter-option`,
    {
      config: { access: { entity: entity.name, action: 'read' } },
      schema: {
        tags: [entity.plural],
        summary: `what the filters of ${entity.plural} offer`,
        response: { 200: answerSchema({ type: 'object', properties }) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      requireRight(engine, actor, 'read', entity.name);
      const seen = filters.filter(({ field }) => canField(actor, field.access) !== 'none');
      const offered = seen.map(
        async (filter) => [filter.param, await choicesOf(engine, actor, entity, filter)] as const,
      );
      return { responseData: Object.fromEntries(await Promise.all(offered)) };
    },
  );
}
