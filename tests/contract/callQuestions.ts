import { holdsFile, paramNames, type Call } from '../../schema/language/call.ts';
import type { JsonSchema } from '../../schema/fields/field.ts';
import type { Question } from '../support/app.ts';
import { declaredCalls } from './declaredCalls.ts';
import { doings } from './doings.ts';
import { outcomes } from './outcomes.ts';
import { namedKinds, type ModuleQuestion } from './question.ts';
import { noVersion, nowhere, sampleOf } from './sample.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

const propertiesOf = (schema: unknown) => (schema as { properties?: Properties } | undefined)?.properties ?? {};
const kindOf = (schema: unknown) => (schema as { 'x-kind'?: string } | undefined)?.['x-kind'];

/** Place in a call that names a stored thing, and its kind; undefined for none. */
interface Naming {
  readonly part: 'params' | 'query' | 'body';
  readonly key: string;
  readonly kind: string;
  readonly isList: boolean;
}

/** The schema of what a call takes as JSON. */
const bodyOf = ({ body, form }: Call) => body ?? (form && !holdsFile(form) ? form : undefined);

function namingOf(call: Call): Naming | undefined {
  const { params, query } = call;
  const parts = { params: params ?? {}, query: propertiesOf(query), body: propertiesOf(bodyOf(call)) } as const;
  for (const part of ['params', 'query', 'body'] as const) {
    for (const [key, schema] of Object.entries<unknown>(parts[part])) {
      const kind = kindOf(schema) ?? kindOf((schema as { items?: unknown }).items);
      if (kind !== undefined) return { part, key, kind, isList: kindOf(schema) === undefined };
    }
  }
  return undefined;
}

/** Returns true if the tests have things of a kind. */
const isNamed = (kind: string): kind is (typeof namedKinds)[number] => namedKinds.some((one) => one === kind);

/** A call about a certain id, with the version that nothing has and the least that its declaration asks for besides. */
function ask(call: Call, naming: Naming | undefined, id: string): Question {
  const [method = '', pattern = ''] = call.route.split(' ');
  const named = (part: Naming['part']) =>
    naming?.part === part ? { [naming.key]: naming.isList ? [id] : id } : ({} as Record<string, unknown>);
  const params: Record<string, unknown> = {
    ...Object.fromEntries(
      paramNames(call).map((name) => [name, call.params?.[name] ? sampleOf(call.params[name] as never) : nowhere]),
    ),
    ...named('params'),
  };
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
  const query = { ...(call.query && (sampleOf(call.query as never) as object)), ...named('query') };
  const schema = bodyOf(call);
  const versioned = Object.hasOwn(propertiesOf(schema), 'version') && { version: noVersion };
  const least = schema && (sampleOf(schema as never) as object);
  const body = Array.isArray(least) ? least : least && { ...least, ...versioned, ...named('body') };
  return { method, path, query, ...(body && { body }) };
}

/** A declared call with the least that it asks for, about nothing that is there. */
export function leastOf(call: Call): Question {
  return ask(call, namingOf(call), nowhere);
}

/** A query that no call knows is refused once the right has been passed, before anything is done. */
const unknown = { nothing: 1 };

/**
 * Returns the body with empty texts, but for choices: required ones are refused after the access check. A list names things that are not
 * there, which are refused as they are.
 */
const blanked = (body: unknown, properties: Readonly<Record<string, unknown>>): object =>
  Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries((body ?? {}) as object).map(([key, value]) => [
          key,
          typeof value === 'string' && !('enum' in ((properties[key] ?? {}) as object)) ? ' ' : (value as unknown),
        ]),
      );

/**
 * Returns a request for a declared call that has no effect even for permitted callers, from its declaration alone:
 * about an id of the kind that it names, with a stale version if it takes one, or else, unless it only reads, with a
 * refused value.
 */
function questionOf(call: Call): ModuleQuestion {
  const does = doings[call.route];
  const shared = { ...(does && { does }), ...outcomes[call.route] };
  const naming = namingOf(call);
  const isReading = call.isReading ?? call.route.startsWith('GET ');
  if (naming && isNamed(naming.kind)) {
    const isVersioned = Object.hasOwn(ask(call, naming, nowhere).body ?? {}, 'version');
    return {
      question: (id) => ask(call, naming, id),
      permitted: [404],
      names: naming.kind,
      ...(isVersioned && { found: ['staleVersion'] }),
      ...shared,
    };
  }
  const asked = ask(call, naming, nowhere);
  // What the tests know nothing of is not there, which the engine finds out before it does anything.
  const isLookedFor = naming?.part === 'params' || (naming && typeof call.access === 'object');
  if (isLookedFor) return { question: () => asked, permitted: [404], ...shared };
  if (isReading) return { question: () => asked, permitted: [200], ...shared };
  // The engine decides about entities after the shape of a call was found right.
  const refused =
    typeof call.access === 'object'
      ? { ...asked, body: blanked(asked.body, propertiesOf(bodyOf(call))) }
      : { ...asked, query: unknown };
  return { question: () => refused, permitted: [400], ...shared };
}

/** Request for each declared call that is not public, by its route. */
export const callQuestions: ReadonlyMap<string, ModuleQuestion> = new Map(
  declaredCalls.filter(({ access }) => access !== 'public').map((call) => [call.route, questionOf(call)]),
);
