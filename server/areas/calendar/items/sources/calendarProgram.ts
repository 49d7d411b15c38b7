import { calendarLines } from './calendarLines.ts';
import { calendarZones } from './calendarZones.ts';

/** Times that an event may come within the window; one that comes more often is left out. */
export const mostOccurrences = 5_000;
/** Blocks that one calendar may take up. */
export const mostBlocks = 60_000;
/** Longest time that an event may take up, in milliseconds: a hundred years. One that lasts longer is left out. */
export const longestEvent = 36_525 * 86_400_000;
/** Events that were left out, of which the reason is told. */
export const mostFaults = 20;

/**
 * Reads a calendar file (RFC 5545) into the times that its events, and those that are only told to be busy, take up within a
 * window. Each event is read by itself, and each of its lines, so that one that is wrong costs as little as it can. Rules are expanded on days and times without a zone; each is then placed in
 * the event's zone. As RFC 5545 has it, what a rule puts into an hour that the clocks skip does not take place.
 */
export const calendarProgram = `
const { createHash } = require('node:crypto');
const library = require(data.ical);
const ICAL = library.default || library;
const { RRuleTemporal } = require(data.rules);
const { findIana } = require(data.windows);
const dayLength = 86400000;
${calendarLines}

class Fault extends Error {}
const wrongTime = () => {
  throw new Fault('badTime');
};
const isPossible = (length) => length >= 0 && length <= data.longestEvent;

${calendarZones}
const dayText = (wall) => new Date(wall).toISOString().slice(0, 10);
const ruleText = (wall) => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
function wallOf(text) {
  const wall = Date.parse(text.length === 10 ? text + 'T00:00:00Z' : text + 'Z');
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, text.length) !== text) throw new Fault('badTime');
  return wall;
}

return ({ source, bytes, zone: given, from, until }) => {
  const text = new TextDecoder().decode(bytes).replace(/^\\uFEFF/, '');
  if (!/^\\s*BEGIN:VCALENDAR[ \\t]*\\r?\\n/i.test(text) || !/\\nEND:VCALENDAR\\s*$/i.test(text))
    throw new Error('calendarUnreadable');
  const chunks = { VEVENT: [], VTIMEZONE: [], VFREEBUSY: [] };
  let open = null;
  let lines = [];
  let ownZone = null;
  for (const line of text.split(/\\r\\n|\\n|\\r/)) {
    const mark = /^(BEGIN|END):(VEVENT|VTIMEZONE|VFREEBUSY)[ \\t]*$/i.exec(line);
    const named = /^X-WR-TIMEZONE(?:;[^:]*)?:(.*)$/i.exec(line);
    if (named) ownZone = named[1].trim();
    if (mark && mark[1].toUpperCase() === 'BEGIN' && (open === null || mark[2].toUpperCase() === open)) {
      open = mark[2].toUpperCase();
      lines = [line];
    } else if (open !== null) {
      lines.push(line);
      if (mark && mark[2].toUpperCase() === open) {
        chunks[open].push(lines.join('\\r\\n'));
        open = null;
      }
    }
    if (chunks.VEVENT.length + chunks.VFREEBUSY.length > data.mostEvents) throw new Error('calendarTooLong');
  }

  const ofFile = new Map();
  for (const chunk of chunks.VTIMEZONE) {
    try {
      const component = new ICAL.Component(ICAL.parse(zoneLines(chunk)));
      ofFile.set(component.getFirstPropertyValue('tzid'), new ICAL.Timezone(component));
    } catch {
      // Its events are placed by the name of their zone.
    }
  }
  const known = new Map();
  const findZone = (name) => {
    if (isZone(name)) return name;
    const windows = windowsZone(name) || describedZone(name);
    if (windows) return windows;
    const parts = name.split('/');
    const end = [2, 3].map((count) => parts.slice(-count).join('/')).find((one) => parts.length > 2 && isZone(one));
    if (end !== undefined) return end;
    return ofFile.get(name) || null;
  };
  const home = (ownZone !== null && typeof findZone(ownZone) === 'string' && findZone(ownZone)) || given;
  const zoneOf = (name) => {
    if (name === undefined) return home;
    if (!known.has(name)) known.set(name, findZone(name));
    const zone = known.get(name);
    if (zone === null) throw new Fault('unknownZone');
    return zone;
  };

  /** A day, or a wall time with its zone. */
  const timeOf = (value, { tzid, value: kind = '' } = {}) => {
    const found = /^(\\d{4})-?(\\d\\d)-?(\\d\\d)(?:[T ](\\d\\d):?(\\d\\d)(?::?(\\d\\d))?(?:[.]\\d+)?(Z?))?$/i.exec(value);
    if (!found) throw new Fault('badTime');
    const [, year, month, date, hour, minute, second = '00', utc] = found;
    const day = [year, month, date].join('-');
    // Many leave out that a day is one.
    if (hour === undefined || /^DATE$/i.test(kind)) return { isDay: true, wall: wallOf(day), zone: home };
    const wall = wallOf(day + 'T' + [hour, minute, second === '60' ? '59' : second].join(':'));
    return { isDay: false, wall, zone: utc ? 'UTC' : zoneOf(tzid || undefined) };
  };
  const lengthOf = (value) => {
    if (!/^[+-]?P.*\\d/i.test(value)) return wrongTime();
    const length = ICAL.Duration.fromString(value.toUpperCase());
    if (length.isNegative) throw new Fault('endBeforeStart');
    const days = length.weeks * 7 + length.days;
    const rest = ((length.hours * 60 + length.minutes) * 60 + length.seconds) * 1000;
    return isPossible(days * dayLength + rest) ? { days, rest } : wrongTime();
  };
  /** A time with a length of its own. */
  const periodOf = (value, parameters) => {
    const [from, to] = value.split('/');
    const start = timeOf(from, parameters);
    if (/^[+-]?P/i.test(to)) return { ...start, length: lengthOf(to) };
    const end = timeOf(to, parameters);
    const rest = momentAt(end.wall, end.zone).at - momentAt(start.wall, start.zone).at;
    if (!isPossible(rest)) throw new Fault('endBeforeStart');
    return { ...start, length: { days: 0, rest } };
  };
  const textOf = (value) => {
    const plain = value.replace(/[\\p{Cc}\\p{Surrogate}\\u200E\\u200F\\u061C\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]/gu, ' ');
    return [...plain.replace(/\\s+/g, ' ').trim()].slice(0, 200).join('');
  };

  const faults = [];
  let faultCount = 0;
  const tell = (reason, title) => {
    faultCount += 1;
    if (faults.length < data.mostFaults) faults.push({ reason, title });
  };
  const titleIn = (chunk) => textOf((/^SUMMARY[^:\\r\\n]*:(.*)$/im.exec(chunk) || ['', ''])[1]);

  /** The length from one time to another, of which either may be a day. */
  const lengthBetween = (start, end) => {
    if (start.isDay) {
      const last = !end.isDay && end.zone === 'UTC' ? wallAt(end.wall, home) : end.wall;
      if (last < start.wall) throw new Fault('endBeforeStart');
      return { days: Math.max(1, Math.ceil((last - start.wall) / dayLength)), rest: 0 };
    }
    const begin = momentAt(start.wall, start.zone).at;
    const zone = !end.isDay ? end.zone : start.zone === 'UTC' ? home : start.zone;
    let rest = momentAt(end.wall, zone).at - begin;
    // Who ends it on its own day means all of that day.
    if (end.isDay && rest <= 0) rest = momentAt(end.wall + dayLength, zone).at - begin;
    if (rest < 0) throw new Fault('endBeforeStart');
    return { days: 0, rest };
  };
  /** The first of some properties that can be read; null for none. */
  const firstRead = (properties, read) => {
    for (const { value, parameters } of properties) {
      try {
        return read(value, parameters);
      } catch {
        // The next one may say it.
      }
    }
    return null;
  };
  const listed = (properties, read) =>
    properties.flatMap(({ value, parameters }) =>
      value.split(',').flatMap((one) => firstRead([{ value: one.trim(), parameters }], read) || []));
  const timeOrPeriod = (value, parameters) => (value.includes('/') ? periodOf : timeOf)(value, parameters);

  const readEvent = (chunk, index) => {
    const properties = propertiesOf(chunk);
    const all = (name) => properties.get(name) || [];
    const valueOf = (name) => (all(name)[0] || { value: '' }).value;
    const [begin] = all('DTSTART');
    if (!begin) throw new Fault('noStart');
    const start = firstRead(all('DTSTART'), timeOf) || timeOf(begin.value, begin.parameters);
    const ends = all('DTEND');
    const lengths = all('DURATION');
    const end = firstRead(ends, timeOf);
    const length = (end && lengthBetween(start, end)) || firstRead(lengths, lengthOf) || { days: 0, rest: 0 };
    // What has a wrong end has none that can be guessed, but for a day.
    if (!end && !start.isDay && length.days + length.rest === 0) {
      for (const { value, parameters } of ends) timeOf(value, parameters);
      for (const { value } of lengths) lengthOf(value);
    }
    if (start.isDay) length.days = Math.max(1, length.days + Math.ceil(length.rest / dayLength));
    const replaces = firstRead(all('RECURRENCE-ID'), timeOf);
    return {
      uid: valueOf('UID') || '#' + index,
      title: textOf(plainText(valueOf('SUMMARY'))),
      start,
      length,
      rules: all('RRULE').flatMap(({ value }) => ruleOf(value) || []),
      added: listed(all('RDATE'), timeOrPeriod),
      left: listed(all('EXDATE'), timeOf),
      replaces,
      // What it stands for cannot be read: it stands by itself.
      isStray: replaces === null && all('RECURRENCE-ID').length > 0,
      // Those that follow move with it.
      leads: /^THISANDFUTURE$/i.test((all('RECURRENCE-ID')[0] || { parameters: {} }).parameters.range || ''),
      order: [Number(valueOf('SEQUENCE')) || 0, valueOf('DTSTAMP'), index],
      isBusy:
        valueOf('TRANSP').toUpperCase() !== 'TRANSPARENT' && valueOf('STATUS').toUpperCase() !== 'CANCELLED',
    };
  };
  const keyOf = ({ isDay, wall, zone }) => (isDay ? dayText(wall) : String(momentAt(wall, zone).at));
  /** A time's day in the calendar: a moment stands on the day that it is there. */
  const dayIn = ({ isDay, wall, zone }) => dayText(!isDay && zone === 'UTC' ? wallAt(wall, home) : wall);
  /** The key by which a series of days or of moments knows a time. */
  const keyFor = ({ start }, time) => (start.isDay ? dayIn(time) : keyOf(time));
  const isNewer = (one, other) => {
    for (let part = 0; part < 3; part += 1)
      if (one.order[part] !== other.order[part]) return one.order[part] > other.order[part];
    return false;
  };

  const masters = new Map();
  const replacing = new Map();
  chunks.VEVENT.forEach((chunk, index) => {
    try {
      const event = readEvent(chunk, index);
      const group = event.replaces === null ? masters : replacing.get(event.uid) || new Map();
      if (event.replaces !== null) replacing.set(event.uid, group);
      const usual = event.replaces === null ? event.uid : keyOf(event.replaces);
      const other = group.get(usual);
      // Two of one name, of which neither is newer, are two events.
      const isApart =
        other !== undefined && event.replaces === null && keyOf(other.start) !== keyOf(event.start) &&
        other.order[0] === event.order[0] && other.order[1] === event.order[1];
      const key = event.isStray ? usual + ' #' + index : isApart ? usual + ' ' + keyOf(event.start) : usual;
      const former = group.get(key);
      if (!former || isNewer(event, former)) group.set(key, event);
    } catch (error) {
      tell(error instanceof Fault ? error.message : 'unreadable', titleIn(chunk));
    }
  });

  // Times of which only that they are taken is told.
  for (const chunk of chunks.VFREEBUSY) {
    const busy = (propertiesOf(chunk).get('FREEBUSY') || []).filter(({ parameters }) => !/^FREE$/i.test(parameters.fbtype || ''));
    for (const { length, ...start } of listed(busy, periodOf)) {
      const uid = '#busy ' + keyOf(start);
      masters.set(uid, { uid, title: '', start, length, rules: [], added: [], left: [], isBusy: true });
    }
  }

  const rows = [];
  const add = (event, wall) => {
    const { start, length, title, uid } = event;
    let row;
    if (start.isDay) {
      const last = wall + (length.days - 1) * dayLength;
      row = { f: dayText(wall), l: dayText(last), s: momentAt(wall, home).at, e: momentAt(last + dayLength, home).at };
    } else {
      const begin = momentAt(wall, start.zone).at;
      const days = length.days === 0 ? begin : momentAt(wall + length.days * dayLength, start.zone).at;
      row = { f: null, l: null, s: begin, e: days + length.rest };
    }
    if (!isPossible(row.e - row.s)) throw new Fault('badTime');
    if (row.s >= until || row.e <= from) return;
    const hex = createHash('sha256').update([source, uid, row.s, row.e, row.f].join(' ')).digest('hex');
    const id = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
    rows.push({ id, ...row, n: title });
    if (rows.length > data.mostBlocks) throw new Error('calendarTooLong');
  };
  const wallsOf = ({ start, rules, added, left, length }) => {
    const walls = new Map([[start.wall, { isRepeated: false }]]);
    const reach = length.days * dayLength + length.rest + 2 * dayLength;
    for (const rule of rules) {
      if (/FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule)) throw new Fault('tooOften');
      const product = ['BYHOUR', 'BYMINUTE', 'BYSECOND']
        .map((name) => ((new RegExp(name + '=([^;]*)', 'i').exec(rule) || [])[1] || '').split(',').length)
        .reduce((one, other) => one * other, 1);
      if (product > 24) throw new Fault('tooOften');
      const placed = rule.replace(/UNTIL=(\\d{8})(?:T(\\d{6})(Z?))?/i, (_all, day, time, utc) => {
        if (time === undefined) return 'UNTIL=' + day + 'T235959Z';
        const iso = (day + time).replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6');
        if (start.isDay) {
          const last = dayIn({ isDay: false, wall: wallOf(iso), zone: utc ? 'UTC' : home });
          return 'UNTIL=' + last.replace(/-/g, '') + 'T235959Z';
        }
        const wall = wallOf(iso);
        return 'UNTIL=' + ruleText(utc && typeof start.zone === 'string' ? wallAt(wall, start.zone) : wall) + 'Z';
      });
      const expanded = new RRuleTemporal({
        rruleString: 'DTSTART;TZID=UTC:' + ruleText(start.wall) + '\\nRRULE:' + placed,
        cache: false,
      }).between(new Date(Math.max(start.wall, from - reach)), new Date(until + 2 * dayLength), true);
      if (expanded.length > data.mostOccurrences) throw new Fault('tooOften');
      for (const one of expanded)
        walls.set(one.epochMilliseconds, walls.get(one.epochMilliseconds) ?? { isRepeated: true });
    }
    for (const one of added) {
      const at = one.isDay || start.isDay ? null : momentAt(one.wall, one.zone).at;
      const wall = start.isDay ? Date.parse(dayIn(one)) : at !== null && typeof start.zone === 'string' ? wallAt(at, start.zone) : one.wall;
      walls.set(wall, { isRepeated: true, own: one.length });
    }
    const gone = new Set(left.map((one) => keyFor({ start }, one)));
    return [...walls].flatMap(([wall, { isRepeated, own }]) => {
      const { at, isReal } = start.isDay ? { at: null, isReal: true } : momentAt(wall, start.zone);
      if ((isRepeated && !isReal) || gone.has(dayText(wall)) || (at !== null && gone.has(String(at)))) return [];
      return [{ wall, at, own }];
    });
  };
  /** Events by which those that follow them move: how far, and from which wall time of the series on. */
  const leadsOf = (event, others) => {
    const wallIn = (time) => (event.start.isDay ? Date.parse(dayIn(time)) : typeof event.start.zone === 'string'
      ? wallAt(momentAt(time.wall, time.zone).at, event.start.zone) : time.wall);
    return [...others.values()]
      .filter(({ leads, start }) => leads && start.isDay === event.start.isDay)
      .map((one) => ({ one, from: wallIn(one.replaces), by: wallIn(one.start) - wallIn(one.replaces) }))
      .sort((a, b) => b.from - a.from);
  };
  for (const event of masters.values()) {
    const others = replacing.get(event.uid) || new Map();
    const replaced = new Set([...others.values()].map(({ replaces }) => keyFor(event, replaces)));
    const length = rows.length;
    try {
      const leading = leadsOf(event, others);
      for (const { wall, at, own } of wallsOf(event)) {
        if (replaced.has(dayText(wall)) || (at !== null && replaced.has(String(at)))) continue;
        const lead = leading.find(({ from }) => from < wall);
        const { title, isBusy, length: usual } = lead ? lead.one : event;
        const moved = { ...event, title, length: own || usual };
        if (isBusy) add(moved, wall + (lead ? lead.by : 0));
      }
    } catch (error) {
      if (error.message === 'calendarTooLong') throw error;
      rows.length = length;
      tell(error instanceof Fault ? error.message : 'unreadable', event.title);
    }
  }
  for (const group of replacing.values())
    for (const event of group.values()) {
      try {
        if (event.isBusy) add(event, event.start.wall);
      } catch (error) {
        if (error.message === 'calendarTooLong') throw error;
        tell(error instanceof Fault ? error.message : 'unreadable', event.title);
      }
    }

  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  unique.sort((one, other) => one.s - other.s || (one.id < other.id ? -1 : 1));
  const pages = [];
  for (let index = 0; index < unique.length; index += 2000) pages.push(JSON.stringify(unique.slice(index, index + 2000)));
  return {
    pages,
    blocks: unique.length,
    events: chunks.VEVENT.length + chunks.VFREEBUSY.length,
    faults,
    faultCount,
    hash: createHash('sha256').update(pages.join()).update(JSON.stringify([faults, faultCount])).digest('base64url'),
  };
};
`;
