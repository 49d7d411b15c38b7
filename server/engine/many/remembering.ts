import type { Connection, Rows, Statement } from '../../database/pools.ts';
import { within, type Engine } from '../engine.ts';

/** Statements that are sent as one: the ids of all, and the answer to all. */
interface Joint {
  readonly ids: Set<unknown>;
  readonly answer: Promise<Rows<unknown>>;
}

/** Returns a query that joins statements with `jointIds` that are asked in the same turn of the event loop. */
function joining(connection: Connection): (statement: Statement, jointIds: number) => Promise<Rows<unknown>> {
  const waiting = new Map<string, Joint>();
  return (statement, jointIds) => {
    const { text, values = [], isArrays } = statement;
    const ids = values[jointIds] as readonly unknown[];
    const key = JSON.stringify([text, values.with(jointIds, null), isArrays]);
    const known = waiting.get(key);
    if (known) {
      for (const id of ids) known.ids.add(id);
      return known.answer;
    }
    const all = new Set(ids);
    const answer = new Promise<void>((turn) => setImmediate(turn)).then(() => {
      waiting.delete(key);
      return connection.query<unknown>({ ...statement, values: values.with(jointIds, [...all]) });
    });
    waiting.set(key, { ids: all, answer });
    return answer;
  };
}

/**
 * Returns an engine within a transaction that caches its queries, for validating many similar records: references and
 * rights are read once, those of records that are validated at the same time in one statement. It must write nothing.
 */
export function remembering(engine: Engine, connection: Connection): Engine {
  const known = new Map<string, Promise<Rows<unknown>>>();
  const join = joining(connection);
  const query = <Row>(statement: Statement): Promise<Rows<Row>> => {
    const { text, values, isArrays, jointIds } = statement;
    const question = JSON.stringify([text, values, isArrays]);
    const ask = () => (jointIds === undefined ? connection.query<unknown>(statement) : join(statement, jointIds));
    const answer = known.get(question) ?? ask();
    known.set(question, answer);
    return answer as Promise<Rows<Row>>;
  };
  return within(engine, { query });
}
