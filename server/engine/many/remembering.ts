import type { Connection, Rows, Statement } from '../../database/pools.ts';
import { within, type Engine } from '../engine.ts';

/**
 * Returns an engine within a transaction that caches its queries, for validating many similar records: references and
 * rights are read once. It must write nothing.
 */
export function remembering(engine: Engine, connection: Connection): Engine {
  const known = new Map<string, Promise<Rows<unknown>>>();
  const query = <Row>(statement: Statement): Promise<Rows<Row>> => {
    const question = JSON.stringify([statement.text, statement.values, statement.isArrays]);
    const answer = known.get(question) ?? connection.query<unknown>(statement);
    known.set(question, answer);
    return answer as Promise<Rows<Row>>;
  };
  return within(engine, { query });
}
