/**
 * The part of `calendarProgram` that reads the lines of a component. A line that is no property, and whatever decides no
 * times, costs nothing: programs write raw line breaks, open quotes and lists that end on a comma. `ICAL` is in its scope.
 */
export const calendarLines = `
const ofTimes = /^(?:DTSTART|DTEND|DURATION|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)$/;
const ofEvents = /^(?:UID|SUMMARY|RRULE|SEQUENCE|DTSTAMP|STATUS|TRANSP)$/;
/** Times, lengths and lists of them, also with the marks of ISO 8601. */
const times = /^\\s*(?:[+-]?[\\dP][-\\dTZPWDHMS:,/+.\\s]*)?$/i;
/** Colons of a line that are tried: zones have some in their names. */
const mostColons = 50;

/** Where the value of a line begins, behind the colon that no quotes enclose; those of times are told by what follows. */
const valueAt = (line, isTime) => {
  if (!isTime) return (/^(?:[^":]|"[^"]*")*:/.exec(line) || /^[^:]*:/.exec(line) || [''])[0].length;
  let at = line.indexOf(':');
  for (let tried = 0; at !== -1 && tried < mostColons; tried += 1) {
    if (times.test(line.slice(at + 1))) return at + 1;
    at = line.indexOf(':', at + 1);
  }
  return line.indexOf(':') + 1;
};

/** The properties of a component by their names, those of the components in it left out. */
const propertiesOf = (chunk) => {
  const found = new Map();
  const lines = chunk.replace(/\\r\\n[ \\t]/g, '').split('\\r\\n').slice(1, -1);
  const bound = (line, word) => (new RegExp('^' + word + ':([A-Z-]+)[ \\\\t]*$', 'i').exec(line) || ['', ''])[1].toUpperCase();
  const ends = new Map(lines.map((line, at) => [bound(line, 'END'), at]));
  let inner = '';
  for (const [at, line] of lines.entries()) {
    const begun = bound(line, 'BEGIN');
    if (inner !== '') {
      if (bound(line, 'END') === inner) inner = '';
      continue;
    }
    // One that does not end is none.
    if (begun !== '' && ends.get(begun) > at) inner = begun;
    const name = (/^\\s*([A-Z-]+)(?=[;:])/i.exec(line) || ['', ''])[1].toUpperCase();
    if (!(ofTimes.test(name) || ofEvents.test(name))) continue;
    const start = valueAt(line, ofTimes.test(name));
    const parameters = {};
    for (const [, key, quoted, plain] of line.slice(0, start - 1).matchAll(/;\\s*([^=;]+)=(?:"([^"]*)"?|([^;]*))/g))
      parameters[key.trim().toLowerCase()] = (quoted === undefined ? plain : quoted).trim();
    const value = line.slice(start).trim();
    if (value !== '') found.set(name, [...(found.get(name) || []), { parameters, value }]);
  }
  return found;
};

const plainText = (value) => value.replace(/\\\\([\\s\\S])/g, (_all, letter) => (/n/i.test(letter) ? ' ' : letter));

const ruleParts = /^(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BY[A-Z]+)$/;
/** A rule in capitals, without empty parts; null for one that says nothing. */
const ruleOf = (value) => {
  const parts = new Map();
  for (const part of value.toUpperCase().split(';')) {
    const [name, ...rest] = part.split('=').map((one) => one.trim());
    const listed = rest.join('=').split(',').map((one) => one.trim()).filter((one) => one !== '').join(',');
    if (listed !== '' && ruleParts.test(name)) parts.set(name, name === 'UNTIL' ? listed.replace(/[-:]/g, '') : listed);
    // Another calendar than ours would have other days.
    if (name === 'RSCALE' && listed !== 'GREGORIAN') throw new Error('another calendar');
  }
  if (!parts.has('FREQ')) return null;
  return String(ICAL.Recur.fromString([...parts].map((part) => part.join('=')).join(';')));
};

/** A zone's description without the lines that say nothing of its times. */
const zoneLines = (chunk) =>
  chunk.replace(/\\r\\n[ \\t]/g, '').split('\\r\\n')
    .filter((line) => /^(?:BEGIN|END|TZID|DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)[;:]/i.test(line)).join('\\r\\n');
`;
