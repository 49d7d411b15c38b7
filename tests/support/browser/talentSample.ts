/** What every talent of the tests has, as the API answers it; tests add what they are about. */
export const talentSample = {
  version: 4,
  displayName: 'Ada Okafor',
  status: 1,
  state: 'ACTIVE',
  categories: [],
  categoryIds: [],
  tags: [],
  tagIds: [],
  assignees: [],
  assigneeIds: [],
};
