import type { BodyOf } from '../../schema/language/entity.ts';
import type { callLog } from '../../schema/areas/conversations/entities/callLog.ts';
import { createPhones } from '../phones.ts';
import { placeOf } from '../places.ts';
import { randomOf, type Random } from '../random.ts';
import { partnerCalls, personCalls, type CallText } from '../texts/calls.ts';
import type { PlannedContact } from './contacts.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';

type Body = BodyOf<typeof callLog>;
export type PlannedCall = Planned<Body> & { readonly entity: 'callLog' };

/** Somebody with a number, and the team that calls them. */
interface Line {
  readonly about: string;
  readonly team: readonly string[];
  readonly number: string;
  readonly country: string;
  readonly since: number;
  readonly texts: readonly CallText[];
}

/** Half a year, in days. */
const history = 182;
/** Number of calls of an agency for each of its people, and the most of all. */
const share = 0.5;
const most = 200;
const minute = 60_000;
const unanswered: readonly string[] = ['No answer', 'Left a message'];

/** Returns those who can be called: people and partners with a number, and the partners' contacts. */
function linesOf(people: People, contacts: readonly PlannedContact[]): readonly Line[] {
  const teams = new Map(people.partners.map(({ key, refs }) => [key, refs['assigneeIds'] ?? []]));
  const owners = [...people.talents, ...people.scouts, ...people.partners, ...contacts];
  return owners.flatMap(({ entity, key, at, body, refs }): readonly Line[] => {
    const { phoneNumber: number, countryCode: country } = body as Partial<Record<string, string | null>>;
    if (!number || !country) return [];
    const [client = ''] = [refs['clientId'] ?? ''].flat();
    const team = [entity === 'partnerContact' ? (teams.get(client) ?? []) : (refs['assigneeIds'] ?? [])].flat();
    const isPerson = entity === 'talent' || entity === 'scout';
    return [{ about: key, team, number, country, since: at, texts: isPerson ? personCalls : partnerCalls }];
  });
}

/** Returns the values of a call with somebody at a moment. */
function callWith(random: Random, text: CallText, at: number): Partial<Body> {
  const direction = random.weighted([
    ['OUT', 55],
    ['IN', 35],
    ['MISSED', 10],
  ] as const);
  if (direction === 'MISSED') return { direction, at, subject: 'Missed call' };
  const durationSeconds = unanswered.includes(text.outcome) ? random.integer(8, 40) : random.integer(60, 1500);
  return { direction, at, subject: text.subject, durationSeconds, note: text.note };
}

/** Plans the calls of the last half year, and a few of today that nobody took, of numbers that nobody has. */
export function planCalls(
  { profile, calendar }: Office,
  people: People & { readonly contacts: readonly PlannedContact[]; readonly staff: readonly PlannedStaff[] },
): PlannedCall[] {
  const random = randomOf(`${profile.key} calls`);
  const phoneOf = createPhones(randomOf(`${profile.key} callers`));
  const lines = linesOf(people, people.contacts);
  if (lines.length === 0) return [];
  const colleagues = people.staff.map(({ key }) => key);
  const callers = Array.from({ length: Math.min(most, Math.round(lines.length * share)) }, () => random.pick(lines));
  const known = callers.map((line, index): PlannedCall => {
    const ago = Math.min(history, Math.floor((calendar.now - line.since) / 86_400_000));
    const at = Math.max(calendar.workMoment(random, Math.max(1, ago), 1), line.since);
    const text = random.pick(line.texts);
    const body = { ...callWith(random, text, at), number: line.number, countryCode: line.country };
    const by = random.pick(line.team.length > 0 ? line.team : colleagues);
    const isMissed = body.direction === 'MISSED';
    return {
      entity: 'callLog',
      key: `call/${index + 1}`,
      at: Math.min(at + minute, calendar.now),
      by,
      body,
      refs: {
        aboutIds: [line.about],
        ...(!isMissed && { staffId: by, outcomeId: `CALL_OUTCOME/${text.outcome}` }),
      },
      needs: [line.about],
    };
  });
  const strangers = [1, 2, 3].map((turn): PlannedCall => {
    const { phoneNumber: number, countryCode } = phoneOf(placeOf(profile.city));
    const at = calendar.workMoment(random, turn + 1, 1);
    const body: Partial<Body> = { subject: 'Missed call', direction: 'MISSED', at, number, countryCode };
    return { entity: 'callLog', key: `call/stranger/${turn}`, at, by: null, body, refs: {} };
  });
  return [...known, ...strangers];
}
