import type { FastifyInstance, RouteOptions } from 'fastify';
import { bodyProperties, requestOfCall } from '../../../../schema/derive/requests.ts';
import type { JsonSchema } from '../../../../schema/fields/field.ts';
import { paramNames, type Call } from '../../../../schema/language/call.ts';
import { requirePermitted } from '../../../plugins/access.ts';
import { requireByKey } from '../../../plugins/keyAccess.ts';
import { millisecondsOf, textsWithin, withTexts } from './instants.ts';
import { short, withRecordTexts } from './shortRecords.ts';
import { idSchema, inputSchema, type Caller, type Tool } from './tool.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Returns all that a call takes, by name. */
function propertiesOf(call: Call): Properties {
  const params = paramNames(call).map((name) => [name, call.params?.[name] ?? idSchema] as const);
  return { ...Object.fromEntries(params), ...call.query?.properties, ...bodyProperties(call) } as Properties;
}

const requiredIn = (schema: unknown) =>
  (schema as { readonly required?: readonly string[] } | undefined)?.required ?? [];

/** Returns true if a caller may make a call at all; what it answers is its own business. */
function mayCall({ actor, registry }: Caller, { config = {} }: RouteOptions): boolean {
  try {
    requireByKey(config, actor, registry);
    requirePermitted(config.access, actor, registry);
    return true;
  } catch {
    return false;
  }
}

function toolOf(route: RouteOptions, call: Call): readonly Tool[] {
  const { tool, summary } = call;
  if (tool === undefined) return [];
  const properties = propertiesOf(call);
  const required = [...paramNames(call), ...requiredIn(call.query), ...requiredIn(call.body)];
  return [
    {
      ...tool,
      title: summary,
      writes: false,
      input: inputSchema(withTexts(properties), required),
      isOffered: (caller) => mayCall(caller, route),
      run: async ({ ask, kinds }, input) => {
        const answer = await ask(requestOfCall(call, millisecondsOf(input, properties)));
        return short(withRecordTexts(textsWithin(answer, call.answer as JsonSchema), kinds));
      },
    },
  ];
}

/** Returns the tools that areas offer by their calls (`Call.tool`). */
export function callTools({ routeTable }: Pick<FastifyInstance, 'routeTable'>): readonly Tool[] {
  // Each GET comes with a HEAD of the same call.
  const routes = routeTable.filter(({ method }) => method !== 'HEAD');
  return routes.flatMap((route) => (route.config?.call ? toolOf(route, route.config.call) : []));
}
