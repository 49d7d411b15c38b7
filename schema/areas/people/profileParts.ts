import type { AnyEntity } from '../../language/entity.ts';
import { summaryTab, tabOfSection } from '../../language/tabs.ts';

/** A part of a profile that is written by a call of its own. */
export interface ProfilePart {
  readonly methods: readonly ('POST' | 'PUT')[];
  /** The fields that it may carry. */
  readonly fields: (entity: AnyEntity) => readonly string[];
  /** It carries values of the fields that the agency added. */
  readonly hasCustom?: boolean;
}

const lists = { 'emergency-contacts': 'emergencyContacts', families: 'families' } as const;

/** The fields of those tabs that have no call of their own. */
function onTabs(...tabs: readonly string[]): ProfilePart['fields'] {
  const apart: readonly string[] = Object.values(lists);
  return (entity) =>
    Object.entries(entity.form)
      .filter(([section]) => tabs.includes(tabOfSection(entity, section)))
      .flatMap(([, names]) => names)
      .filter((name) => !apart.includes(name));
}

const both = ['POST', 'PUT'] as const;

/** The parts of talents and scouts that AB 7 writes one by one, by the last part of the call's path. */
export const profileParts: Readonly<Record<string, ProfilePart>> = {
  'basic-infos': { methods: ['PUT'], fields: onTabs(summaryTab, 'personal') },
  business: { methods: both, fields: onTabs('business') },
  career: { methods: both, fields: onTabs('career') },
  ...Object.fromEntries(
    Object.entries(lists).map(([path, name]) => [path, { methods: both, fields: () => [name] } satisfies ProfilePart]),
  ),
  'custom-fields': { methods: both, fields: () => [], hasCustom: true },
};
