/** Key of the preference that keeps up to where somebody has seen the feed of what changed. */
export const activitySeenKey = 'activity.seen';
/** The preference as it is kept. */
export interface ActivitySeen {
  /** Moment of the newest write that was shown, in milliseconds since the epoch. */
  readonly at: number;
}
