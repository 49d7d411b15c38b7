import { HttpError, type TranslateFunction } from 'ra-core';
import type { MessageKey, MessageParams } from '../../schema/rules/messages.ts';
import { outlines } from '../../schema/outlines.ts';
import { choiceWord, fieldWord } from '../i18n/fieldWords.ts';
import type { Refusal, RefusalBody, RefusalDetail } from './types.ts';

interface Envelope {
  readonly error?: {
    readonly code?: number;
    readonly message?: string;
    readonly key?: string;
    readonly params?: MessageParams;
  };
  readonly errorDetails?: readonly (Partial<RefusalDetail> & { readonly message?: string })[];
  readonly responseData?: unknown;
}

/** A key of a newer server may be unknown here; it is shown in the server's words then. */
const isMessageKey = (key: unknown): key is MessageKey => typeof key === 'string';

function detailOf(given: Partial<RefusalDetail>): RefusalDetail {
  const { field = '', message = '', key, params } = given;
  return { field, message, ...(isMessageKey(key) && { key }), ...(params && { params }) };
}

/** Reads an error response: error and errorDetails of the envelope (AB 7). */
export function readRefusal(status: number, body: unknown): Refusal {
  const {
    error,
    errorDetails = [],
    responseData,
  } = (typeof body === 'object' && body !== null ? body : {}) as Envelope;
  const details = errorDetails.map(detailOf);
  const message = error?.message ?? details[0]?.message ?? '';
  return {
    status,
    code: error?.code ?? null,
    message,
    ...(isMessageKey(error?.key) && { key: error.key }),
    ...(error?.params && { params: error.params }),
    details,
    ...(responseData !== undefined && { data: responseData }),
  };
}

/** A refusal in the reader's language where its key is known, else in the server's words. */
export function wordsOf(
  refusal: { readonly key?: MessageKey; readonly params?: MessageParams; readonly message: string },
  translate: TranslateFunction,
): string {
  if (refusal.key === undefined) return refusal.message;
  const words = translate(`rules.${refusal.key}`, { ...named(refusal.params, translate), _: refusal.message });
  // A server that does not say what fills the gaps of these words has whole ones of its own.
  return unfilled.test(words) ? refusal.message : words;
}

const unfilled = /%\{\w+\}/;

/**
 * The label of a field; all that the agency added share one. A field of a record to which a field points (`client.city`)
 * has both labels.
 */
export function fieldLabel(kind: string, name: string, translate: TranslateFunction): string {
  if (name === 'custom') return translate('app.views.record.added');
  const [own = name, further] = name.split('.');
  const label = translate(fieldWord(kind, own), { _: own });
  if (further === undefined) return label;
  const found = outlines.map((one) => translate(fieldWord(one.name, further), { _: '' })).find(Boolean);
  return `${label} · ${found ?? further}`;
}

/** Replaces field names, and the value of one, by their labels, if `kind` gives the entity of the fields. */
function named(params: MessageParams | undefined, translate: TranslateFunction): MessageParams | undefined {
  const { kind, field, fields, from } = params ?? {};
  if (kind !== undefined && fields !== undefined) {
    const labels = String(fields).split(', ');
    return { ...params, fields: labels.map((one) => fieldLabel(String(kind), one, translate)).join(', ') };
  }
  if (kind === undefined || field === undefined) return params;
  const [entity, name] = [String(kind), String(field)];
  return {
    ...params,
    field: translate(fieldWord(entity, name), { _: name }),
    ...(from !== undefined && { from: translate(choiceWord(entity, name, String(from)), { _: String(from) }) }),
  };
}

/** The form in which react-admin's forms keep a message with its gaps until it is shown. */
function lateWords({ key, params, message }: RefusalDetail): string {
  if (key === undefined) return message;
  return `@@react-admin@@${JSON.stringify({ message: `rules.${key}`, args: { ...params, _: message } })}`;
}

/**
 * A refusal as everything that calls the data provider gets it. A 400 says what the server said; any other answer that
 * is not OK says 'Failed to fetch data' (AB 7).
 */
export function errorOf(refusal: Refusal, translate: TranslateFunction): HttpError {
  const said = wordsOf(refusal, translate) || translate('rules.unknownError');
  const message = refusal.status === 400 ? said : translate('rules.fetchFailed');
  const errors = Object.fromEntries(refusal.details.map((detail) => [detail.field, lateWords(detail)]));
  const body: RefusalBody = { refusal, ...(refusal.details.length > 0 && { errors }) };
  return new HttpError(message, refusal.status, body);
}

/** Returns the refusal that an error carries; null for other errors. */
export function refusalOf(error: unknown): Refusal | null {
  const body = error instanceof HttpError ? (error.body as RefusalBody | null) : null;
  return body?.refusal ?? null;
}

/** Was the server not reached at all? */
export function isOutOfReach(error: unknown): boolean {
  return refusalOf(error)?.status === 0;
}
