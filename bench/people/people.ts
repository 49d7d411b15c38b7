import { listRecords } from '../../server/engine/reading/list.ts';
import { findPeople } from '../../server/engine/search/findPeople.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Topic } from '../figures.ts';
import { openSide } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const talents = 100_000;
const agency = { agencyId: '01940000-0000-7000-8000-000000000001', talents, notes: 0, assigned: 1_500 };

const admin = { levels: null, staff: null } as const;
const assigned = { levels: { TALENT: ['VIEW_ASSIGN'] }, staff: 'some' } as const;

const cases = [
  { what: 'a rare last name', words: 'calalbrook', viewer: admin },
  { what: 'the commonest first name', words: 'maria', viewer: admin },
  { what: 'the commonest last name', words: 'baraton', viewer: admin },
  { what: 'both', words: 'maria baraton', viewer: admin },
  { what: 'one letter', words: 'm', viewer: admin },
  { what: 'two letters', words: 'ma', viewer: admin },
  { what: 'three letters', words: 'mar', viewer: admin },
  { what: 'part of a phone number', words: '04441234', viewer: admin },
  { what: 'in every record', words: 'example', viewer: admin },
  { what: 'mistyped, rare', words: 'calalbrok', viewer: admin },
  { what: 'mistyped, common', words: 'barathon', viewer: admin },
  { what: 'both mistyped', words: 'marja barathon', viewer: admin },
  { what: 'two letters swapped, common', words: 'amria', viewer: admin },
  { what: 'two letters swapped, rare', words: 'hnea', viewer: admin },
  { what: 'swapped, beside a whole word', words: 'amria baraton', viewer: admin },
  { what: 'swapped in both', words: 'amria baratno', viewer: admin },
  { what: 'swapped in three letters', words: 'mxa', viewer: admin },
  { what: 'nothing like it', words: 'zzzqqq', viewer: admin },
  { what: 'the commonest first name, for who sees 150', words: 'maria', viewer: assigned },
] as const;

/** The palette's question for people of all kinds against the default list, among a hundred thousand people. */
export async function measurePeople(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    say(`filling ${talents.toLocaleString('en')} talents`);
    const side = await openSide(server.url, [agency]);
    const figures: Figure[] = [];
    say('measuring');
    for (const { what, words, viewer } of cases) {
      const actor = side.actorOf(viewer);
      const [standard = 0, found = 0] = await inTurns([
        () => listRecords(side.engine, actor, 'talent', { withTotal: false }),
        () => findPeople(side.engine, actor, words, 12),
      ]);
      const sides = [inMilliseconds(standard), inMilliseconds(found)] as const;
      figures.push({ what: `${what}: \`${words}\``, sides, ratio: found / standard, target: atMost(10) });
    }
    await side.close();
    return [
      {
        title: `People by name, among ${talents.toLocaleString('en')}`,
        about: 'The twelve likeliest of all kinds, compared with the default list of talents for the same viewer.',
        sides: ['default list', 'people found'],
        figures,
      },
    ];
  } finally {
    await server.stop();
  }
}
