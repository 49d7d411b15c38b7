import { Type } from 'typebox';
import { defineCalls } from '../../../language/call.ts';

const message = Type.Object(
  { jsonrpc: Type.Literal('2.0') },
  { additionalProperties: true, examples: [{ jsonrpc: '2.0', id: 1, method: 'ping' }] },
);

/** The assistants' door: what each of its tools may do, the calls decide that it makes with the caller's key. */
export const assistantCalls = defineCalls('assistants', {
  mcp: {
    route: 'POST /mcp',
    access: 'signedIn',
    summary: 'Endpoint of the Model Context Protocol',
    description:
      'Streamable HTTP without sessions. Tools describe, search, list, read, count, make and change records of every ' +
      'kind, take steps, add notes and tasks, and make the calls that areas offer as tools; each with the rights of the key ' +
      'that is sent',
    body: message,
    answer: Type.Unknown({ description: 'Answer of JSON-RPC 2.0; none to a notification (202)' }),
    envelope: 'none',
    isReading: true,
    byKey: true,
  },
});
