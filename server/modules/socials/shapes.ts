import type { JsonSchema } from '../../../schema/fields/field.ts';
import { nullable, string, uuid } from '../../../schema/fields/schemas.ts';
import { connectablePlatforms, socialProviders } from '../../../schema/socials.ts';

const platform: JsonSchema = { type: 'string', enum: [...connectablePlatforms] };
const provider: JsonSchema = { type: 'string', enum: [...socialProviders] };
const moment: JsonSchema = { type: 'integer' };
const code: JsonSchema = { type: 'string', minLength: 1, maxLength: 2_000 };

const body = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

export const recordParams = body({ id: uuid });
export const rowParams = body({ talentSocialId: uuid });
export const beginBody = body({ talentSocialId: uuid });
export const callbackBody = body({
  talentSocialId: uuid,
  code: { ...code, description: 'What the provider sent the browser back with' },
  state: { type: 'string', maxLength: 200, description: 'The state with which the dialog was begun' },
});
export const allowBody = body({ platform, username: { type: 'string', pattern: String.raw`^[\w.-]{1,100}$` } });

export const dialogAnswer: JsonSchema = {
  type: 'object',
  properties: { url: { ...string, description: "The provider's dialog" }, state: string },
};
export const codeAnswer: JsonSchema = { type: 'object', properties: { code: string } };
export const connectionAnswer: JsonSchema = {
  type: 'object',
  properties: {
    talentSocialId: uuid,
    platform,
    provider,
    username: nullable(string),
    displayName: nullable(string),
    connectedAt: moment,
    expiresAt: nullable(moment),
  },
};
export const connectionsAnswer: JsonSchema = {
  type: 'object',
  properties: { provider: nullable(provider), connections: { type: 'array', items: connectionAnswer } },
};
