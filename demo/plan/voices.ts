import type { Hiding, SignalReason } from '../../schema/areas/community/signals.ts';
import { randomOf, type Random } from '../random.ts';
import { fanTexts, pollTexts, postTexts, signalTexts } from '../texts/voices.ts';
import type { FilePlan } from './files.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import { ACTIVE } from './talents.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;
/** Days ago at which all of it was entered. */
const enteredAgo = 20;

/** Kinds of posts and polls, with how many there are of each for a talent of the agency. */
const kinds = [
  { entity: 'snippetPost', share: 2.5, texts: postTexts },
  { entity: 'fanroomPost', share: 1.67, texts: fanTexts },
  { entity: 'snippetPoll', share: 0.3, texts: null },
  { entity: 'fanroomPoll', share: 0.2, texts: null },
] as const;

/** Moments and numbers of a planned record that no write of an agency gives. */
export interface PlannedReach {
  readonly entity: Planned['entity'];
  readonly key: string;
  readonly publishDate?: number;
  readonly expiryDate?: number;
  /** Numbers by the name of the counter. */
  readonly counters: Readonly<Record<string, number>>;
}

/** A planned vote. */
export interface PlannedVote {
  readonly entity: Planned['entity'];
  readonly pollKey: string;
  /** Position of the answer. */
  readonly answer: number;
  readonly fanId: string;
  readonly at: number;
}

/** A planned signal of a fan. */
export interface PlannedSignal {
  readonly entity: Planned['entity'];
  readonly key: string;
  readonly talentKey: string;
  readonly hiding: Hiding;
  readonly reason: SignalReason;
  readonly text?: string;
  readonly fanId: string;
  readonly at: number;
}

/** Posts and polls of talents, and the acts of their fans. */
export interface Voices {
  readonly records: readonly Planned[];
  readonly reach: readonly PlannedReach[];
  readonly votes: readonly PlannedVote[];
  readonly signals: readonly PlannedSignal[];
}

const fanOf = (random: Random) => `fan-${random.integer(1, 12_000)}`;

function countersOf(random: Random, entity: Planned['entity']): Readonly<Record<string, number>> {
  const shares = ['news', 'cmsEvent', 'audio', 'video'].includes(entity) ? 'totalShares' : 'totalShare';
  return {
    totalComment: random.integer(0, 60),
    totalReaction: random.integer(0, 900),
    [shares]: random.integer(0, 40),
  };
}

/** Plans signals about some of the records: most of few fans, some of many. */
function planSignals(random: Random, now: number, records: readonly Planned[], count: number): PlannedSignal[] {
  // Every kind has something that waits for an answer.
  const kindsOf = [...new Set(records.map(({ entity }) => entity))];
  const first = kindsOf.flatMap((kind) =>
    random.sample(
      records.filter(({ entity }) => entity === kind),
      2,
    ),
  );
  const others = random.sample(records, Math.max(0, count - first.length)).filter((one) => !first.includes(one));
  return [...first, ...others].flatMap((one) => {
    const talentKey = String([one.refs['talentIds'] ?? one.refs['talentId']].flat()[0]);
    const fans = random.chance(0.2) ? random.integer(10, 40) : random.integer(1, 6);
    const hiding = first.includes(one)
      ? 'NOT_RELEVANT'
      : random.weighted<Hiding>([
          ['NOT_RELEVANT', 8],
          ['REPORT', 1],
          ['NOT_INTERESTED', 1],
        ]);
    return Array.from({ length: fans }, (): PlannedSignal => ({
      entity: one.entity,
      key: one.key,
      talentKey,
      hiding,
      reason: random.pick(['SPAM', 'FALSE', 'OTHER', 'ABUSE'] as const),
      ...(random.chance(0.3) && { text: random.pick(signalTexts) }),
      fanId: fanOf(random),
      at: now - random.integer(1, 6 * 24) * hour,
    }));
  });
}

/** Plans posts and polls of talents, and what fans do with them and with the other content. */
export function planVoices(
  { profile, calendar: { now } }: Office,
  { talents }: Pick<People, 'talents'>,
  pieces: readonly Planned[],
  files: FilePlan,
): Voices {
  const random = randomOf(`${profile.key} voices`);
  const at = now - enteredAgo * dayLength;
  const known = talents.filter((one) => one.body.status === ACTIVE && one.at < at);
  if (known.length === 0) return { records: [], reach: [], votes: [], signals: [] };
  const events = pieces.filter(({ entity }) => entity === 'cmsEvent');
  const reach: PlannedReach[] = [];
  const votes: PlannedVote[] = [];
  const records = kinds.flatMap(({ entity, share, texts }) =>
    Array.from({ length: Math.round(talents.length * share) }, (_, index): Planned => {
      const talent = random.pick(known);
      const key = `${entity}/${index + 1}`;
      const isOpen = random.chance(0.25);
      const publishDate =
        now - random.integer(texts !== null || !isOpen ? 30 * 24 : 1, isOpen ? 25 * 24 : 390 * 24) * hour;
      const [question, answers] = random.pick<readonly [string, readonly string[]]>(pollTexts);
      const expiryDate = isOpen ? now + random.integer(2, 25) * dayLength : publishDate + 20 * dayLength;
      const isMeetup = events.length > 0 && random.chance(0.06);
      const event = isMeetup ? random.pick(events) : null;
      const { location = null } = (event?.body ?? {}) as { readonly location?: string };
      reach.push({
        entity,
        key,
        publishDate,
        ...(texts === null && { expiryDate }),
        counters: { ...countersOf(random, entity), ...(isMeetup && { totalMeetupUsers: random.integer(0, 80) }) },
      });
      if (texts === null) {
        const until = Math.min(now, expiryDate);
        const fans = random.integer(0, 40);
        for (let fan = 0; fan < fans; fan += 1) {
          const moment = publishDate + Math.floor(random.fraction() * (until - publishDate));
          const answer = random.integer(0, answers.length - 1);
          votes.push({ entity, pollKey: key, answer, fanId: fanOf(random), at: moment });
        }
      }
      const planned: Planned<{ content: string; location?: string }> = {
        entity,
        key,
        at,
        by: talent.by,
        body: {
          content: texts === null ? question : random.pick<string>(texts),
          ...(location !== null && { location }),
          ...(texts === null && {
            options: answers.map((text) => ({ text })),
            expiryDate: now + random.integer(2, 25) * dayLength,
          }),
        },
        needs: [talent.key],
        refs: { talentId: talent.key, ...(isMeetup && event && { eventId: event.key }) },
      };
      if (!random.chance(0.25)) return planned;
      const { content, ...body } = planned.body;
      // Some posts are a picture alone.
      const isPicture = texts !== null && random.chance(0.3);
      return {
        ...planned,
        body: isPicture ? body : { content, ...body },
        refs: { ...planned.refs, mediaIds: [files.share(planned, 'still', random)] },
      };
    }),
  );
  for (const { entity, key, body } of pieces) {
    const isPublished = (body as { readonly status?: number }).status === 1;
    if (isPublished) reach.push({ entity, key, counters: countersOf(random, entity) });
  }
  const signals = planSignals(random, now, [...records, ...pieces], Math.round(talents.length * 0.23));
  return { records, reach, votes, signals };
}
