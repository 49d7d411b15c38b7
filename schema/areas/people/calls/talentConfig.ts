import { Type, type TSchema } from 'typebox';
import { recordSchema, updateSchema } from '../../../derive/jsonSchema.ts';
import { defineCalls, idOf } from '../../../language/call.ts';
import type { AnyEntity } from '../../../language/entity.ts';
import { talentConfigFields } from '../../../rules/finance/talentConfig.ts';
import { talent, type Talent } from '../entities/talent.ts';

/** Finance settings of a talent. */
export type TalentConfig = Pick<Talent, (typeof talentConfigFields)[number] | 'version'>;
/** Change of them; keys that it omits stay as they are. */
export type TalentConfigChange = Readonly<Record<string, unknown>> & { readonly version?: number };

const declared = talent as unknown as AnyEntity;
const fields = Object.fromEntries(talentConfigFields.map((name) => [name, talent.fields[name]]));
const { properties } = recordSchema(declared) as { readonly properties: Readonly<Record<string, object>> };
const keys = ['version', ...talentConfigFields];

const config = Type.Unsafe<TalentConfig>({
  type: 'object',
  required: keys,
  properties: Object.fromEntries(keys.map((key) => [key, properties[key]])),
} as TSchema);
const body = updateSchema({ ...declared, api: { base: declared.api.base }, fields, customFields: false }, false);

const shared = { params: { id: idOf(talent.name) }, answer: config } as const;
const description = 'They are fields of the talent’s record, so both rights are needed: on finance, and on the talent.';

/** Calls for the finance settings of a talent (AB 7, config per talent). */
export const talentConfigCalls = defineCalls(talent.plural, {
  read: {
    ...shared,
    route: 'GET /client/v1/talents/{id}/config',
    access: { entity: 'invoice', action: 'read' },
    summary: 'finance settings of a talent',
    description,
  },
  readOfFinance: {
    ...shared,
    route: 'GET /finance/v1/talent-config/{id}/config',
    access: { entity: 'invoice', action: 'read' },
    summary: 'finance settings of a talent, by the address of finance',
    description,
  },
  change: {
    ...shared,
    route: 'PUT /client/v1/talents/{id}/config',
    access: { entity: 'invoice', action: 'update' },
    summary: 'change the finance settings of a talent',
    description: 'An update of the record: what is left out stays, and it has a new version and a history.',
    body: Type.Unsafe<TalentConfigChange>(body as TSchema),
  },
});
