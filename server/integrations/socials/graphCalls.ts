import { SocialError, type SocialFault } from './port.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Reads a path of the Graph API; throws a `SocialError` for every unexpected answer. */
export type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<Answer>;

interface GraphError {
  readonly code?: unknown;
  readonly error_subcode?: unknown;
  readonly type?: unknown;
  readonly fbtrace_id?: unknown;
}

/** Path that exchanges a code for a token; its errors are mostly those of the code. */
const exchange = 'oauth/access_token';
/** The code was given for another address: that is for who runs this server. */
const otherAddress = 36_008;

/** Returns the error for one of Meta's (https://developers.facebook.com/docs/graph-api/guides/error-handling). */
function faultOf(path: string, { code, error_subcode: subcode }: GraphError): SocialFault {
  if (code === 190) return 'codeOver';
  if (code === 100 && path === exchange) return subcode === otherAddress ? 'unreachable' : 'codeOver';
  return typeof code === 'number' && (code === 10 || (code >= 200 && code < 300)) ? 'denied' : 'unreachable';
}

/** Reports only the numbers of Meta's errors: their texts may contain what was sent. */
function refusalOf(path: string, status: number, error: GraphError): SocialError {
  const { code, error_subcode: subcode, type, fbtrace_id: trace } = error;
  const said = JSON.stringify({ status, type, code, subcode, trace });
  return new SocialError(faultOf(path, error), `Meta refused ${path}: ${said}`);
}

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function read(path: string, response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (isObject(answer) && isObject(answer['error'])) throw refusalOf(path, response.status, answer['error']);
  if (!response.ok) throw new SocialError('unreachable', `Meta answered ${path} with ${response.status}`);
  if (!isObject(answer)) throw new SocialError('unreachable', `Meta's answer to ${path} cannot be read`);
  return answer;
}

/** @param patience how long to wait for each answer, in milliseconds */
export function graphCaller({ base, patience }: { readonly base: string; readonly patience: number }): Ask {
  return async (path, query) => {
    try {
      const response = await fetch(`${base}/${path}?${new URLSearchParams(query).toString()}`, {
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      return await read(path, response);
    } catch (error) {
      if (error instanceof SocialError) throw error;
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new SocialError('unreachable', `Meta did not answer ${path}: ${reason}`, { cause: error });
    }
  };
}
