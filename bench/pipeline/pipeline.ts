import { systemActor, type Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { keysOf } from '../../schema/language/check.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { teamReader } from '../../server/areas/work/team/team.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import { compareBoard, compareMove, type MeasuredBoard } from '../board.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Topic } from '../figures.ts';
import { fillPipelines } from '../scale/fill.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const entity = registry.get('opportunity');
const agency = (number: number, talents: number, opportunities: number, tasks: number) => ({
  agencyId: `01940000-0000-7000-8000-00000000000${number}`,
  talents,
  opportunities,
  tasks,
});
const many = agency(1, 10_000, Number(process.env['BENCH_OPPORTUNITIES'] ?? 100_000), 100_000);
const usual = agency(2, 240, 1_000, 1_000);
const busy = agency(3, 1_000, 10_000, 10_000);
const agencies = [many, usual, busy];

/** Gives an agency what it starts with, and a fifth column. */
async function prepare({ engine }: Side, agencyId: string): Promise<void> {
  const system = systemActor(agencyId);
  const { statusIds } = await seedAgency(engine, system);
  const { rows } = await engine.database.query<{ category_id: string }>(agencyId, {
    text: 'select category_id from statuses where agency_id = $1 and id = $2',
    values: [agencyId, statusIds.get('PIPELINE/OPPORTUNITY')],
  });
  const body = { statusName: 'Waiting', type: 'PIPELINE', categoryId: rows[0]?.category_id };
  await createRecord(engine, system, 'status', body);
}

/** Returns two columns between which cards go freely, and a card of each. */
async function boardOf({ engine }: Side, agencyId: string, of: string): Promise<MeasuredBoard> {
  const { rows } = await engine.database.query<{ status: string; card: string }>(agencyId, {
    text: `select s.id as status, (select o.id from opportunities o where o.agency_id = s.agency_id and o.status_id = s.id
        order by o.id limit 1) as card
      from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.type = 'PIPELINE' and c.code = 'OPPORTUNITY' order by s.position, s.id`,
    values: [agencyId],
  });
  const [here, there] = rows;
  if (!here || !there || rows.length !== 2) throw new Error('There are not two columns of open opportunities.');
  return { entity: entity.name, columns: [here.status, there.status], cards: [here.card, there.card], of };
}

/** Keys of the rows that the list shows, which opens on open opportunities. */
const shown = entity.list.columns.flatMap((name) => keysOf(name, entity.fields[name] as never));
const asked = { fields: [...shown, 'deletedAt', 'custom'], withTotal: false, orderBy: 'expectedOn' } as const;
const open = { categoryCodes: entity.list.open };

/** Lists of the opportunities of a talent, as the screen below the talent asks for them, against the screen of all. */
async function compareOwners({ engine }: Side, actor: Actor): Promise<readonly Figure[]> {
  const { rows } = await engine.database.query<{ id: string; held: number }>(actor.agencyId, {
    text: `select target_id as id, count(*) as held from opportunities_talents where agency_id = $1
      and target_id in (select id from talents where agency_id = $1 order by id limit 2) group by 1 order by held`,
    values: [actor.agencyId],
  });
  const list = (filters: object) => () =>
    listRecords(engine, actor, entity.name, { ...asked, filters: { ...filters } });
  const figures: Figure[] = [];
  for (const [{ id, held }, bound] of rows.map((row, index) => [row, index === 0 ? 1.5 : 3] as const)) {
    for (const [filters, what] of [
      [open, 'the open ones, as the screen opens'],
      [{}, 'all of them'],
    ] as const) {
      const [all = 0, own = 0] = await inTurns([list(filters), list({ ...filters, talentIds: [id] })]);
      const sides = [inMilliseconds(all), inMilliseconds(own)] as const;
      const words = `a talent with ${held.toLocaleString('en')}: ${what}`;
      figures.push({ what: words, sides, ratio: own / all, target: atMost(bound) });
    }
  }
  return figures;
}

/** Reads the team of an opportunity with the numbers of their tasks, against a list of 20. */
async function compareTeam({ engine }: Side, actor: Actor): Promise<Figure> {
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: 'select id from opportunities where agency_id = $1 order by id limit 1',
    values: [actor.agencyId],
  });
  const read = teamReader(engine, entity);
  if (!read) throw new Error('Opportunities have no team.');
  const [list = 0, team = 0] = await inTurns([
    () => listRecords(engine, actor, entity.name, { withTotal: false }),
    () => read(actor, rows[0]?.id ?? ''),
  ]);
  const sides = [inMilliseconds(list), inMilliseconds(team)] as const;
  return { what: 'the team of one, compared with a list of 20', sides, ratio: team / list, target: atMost(1.5) };
}

/** Boards, moves, lists under an owner and teams of the pipeline, through the engine. */
export async function measurePipeline(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    say(`filling ${many.opportunities.toLocaleString('en')} opportunities`);
    const side = await openSide(
      server.url,
      agencies.map(({ agencyId, talents }) => ({ agencyId, talents, notes: 0, assigned: 10 })),
    );
    for (const { agencyId } of agencies) await prepare(side, agencyId);
    await fillPipelines(side.url, agencies);
    const { engine } = side;
    const actorOf = (agencyId: string) => ({ ...side.actorOf({ levels: null, staff: null }), agencyId });
    say('measuring');
    const figures: Figure[] = [];
    for (const { agencyId, opportunities } of [usual, busy, many]) {
      const board = await boardOf(side, agencyId, ` of ${opportunities.toLocaleString('en')}`);
      const figure = await compareBoard(engine, actorOf(agencyId), board);
      const { target, ...untargeted } = figure;
      // Totals grow with what they count.
      figures.push(agencyId === many.agencyId ? untargeted : { ...untargeted, ...(target && { target }) });
      figures.push(await compareMove(engine, actorOf(agencyId), board));
    }
    const actor = actorOf(many.agencyId);
    const owners = await compareOwners(side, actor);
    const team = await compareTeam(side, actor);
    await side.close();
    const size = many.opportunities.toLocaleString('en');
    return [
      {
        title: 'The pipeline as a board',
        about:
          'A board of five columns with 20 opportunities each, with the totals and sums of all that there are, and a card ' +
          'that is put at the end of another column, in agencies of several sizes in the same tables.',
        sides: ['compared with', 'board'],
        figures,
        remarks: ['Totals count every opportunity of the agency, so a board has no target where there are very many.'],
      },
      {
        title: `Opportunities of a talent, among ${size}`,
        about: 'Pages of 20 with the columns of the list, by date, against the same page of all talents.',
        sides: ['of all', 'of the talent'],
        figures: owners,
        remarks: [
          'By `BENCH_OPPORTUNITIES=1000000`, those of the talent with 5,000 take 20 ms and, of the open ones, 50: dates are gone ' +
            'through until a page is found, which one in 200 or 400 belongs to.',
        ],
      },
      {
        title: `Teams, among ${size} opportunities`,
        about:
          'The colleagues on an opportunity with the numbers of their tasks on it, of which it has 20, among ' +
          `${many.tasks.toLocaleString('en')} tasks.`,
        sides: ['list', 'team'],
        figures: [team],
      },
    ];
  } finally {
    await server.stop();
  }
}
