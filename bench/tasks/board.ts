import type { Actor } from '../../schema/access/access.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { compareBoard, compareMove } from '../board.ts';
import type { Topic } from '../figures.ts';
import type { Side } from '../scale/side.ts';

const inColumn = 200;
const atOnce = 50;

/** Reads a board of five columns, compared with the list, and moves a card, compared with a plain update. */
export async function measureBoard(side: Side, actor: Actor, agencyId: string): Promise<Topic> {
  const { engine } = side;
  const { rows } = await engine.database.query<{ id: string; category_id: string; position: number }>(agencyId, {
    text: `select id, category_id, position from statuses where agency_id = $1 and type = 'TASK' order by position, id`,
    values: [agencyId],
  });
  const categoryId = rows[0]?.category_id;
  const fifth = await createRecord(engine, actor, 'status', { statusName: 'Waiting', type: 'TASK', categoryId });
  const statuses = [...rows.map(({ id }) => id), fifth.record.id];
  const tasks: string[] = [];
  for (let made = 0; made < inColumn * statuses.length; made += atOnce) {
    const bodies = Array.from({ length: atOnce }, (_, index) => ({
      summary: `Task ${made + index}`,
      statusId: statuses[(made + index) % statuses.length],
    }));
    const some = await engine.database.transaction(agencyId, (connection) =>
      insertMany(engine, actor, 'task', bodies, { connection }),
    );
    tasks.push(...some.map(({ id }) => id));
  }
  const [first = '', second = ''] = tasks;
  const [here = '', there = ''] = statuses;
  await side.analyze();
  const board = { entity: 'task', columns: [here, there], cards: [first, second] } as const;
  return {
    title: 'Boards',
    about: `A board of ${statuses.length} columns with 20 of their tasks each (${inColumn}; the first column has those of the series as well) and the totals, and a card that is put at the end of another column.`,
    sides: ['compared with', 'board'],
    figures: [await compareBoard(engine, actor, board), await compareMove(engine, actor, board)],
  };
}
