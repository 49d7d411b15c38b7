import type { Actor } from '../../../../schema/access/access.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteCause } from '../../../engine/writing/events.ts';
import { writeKept } from '../../../engine/writing/writeKept.ts';

/** Writes values of a hold that no caller may write. Call it under the lock of holds, within their transaction. */
export function writeHold(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  id: string,
  values: Readonly<Record<string, unknown>>,
  cause: WriteCause,
): Promise<void> {
  return writeKept(engine, connection, actor, [hold.name, id], values, cause);
}
