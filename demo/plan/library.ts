import type { BodyOf } from '../../schema/language/entity.ts';
import type { libraryItem } from '../../schema/areas/files/entities/libraryItem.ts';
import { isDrawn, nameOf, type FileKind } from '../files/kinds.ts';
import { randomOf, type Random } from '../random.ts';
import {
  agencyFolders,
  partnerFolders,
  staffFolders,
  talentFolders,
  travelDocuments,
  type FolderTexts,
} from '../texts/library.ts';
import type { FilePlan } from './files.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { People } from './rosters.ts';
import type { PlannedStaff } from './staff.ts';
import { ACTIVE } from './talents.ts';

export interface PlannedItem extends Planned<BodyOf<typeof libraryItem>> {
  readonly entity: 'libraryItem';
}

/** Shares of people and companies with a library of their own, and how many have one at most. */
const shares = { talent: 0.15, partner: 0.1, staff: 0.3 };
const mostOwners = { talent: 12, partner: 4, staff: 3 };

/** Number of talents from which an agency has all folders of the demo. */
const largeAgency = 100;

/** Plans the items of one tree. */
class TreePlan {
  private readonly items: PlannedItem[];
  private readonly files: FilePlan;
  private readonly random: Random;
  private readonly owner: Planned | null;
  private readonly since: number;
  private readonly office: Office;

  constructor(
    office: Office,
    files: FilePlan,
    random: Random,
    since: number,
    owner: Planned | null,
    items: PlannedItem[],
  ) {
    this.office = office;
    this.files = files;
    this.random = random;
    this.since = since;
    this.owner = owner;
    this.items = items;
  }

  private add(name: string, parent: PlannedItem | null, more: Partial<PlannedItem> = {}): PlannedItem {
    const { owner } = this;
    const item: PlannedItem = {
      entity: 'libraryItem',
      key: `library/${owner?.key ?? 'agency'}/${this.items.length + 1}`,
      at: this.office.calendar.momentSince(this.random, parent?.at ?? this.since),
      by: null,
      body: { name },
      ...(owner === null ? { refs: {} } : { refs: { ownerId: owner.key }, needs: [owner.key] }),
      ...more,
      setRefs: { ...(parent && { parentId: parent.key }), ...more.setRefs },
    };
    this.items.push(item);
    return item;
  }

  file(folder: PlannedItem, kind: FileKind, title: string, isSensitive = false): void {
    const file = isDrawn(kind)
      ? this.files.share(folder, kind, this.random)
      : this.files.write(folder, kind, title, { about: this.office.profile.name });
    this.add(nameOf(title, kind), folder, {
      ...(isSensitive && { set: { isSensitive } }),
      setRefs: { fileId: file },
    });
  }

  folder({ name, files = [], folders = [], isSystem = false }: FolderTexts, parent: PlannedItem | null): void {
    const folder = this.add(name, parent, isSystem ? { set: { isSystem, takesUploads: false } } : {});
    if (name === travelDocuments.folder) {
      for (const [kind, title] of travelDocuments.files) this.file(folder, kind, title, true);
    }
    for (const one of folders) this.folder(one, folder);
    for (const [kind, title, count = 1] of files) {
      for (let number = 1; number <= count; number += 1) this.file(folder, kind, title.replace('*', String(number)));
    }
  }
}

/** Plans the library of an agency, and those of some of its people and partners: folders stand before what is in them. */
export function planLibrary(
  office: Office,
  files: FilePlan,
  { talents, partners, staff }: People & { readonly staff: readonly PlannedStaff[] },
  since: number,
): PlannedItem[] {
  const random = randomOf(`${office.profile.key} library`);
  const items: PlannedItem[] = [];
  const plant = (owner: Planned | null, folders: readonly FolderTexts[]) => {
    const tree = new TreePlan(office, files, random, owner?.at ?? since, owner, items);
    for (const folder of folders) tree.folder(folder, null);
  };
  const some = (owners: readonly Planned[], share: number, most: number) =>
    owners.slice(0, Math.min(most, Math.ceil(owners.length * share)));
  plant(null, office.profile.talents < largeAgency ? agencyFolders.slice(-3) : agencyFolders);
  const active = talents.filter(({ body }) => body.status === ACTIVE);
  for (const one of some(active, shares.talent, mostOwners.talent)) plant(one, talentFolders);
  for (const one of some(partners, shares.partner, mostOwners.partner)) plant(one, partnerFolders);
  for (const one of some(staff, shares.staff, mostOwners.staff)) plant(one, staffFolders);
  return items;
}
