const offsetOf = (timeZone: string, now: number) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;

/**
 * Returns true if two time zones have the same local time now, as Sydney and Melbourne do.
 * @param now milliseconds since the epoch
 */
export function areClocksEqual(one: string, other: string, now: number): boolean {
  return one === other || offsetOf(one, now) === offsetOf(other, now);
}

/** The place in an IANA name: `Ho Chi Minh` of `Asia/Ho_Chi_Minh`. */
export function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
