/** Values that every talent of the tests has, as the API returns them; tests add their own. */
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
