import { instantAt } from '../../schema/rules/dates.ts';
import { randomOf, type Random } from '../random.ts';
import { taskVenues } from '../texts/tasks.ts';
import { fanEventTitles, newsTitles, recordingTitles } from '../texts/pieces.ts';
import { freeTags } from '../texts/trades.ts';
import type { FilePlan } from './files.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import { ACTIVE } from './talents.ts';

const dayLength = 86_400_000;
/** Days ago at which all of it was entered. */
const enteredAgo = 20;

/** Kinds of content, with how many there are of each for a talent of the agency. */
const kinds = [
  { entity: 'news', share: 1, titles: newsTitles },
  { entity: 'cmsEvent', share: 0.375, titles: fanEventTitles },
  { entity: 'audio', share: 0.34, titles: recordingTitles },
  { entity: 'video', share: 0.34, titles: recordingTitles },
] as const;

/** Links of pieces, as their fields ask for them. */
const links = {
  news: 'https://www.example.com/news',
  cmsEvent: 'https://www.example.com/events',
  audio: 'https://soundcloud.com/forss/flickermood',
  video: 'https://vimeo.com/76979871',
} as const;

/** Plans the file of a piece: a recording, a film, or a picture. */
function mediaOf(files: FilePlan, random: Random, piece: Planned): string {
  if (piece.entity === 'audio') return files.write(piece, 'recording', 'Recording');
  return files.share(piece, piece.entity === 'video' ? 'rushes' : 'still', random);
}

/** Plans what an agency tells the fans of its talents: most of it published, some scheduled, pending or rejected. */
export function planPieces(
  { profile, calendar }: Office,
  { talents }: Pick<People, 'talents'>,
  files: FilePlan,
): Planned[] {
  const random = randomOf(`${profile.key} pieces`);
  const at = calendar.now - enteredAgo * dayLength;
  const known = talents.filter((one) => one.body.status === ACTIVE && one.at < at);
  if (known.length === 0) return [];
  return kinds.flatMap(({ entity, share, titles }) =>
    Array.from({ length: Math.round(talents.length * share) }, (_, index): Planned => {
      const talent = random.pick(known);
      const [title, content] = random.pick<readonly [string, string]>(titles);
      const status = random.weighted([
        [1, 67],
        [4, 21],
        [5, 12],
      ] as const);
      const published = calendar.now + random.integer(-360, 20) * dayLength - random.integer(0, 600) * 60_000;
      const [venue] = random.pick(taskVenues);
      const start = instantAt(
        calendar.day(random.integer(-90, 120)),
        random.pick(['18:00', '19:30', '20:00']),
        profile.timeZone,
      );
      const isOnline = entity === 'cmsEvent' && random.chance(0.25);
      const end = start + random.integer(2, 4) * 3_600_000;
      const second = random.chance(0.15) ? random.pick(known) : talent;
      const planned: Planned = {
        entity,
        key: `${entity}/${index + 1}`,
        at,
        by: talent.by,
        body: {
          title: title.replace('%', String(talent.body.displayName)),
          status,
          publishDate: published,
          ...(content !== '' && { content }),
          ...(entity === 'cmsEvent' && {
            start,
            startTimeZone: profile.timeZone,
            end,
            endTimeZone: profile.timeZone,
            ticketUrl: 'https://www.example.com/tickets',
            ...(isOnline ? { eventMode: 'ONLINE', streamUrl: 'https://www.example.com/live' } : { location: venue }),
          }),
          ...(random.chance(0.4) && links[entity] && { link: links[entity] }),
          ...((entity === 'audio' || entity === 'video') && { fandeloPod: random.chance(0.17) }),
        },
        refs: {
          talentIds: [...new Set([talent.key, second.key])],
          tagIds: random.sample(freeTags, random.integer(0, 4)).map((tag) => `TAG/${tag}`),
        },
        needs: [talent.key],
      };
      const thumbnailId = entity === 'audio' && random.chance(0.7) ? files.share(planned, 'still', random) : undefined;
      return {
        ...planned,
        refs: {
          ...planned.refs,
          mediaIds: [mediaOf(files, random, planned)],
          ...(thumbnailId !== undefined && { thumbnailId }),
        },
      };
    }),
  );
}
