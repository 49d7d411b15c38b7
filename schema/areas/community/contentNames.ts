import type { AnswerNames } from '../../language/api/answerNames.ts';

/** Further spellings of filters in the lists of all content (CM 2, CM 7). */
export const contentFilterNames = {
  userIds: 'talentIds',
  talentId: 'talentIds',
  creatorUserIds: 'creatorIds',
} as const;

/** Further keys of all content in answers (CM 3). */
export const contentAnswers = {
  irrelevanceTalents: { items: { userId: 'id' } },
  creator: { items: { username: 'displayName' } },
  medias: { files: true },
  linkPreview: { url: 'link' },
} as const satisfies AnswerNames;

/** Further keys of a talent of content in answers (CM 3): every one is of the agency. */
export const contentTalent = { items: { userId: 'id', agencyTalent: true } } as const;
