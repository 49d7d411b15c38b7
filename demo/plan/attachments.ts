import { isDrawn, type FileKind } from '../files/kinds.ts';
import { randomOf, type Random } from '../random.ts';
import type { FilePlan } from './files.ts';
import type { Planned } from './planned.ts';

/** A kind of attachment, its title before or after the record's, and the share of records that have one. */
type Habit = readonly [kind: FileKind, title: string, share: number];

const habits: Readonly<Record<'contract' | 'opportunity' | 'project' | 'event' | 'note', readonly Habit[]>> = {
  contract: [
    ['agreement', 'Agreement', 0.6],
    ['rider', 'Rider', 0.15],
    ['budget', 'Budget', 0.15],
  ],
  opportunity: [
    ['deck', 'Brief', 0.25],
    ['moodBoard', 'Mood board', 0.12],
    ['lookbook', 'Lookbook', 0.08],
    ['budget', 'Estimate', 0.08],
  ],
  project: [
    ['deck', 'Plan', 0.4],
    ['budget', 'Budget', 0.3],
    ['moodBoard', 'Mood board', 0.2],
  ],
  event: [
    ['callSheet', 'Call sheet', 0.3],
    ['callList', 'Call list', 0.12],
    ['archive', 'Selection', 0.04],
  ],
  note: [
    ['scan', 'Scan', 0.03],
    ['snapshot', 'Snapshot', 0.03],
    ['pressKit', 'Press kit', 0.02],
    ['recording', 'Voice memo', 0.01],
    ['rushes', 'Rushes', 0.01],
    ['loop', 'Loop', 0.01],
  ],
};

function attachmentsOf(files: FilePlan, random: Random, record: Planned, entity: keyof typeof habits): string[] {
  const { summary } = record.body as { readonly summary?: string };
  return habits[entity]
    .filter(([, , share]) => random.chance(share))
    .map(([kind, word]) => {
      const title = summary === undefined ? `${word} ${random.integer(1, 30)}` : `${summary} - ${word.toLowerCase()}`;
      return isDrawn(kind) ? files.share(record, kind, random) : files.write(record, kind, title);
    });
}

/** Attaches files to some of the records of one kind. */
export function withAttachments<One extends Planned>(
  agency: string,
  files: FilePlan,
  entity: keyof typeof habits,
  records: readonly One[],
): One[] {
  const random = randomOf(`${agency} ${entity} attachments`);
  return records.map((record) => {
    const keys = attachmentsOf(files, random, record, entity);
    return keys.length === 0 ? record : { ...record, refs: { ...record.refs, attachmentIds: keys } };
  });
}
