/** Clock changes of 2027: a zone; a day, and a time that is skipped on it; a day, and one that is repeated. */
export const clockChanges = [
  ['Australia/Sydney', '2027-10-03', '02:30', '2027-04-04', '02:30'],
  ['Australia/Lord_Howe', '2027-10-03', '02:15', '2027-04-04', '01:45'],
  ['Europe/Paris', '2027-03-28', '02:30', '2027-10-31', '02:30'],
  ['America/New_York', '2027-03-14', '02:30', '2027-11-07', '01:30'],
  // Midnight is skipped.
  ['America/Santiago', '2027-09-05', '00:30', '2027-04-04', '23:30'],
  // No change of clocks at all, at either end of the world.
  ['Pacific/Kiritimati', '2027-03-28', '02:30', '2027-10-31', '02:30'],
  ['Pacific/Pago_Pago', '2027-03-28', '02:30', '2027-10-31', '02:30'],
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time that the clocks of a zone show at a moment, `YYYY-MM-DD HH:mm`. */
export function shownAt(moment: number, zone: string): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  return format.format(moment);
}

/** Finds the moment of a time by looking at the clocks every five minutes. */
export function momentOnClocks(day: string, time: string, zone: string): { moment: number; isSkipped: boolean } {
  const wanted = `${day} ${time}`;
  const begin = Date.parse(`${day}T${time}:00Z`) - 15 * 3_600_000;
  let before = begin;
  for (let moment = begin; moment < begin + 32 * 3_600_000; moment += 300_000) {
    const now = shownAt(moment, zone);
    if (now === wanted) return { moment, isSkipped: false };
    if (now > wanted) break;
    before = moment;
  }
  // The clocks went from before it to after it: as long after the change as it would have been.
  const left =
    Date.parse(`${wanted.replace(' ', 'T')}:00Z`) - Date.parse(`${shownAt(before, zone).replace(' ', 'T')}:00Z`);
  return { moment: before + left, isSkipped: true };
}
