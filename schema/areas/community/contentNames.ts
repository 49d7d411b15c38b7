import type { SpecNames } from '../../fields/specNames.ts';

/** Further spellings of filters in the lists of all content (CM 2, CM 7). */
export const contentFilterNames = {
  userIds: 'talentIds',
  talentId: 'talentIds',
  creatorUserIds: 'creatorIds',
} as const;

/** Further keys of all content in answers (CM 3). */
export const contentSpecNames = {
  medias: { files: true },
  linkPreview: { url: 'link' },
} as const satisfies SpecNames;

/** Further keys of a talent of content in answers (CM 3): every one is of the agency. */
export const contentTalent = { userId: 'id', agencyTalent: { always: true } } as const satisfies SpecNames;

/** Further keys of who wrote content in answers (CM 3). */
export const contentCreator = { username: 'displayName' } as const satisfies SpecNames;
