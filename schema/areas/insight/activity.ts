/** Address of the feed of what changed. */
export const activityPath = '/dashboard/activity';
/** Key of the preference with the newest write of the feed that a person has seen. */
export const activitySeenKey = 'activity.seen';
/** The preference as it is kept. */
export interface ActivitySeen {
  /** Moment of the newest write that was shown, in milliseconds since the epoch. */
  readonly at: number;
}
