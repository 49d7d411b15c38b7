/** Names of the fixed categories, and of the status with which each starts, until an agency renames them. */
export const statusNames: Readonly<Record<string, string>> = {
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  BLOCKED: 'Blocked',
  COMPLETED: 'Completed',
  OPPORTUNITY: 'Opportunity',
  WON: 'Won',
  LOST: 'Lost',
  DECLINED: 'Declined',
  UPCOMING: 'Upcoming',
  CANCELLED: 'Cancelled',
  DRAFT: 'Draft',
  ACTIVE: 'Active',
};
