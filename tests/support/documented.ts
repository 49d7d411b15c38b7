import { createHash } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { formatMessage, messages, type MessageKey, type MessageParams } from '../../schema/rules/messages.ts';

/** The API's description, as far as answers are checked against it. */
export interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDocument>>>>;
}

export interface OperationDocument {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, ResponseDocument>>;
  readonly security?: readonly object[];
}

interface ResponseDocument {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Given {
  readonly method: string;
  /** Pattern of the route, `/client/v1/talents/:id`; empty if no route matched. */
  readonly route: string;
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
}

const refusal = { code: 'number', message: 'string', key: 'string' } as const;

/** Compiles the forms of one document's answers, each once, by its text: all refusals have the same. */
interface Engine {
  readonly ajv: Ajv2020;
  readonly validators: Map<string, ValidateFunction>;
  readonly texts: WeakMap<object, string>;
}

/** By document, and by what a document says: the servers of one registry say the same. */
const engines = new WeakMap<Documented, Engine>();
const enginesByText = new Map<string, Engine>();

/** A route's pattern as the document writes it. */
export function documentedPath(route: string): string {
  return route.replaceAll(/:(\w+)/g, '{$1}');
}

function engineOf(document: Documented): Engine {
  const known = engines.get(document);
  if (known) return known;
  const text = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const engine = enginesByText.get(text) ?? openEngine(document);
  enginesByText.set(text, engine);
  engines.set(document, engine);
  return engine;
}

function openEngine(document: Documented): Engine {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  return { ajv, validators: new Map(), texts: new WeakMap() };
}

/** @param pointer where the schema stands in the document */
function validatorOf(document: Documented, schema: object, pointer: string): ValidateFunction {
  const { ajv, validators, texts } = engineOf(document);
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  const validate = validators.get(text) ?? ajv.compile({ $ref: `api#${pointer}` });
  validators.set(text, validate);
  return validate;
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Words of an error, or of one field's. */
interface Said {
  readonly key: MessageKey;
  readonly message: string;
  readonly params?: MessageParams;
}

/**
 * Returns violations of an error message: a client must be able to build the server's own words from the key and the
 * values of its placeholders.
 */
function wordFaults({ key, message, params }: Said): string[] {
  const words = formatMessage(messages[key], params);
  return words === message ? [] : [`${key} and its params say '${words}', not '${message}'`];
}

/** Returns violations of the format of an error response. */
function refusalFaults(json: unknown): string[] {
  const { error, errorDetails = [] } = (json ?? {}) as { error?: Said; errorDetails?: readonly Said[] };
  const faults = Object.entries(refusal).flatMap(([key, type]) =>
    typeof error?.[key as keyof Said] === type ? [] : [`a refusal needs error.${key}, a ${type}`],
  );
  return error && faults.length === 0 ? [error, ...errorDetails].flatMap(wordFaults) : faults;
}

/**
 * Returns violations of an answer: it is missing in the API's description, has another form, or is not in the envelope.
 * A call without a route is refused with 404 and needs no description.
 */
export function answerFaults(document: Documented, given: Given): string[] {
  const { method, route, status, json, text } = given;
  const faults = status >= 400 ? refusalFaults(json) : [];
  if (status >= 500) faults.push('a call made the server fail');
  if (route === '') return status === 404 || status === 400 ? faults : [...faults, 'no route took the call'];
  const path = documentedPath(route);
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) return [...faults, `${method} ${path} stands in no description`];
  const codes = [String(status), `${String(status).slice(0, 1)}XX`, 'default'];
  const code = codes.find((one) => operation.responses[one]);
  if (code === undefined) return [...faults, `${method} ${path} does not describe an answer ${status}`];
  const [type, content] = Object.entries(operation.responses[code]?.content ?? {})[0] ?? [];
  if (type === undefined || content?.schema === undefined) return faults;
  const pointer = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${code}/content/${escaped(type)}/schema`;
  const validate = validatorOf(document, content.schema, encodeURI(pointer));
  if (validate(type === 'application/json' ? json : text)) return faults;
  return [...faults, ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)];
}
