import { drawnKinds, nameOf, type DrawnKind, type WrittenKind } from '../files/kinds.ts';
import type { FileOrder, PictureOrder } from '../files/orders.ts';
import type { Random } from '../random.ts';
import type { Planned } from './planned.ts';

/** A file of an agency before it is made. */
export interface PlannedFile {
  /** By which records name it; begins with `file/`. */
  readonly key: string;
  readonly name: string;
  /** The moment from which it is there, in milliseconds. */
  readonly at: number;
  readonly order: FileOrder;
}

/** Places of shoots, by which stills are named. */
const sets = ['Test shots', 'On location', 'Backstage', 'Studio, day one', 'Harbour at dusk', 'Rehearsal', 'Scouting'];

/** Titles of the files that several records share. */
const titles: Readonly<Record<DrawnKind, (number: number) => string>> = {
  archive: (number) => `Selection ${number}`,
  still: (number) => `${sets[number % sets.length]} ${number}`,
  snapshot: (number) => `Snapshot ${number}`,
  scan: (number) => `Scan ${number}`,
  moodBoard: (number) => `Mood board ${number}`,
  loop: (number) => `Loop ${number}`,
  showreel: (number) => `Showreel ${number}`,
  rushes: (number) => `Rushes ${number}`,
};

/** Collects the files of an agency, in the order in which records ask for them. */
export interface FilePlan {
  readonly files: readonly PlannedFile[];
  /** Plans the picture of a record and returns its key. */
  add(owner: Planned, name: string, order: PictureOrder): string;
  /** Plans a file of a kind, called as its record says, and returns its key. */
  write(
    owner: Planned,
    kind: WrittenKind,
    title: string,
    more?: { about?: string; line?: string; picture?: PictureOrder },
  ): string;
  /** Returns the key of one of the files of a kind that several records share. */
  share(owner: Planned, kind: DrawnKind, random: Random): string;
}

const endings = { portrait: 'jpg', group: 'jpg', cover: 'jpg', logo: 'png' } as const;

/** Opens the plan of an agency's files. */
export function openFilePlan(agency: string): FilePlan {
  const files: PlannedFile[] = [];
  const put = (owner: Planned, name: string, order: FileOrder) => {
    const key = `file/${owner.key}/${files.length + 1}`;
    files.push({ key, name, at: owner.at, order });
    return key;
  };
  const shared = new Map<string, number>();
  return {
    files,
    add: (owner, name, order) => put(owner, `${name.replaceAll('/', '-')}.${endings[order.maker]}`, order),
    write: (owner, kind, title, more) => {
      const seed = `${agency} ${owner.key} ${files.length}`;
      return put(owner, nameOf(title, kind), { maker: 'file', kind, seed, title, ...more });
    },
    share: ({ at }, kind, random) => {
      const number = random.integer(1, drawnKinds[kind].count);
      const key = `file/shared/${kind}/${number}`;
      const index = shared.get(key) ?? files.length;
      shared.set(key, index);
      const first = Math.min(at, files[index]?.at ?? at);
      const order: FileOrder = { maker: 'shared', kind, seed: `${number}` };
      files[index] = { key, name: nameOf(titles[kind](number), kind), at: first, order };
      return key;
    },
  };
}
