/** The part of `calendarProgram` that finds zones by their names, and moments in them. Packages are in its scope. */
export const calendarZones = `
const formats = new Map();
function formatOf(zone) {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric',
      hour: 'numeric', minute: 'numeric', second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}
function isZone(name) {
  try {
    return /^[a-z]/i.test(name) && formatOf(name) !== undefined;
  } catch {
    return false;
  }
}
/** The wall time of a zone at a moment, as if it were UTC. */
function wallAt(moment, zone) {
  if (zone === 'UTC') return moment;
  const part = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) part[type] = Number(value);
  return new Date(0).setUTCFullYear(part.year, part.month - 1, part.day) +
    ((part.hour * 60 + part.minute) * 60 + part.second) * 1000;
}
/** The moment of a wall time, the first of two; isReal is false for one that the clocks skip. */
function momentAt(wall, zone) {
  if (zone === 'UTC') return { at: wall, isReal: true };
  if (typeof zone !== 'string') {
    const time = ICAL.Time.fromJSDate(new Date(wall), true);
    time.zone = zone;
    return { at: time.toUnixTime() * 1000, isReal: true };
  }
  const moments = [-dayLength, dayLength].map((away) => wall - (wallAt(wall + away, zone) - wall - away));
  const right = moments.filter((moment) => wallAt(moment, zone) === wall);
  return right.length > 0 ? { at: Math.min(...right), isReal: true } : { at: moments[0], isReal: false };
}

/** The zone that Windows calls so; its long list may number names that are alike. */
function windowsZone(name) {
  const found = [name, name.replace(/ \\d+$/, '')].flatMap((one) => (findIana(one) || []).slice(0, 1));
  return found.find(isZone) || null;
}
const places = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1).replace(/_/g, ' '), zone]));
places.set('Canberra', 'Australia/Sydney');
/** The least offset of a zone in the year, in minutes. */
function standardOffset(zone) {
  const offsets = [0, 6].map((month) => {
    const moment = Date.UTC(2026, month, 1);
    return (wallAt(moment, zone) - moment) / 60000;
  });
  return Math.min(...offsets);
}
/** The zone of a name that people read: "(UTC+01:00) Amsterdam, Berlin", "(UTC-05:00) Eastern Time (US & Canada)", "GMT+0200". */
function describedZone(name) {
  const found = /^[(]?(?:UTC|GMT)(?: ?([+-])(\\d\\d?):?(\\d\\d)?)?[)]?(.*)$/i.exec(name.trim());
  if (!found) return null;
  const [, sign = '+', hours = '0', minutes = '0', words] = found;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (Math.abs(offset) > 14 * 60) return null;
  const said = words.trim();
  if (said !== '') {
    const zones = [
      windowsZone(said.replace(/ [(].*$/, '').replace(/ Time$/, ' Standard Time')),
      ...said.split(/[,;]/).map((place) => places.get(place.trim())),
    ];
    return zones.find((zone) => zone && standardOffset(zone) === offset) || null;
  }
  if (offset === 0) return 'UTC';
  const text = sign + hours.padStart(2, '0') + minutes.padStart(2, '0');
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(['BEGIN:VTIMEZONE', 'TZID:' + text, 'BEGIN:STANDARD',
    'DTSTART:19700101T000000', 'TZOFFSETFROM:' + text, 'TZOFFSETTO:' + text, 'END:STANDARD', 'END:VTIMEZONE'].join('\\r\\n'))));
}
`;
