import { nameOf, type FileKind } from '../files/fileOf.ts';
import type { FileOrder } from '../files/stock.ts';
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

/** Numbers of stills and of showreels: several files show the same, as drawing each one anew would take its time. */
const stills = 18;
const reels = 6;

/** Places of shoots, by which stills are named. */
const sets = ['Test shots', 'On location', 'Backstage', 'Studio, day one', 'Harbour at dusk', 'Rehearsal', 'Scouting'];

/** Collects the files of an agency, in the order in which records ask for them. */
export interface FilePlan {
  readonly files: readonly PlannedFile[];
  /** Plans a file of a record and returns its key. */
  add(owner: Planned, name: string, order: FileOrder): string;
  /** Plans a file of a kind, called as its record says, and returns its key. */
  write(
    owner: Planned,
    kind: FileKind,
    title: string,
    more?: { about?: string; line?: string; picture?: FileOrder },
  ): string;
  /** Plans a file that shows the same as others of its kind and number. */
  share(owner: Planned, kind: FileKind, title: string, number: number): string;
  /** Plans a still of one of the shoots. */
  still(owner: Planned, random: Random): string;
  /** Plans a showreel. */
  reel(owner: Planned, random: Random, about: string): string;
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
  const share: FilePlan['share'] = (owner, kind, title, number) =>
    put(owner, nameOf(title, kind), { maker: 'file', kind, seed: `${number}`, title: kind });
  return {
    files,
    add: (owner, name, order) =>
      put(owner, order.maker === 'file' ? name : `${name.replaceAll('/', '-')}.${endings[order.maker]}`, order),
    write: (owner, kind, title, more) => {
      const seed = `${agency} ${owner.key} ${files.length}`;
      return put(owner, nameOf(title, kind), { maker: 'file', kind, seed, title, ...more });
    },
    share,
    still: (owner, random) => {
      const number = random.integer(1, stills);
      return share(owner, 'still', `${random.pick(sets)} ${random.integer(1, 48)}`, number);
    },
    reel: (owner, random, about) => share(owner, 'showreel', `${about} - showreel`, random.integer(1, reels)),
  };
}
