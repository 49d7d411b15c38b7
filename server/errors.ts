import {
  formatMessage,
  messages,
  type Filling,
  type GappedKey,
  type MessageKey,
  type MessageParams,
  type ParamsFor,
} from '../schema/rules/messages.ts';

/** Every refusal's number and HTTP status, in one table; 1018, 7000, 9204 and 9205 are the spec's (AB 8, CM 8). */
export const refusals = {
  invalid: { code: 1000, status: 400 },
  unauthenticated: { code: 1001, status: 401 },
  signInFailed: { code: 1002, status: 400 },
  forbidden: { code: 1003, status: 403 },
  notFound: { code: 1004, status: 404 },
  noAgency: { code: 1005, status: 403 },
  agencyChanged: { code: 1006, status: 403 },
  staleVersion: { code: 1009, status: 400 },
  relatedData: { code: 1010, status: 400 },
  restoreClash: { code: 1011, status: 400 },
  transitionRefused: { code: 1012, status: 400 },
  idempotencyClash: { code: 1013, status: 400 },
  clash: { code: 1014, status: 400 },
  duplicateEmail: { code: 1018, status: 400 },
  templateOverdue: { code: 7000, status: 400 },
  noProfileLink: { code: 9204, status: 400 },
  shareErrorVideo: { code: 9205, status: 400 },
  timedOut: { code: 1408, status: 408 },
  bodyTooLarge: { code: 1413, status: 413 },
  quotaUsedUp: { code: 1414, status: 413 },
  unsupportedMediaType: { code: 1415, status: 415 },
  rangeNotSatisfiable: { code: 1416, status: 416 },
  misdirected: { code: 1421, status: 421 },
  tooManyRequests: { code: 1429, status: 429 },
  internal: { code: 1500, status: 500 },
  unavailable: { code: 1503, status: 503 },
} as const;

/** Kind of an error response; it determines the status. */
export type RefusalName = keyof typeof refusals;

/** Error of one field or parameter: in English, and as a key that a client can put in its own words. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** Details of an error response. */
export interface RefusalOptions {
  /**
   * Values for the message's placeholders. If `field` is the name of a field, or `from` one of its values, `kind` is
   * the entity that declares it, so that a client can show the names that its user knows. A `day` is `YYYY-MM-DD`: the
   * client writes it in its user's language.
   */
  readonly params?: MessageParams;
  readonly details?: readonly FieldRefusal[];
  /** Data for the client to continue, such as the current record after a version conflict. */
  readonly data?: unknown;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** A message and what fills it: a refusal without what its words ask for does not compile. */
type Worded =
  | [key: Exclude<MessageKey, GappedKey>, options?: RefusalOptions]
  | { [Key in GappedKey]: [key: Key, options: RefusalOptions & { readonly params: ParamsFor<Key> }] }[GappedKey];

/** A refusal that a user should read. Thrown anywhere on the server; one error handler turns it into the envelope. */
export class RefusalError extends Error {
  readonly refusal: RefusalName;
  readonly key: MessageKey;
  readonly options: RefusalOptions;

  constructor(refusal: RefusalName, ...[key, options = {}]: Worded) {
    super(formatMessage(messages[key], options.params));
    this.name = 'RefusalError';
    this.refusal = refusal;
    this.key = key;
    this.options = options;
  }

  /** Returns the same error with details for other fields. */
  withDetails(details: readonly FieldRefusal[]): RefusalError {
    return new RefusalError(this.refusal, ...([this.key, { ...this.options, details }] as Worded));
  }
}

/** One field's refusal in words. */
export function fieldRefusal<Key extends MessageKey>(field: string, key: Key, ...[params]: Filling<Key>): FieldRefusal {
  return { field, message: formatMessage(messages[key], params), key, ...(params && { params }) };
}

/** A 400 for fields or parameters that are wrong; the first one's words are the refusal's own. */
export function invalid(details: readonly FieldRefusal[]): RefusalError {
  const [first] = details;
  if (!first) return new RefusalError('invalid', 'invalid', { details });
  const { key, params } = first;
  return new RefusalError('invalid', ...([key, { details, ...(params && { params }) }] as Worded));
}

/** The same bytes whether the record is absent, deleted, another agency's or not assigned. */
export function notFound(): RefusalError {
  return new RefusalError('notFound', 'notFound');
}

/** Returns the wire format of an error. */
export function envelopeOf(error: RefusalError): object {
  const { params, details, data } = error.options;
  return {
    error: { code: refusals[error.refusal].code, message: error.message, key: error.key, ...(params && { params }) },
    ...(details && details.length > 0 && { errorDetails: details }),
    ...(data !== undefined && { responseData: data }),
  };
}
