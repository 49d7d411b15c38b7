import { describe, expect, it } from 'vitest';
import { readCalendar, type ReadCalendar } from './readCalendar.ts';

interface Row {
  readonly id: string;
  readonly s: number;
  readonly e: number;
  readonly f: string | null;
  readonly l: string | null;
  readonly n: string;
}

const zone = 'Australia/Sydney';
const window = { from: Date.parse('2026-11-01'), until: Date.parse('2028-12-31') };
const file = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:one']), ...lines, 'END:VEVENT'].join(
    '\r\n',
  );
const ask = (text: string | Buffer, home = zone) =>
  readCalendar({ source: 'source', bytes: Buffer.from(text), zone: home, ...window });
async function read(...events: readonly string[]): Promise<ReadCalendar & { readonly rows: readonly Row[] }> {
  const found = await ask(file(...events));
  if (typeof found === 'string') throw new Error(found);
  return { ...found, rows: found.pages.flatMap((page) => JSON.parse(page) as Row[]) };
}
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const starts = async (...events: readonly string[]) => (await read(...events)).rows.map(({ s }) => iso(s));

describe('the time of an event', () => {
  it.each([
    ['UTC', 'DTSTART:20270310T090000Z', '2027-03-10T09:00'],
    ['a zone', 'DTSTART;TZID=America/New_York:20270310T090000', '2027-03-10T14:00'],
    ['Windows', 'DTSTART;TZID=AUS Eastern Standard Time:20270310T090000', '2027-03-09T22:00'],
    ['a path', 'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/London:20270710T090000', '2027-07-10T08:00'],
    ['nowhere', 'DTSTART:20270310T090000', '2027-03-09T22:00'],
    ['a numbered name', 'DTSTART;TZID=Central Standard Time 1:20270310T090000', '2027-03-10T15:00'],
    [
      'Windows’ long name',
      'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20270701T070000',
      '2027-07-01T05:00',
    ],
    [
      'a long name of America',
      'DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20270701T070000',
      '2027-07-01T11:00',
    ],
    [
      'a long name of Australia',
      'DTSTART;TZID="(GMT+10:00) Canberra, Melbourne, Sydney":20270701T090000',
      '2027-06-30T23:00',
    ],
    ['an offset', 'DTSTART;TZID="(GMT +01:00)":20270701T090000', '2027-07-01T08:00'],
    ['a short offset', 'DTSTART;TZID=GMT+0200:20270701T090000', '2027-07-01T07:00'],
    ['half an hour', 'DTSTART;TZID="(UTC+05:30)":20270701T090000', '2027-07-01T03:30'],
    ['an hour that the clocks skip', 'DTSTART;TZID=Australia/Sydney:20271003T023000', '2027-10-02T16:30'],
    ['an hour that comes twice', 'DTSTART;TZID=Australia/Sydney:20270404T023000', '2027-04-03T15:30'],
    ['half an hour of Lord Howe', 'DTSTART;TZID=Australia/Lord_Howe:20270404T014500', '2027-04-03T14:45'],
  ])('is read in %s', async (_where, start, moment) => {
    expect(await starts(event(start, 'DURATION:PT1H'))).toEqual([moment]);
  });

  it('is read in a zone that the file describes, and in the file’s own', async () => {
    const described = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(await starts(...described, event('DTSTART;TZID=Office:20270310T090000'))).toEqual(['2027-03-10T03:30']);
    expect(await starts('X-WR-TIMEZONE:Europe/Paris', event('DTSTART:20270310T090000'))).toEqual(['2027-03-10T08:00']);
  });

  it('ends where it says, or lasts as long as it says', async () => {
    const times = async (...lines: readonly string[]) =>
      (await read(event(...lines))).rows.map(({ s, e, f, l }) => [iso(s), iso(e), f, l]);
    expect(await times('DTSTART:20270310T090000Z', 'DTEND:20270310T103000Z')).toEqual([
      ['2027-03-10T09:00', '2027-03-10T10:30', null, null],
    ]);
    // A day over the change of the clocks is a day, hours are hours.
    const begin = 'DTSTART;TZID=Australia/Sydney:20271002T120000';
    expect((await times(begin, 'DURATION:P1D'))[0]?.[1]).toBe('2027-10-03T01:00');
    expect((await times(begin, 'DURATION:PT24H'))[0]?.[1]).toBe('2027-10-03T02:00');
    expect(await times('DTSTART;VALUE=DATE:20270310')).toEqual([
      ['2027-03-09T13:00', '2027-03-10T13:00', '2027-03-10', '2027-03-10'],
    ]);
    // Theirs ends on the day after.
    expect(await times('DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270313')).toEqual([
      ['2027-03-09T13:00', '2027-03-12T13:00', '2027-03-10', '2027-03-12'],
    ]);
    expect(await times('DTSTART;VALUE=DATE:20270310', 'DURATION:P2D')).toMatchObject([{ 3: '2027-03-11' }]);
  });

  it.each([
    ['a day that does not say so', ['DTSTART:20270301', 'DTEND:20270302'], '2027-03-01', '2027-03-01'],
    [
      'a day that says it is a time',
      ['DTSTART;VALUE=DATE-TIME:20270301', 'DTEND:20270303'],
      '2027-03-01',
      '2027-03-02',
    ],
    ['a time that says it is a day', ['DTSTART;VALUE=DATE:20270301T000000'], '2027-03-01', '2027-03-01'],
    [
      'a day in small letters',
      ['dtstart;value=date:20270301', 'dtend;value=date:20270303'],
      '2027-03-01',
      '2027-03-02',
    ],
    ['a day with marks', ['DTSTART:2027-03-01', 'DTEND:2027-03-02'], '2027-03-01', '2027-03-01'],
    ['a day that ends at midnight', ['DTSTART:20270301', 'DTEND:20270302T000000'], '2027-03-01', '2027-03-01'],
    ['a day that ends at a moment', ['DTSTART:20270301', 'DTEND:20270301T130000Z'], '2027-03-01', '2027-03-01'],
    ['a day that ends at noon', ['DTSTART;VALUE=DATE:20270301', 'DTEND:20270302T120000'], '2027-03-01', '2027-03-02'],
    ['a day of hours', ['DTSTART:20270301', 'DURATION:PT48H'], '2027-03-01', '2027-03-02'],
    ['a day with an empty end', ['DTSTART:20270301', 'DTEND:'], '2027-03-01', '2027-03-01'],
    ['a day with an end that is none', ['DTSTART:20270301', 'DTEND:soon'], '2027-03-01', '2027-03-01'],
  ])('of whole days is %s', async (_what, lines, first, last) => {
    expect(await read(event(...lines))).toMatchObject({ rows: [{ f: first, l: last }], faultCount: 0 });
  });

  it.each([
    ['a day', 'DTSTART;TZID=Australia/Sydney:20270301T090000', 'DTEND;VALUE=DATE:20270303', '2027-03-02T13:00'],
    ['its own day', 'DTSTART;TZID=Australia/Sydney:20270301T090000', 'DTEND:20270301', '2027-03-01T13:00'],
    ['a day, from a moment', 'DTSTART:20270228T220000Z', 'DTEND;VALUE=DATE:20270302', '2027-03-01T13:00'],
    ['a time without seconds', 'DTSTART:20270301T0900Z', 'DTEND:20270301T1000Z', '2027-03-01T10:00'],
    ['a time with marks', 'DTSTART:2027-03-01T09:00:00Z', 'DTEND:2027-03-01T10:00:00Z', '2027-03-01T10:00'],
    ['a length, where the end is none', 'DTSTART:20270301T090000Z', 'DTEND:\r\nDURATION:pt1h', '2027-03-01T10:00'],
  ])('ends on %s', async (_what, start, end, moment) => {
    const { rows, faultCount } = await read(event(start, end));
    expect([rows.map(({ e }) => iso(e)), faultCount]).toEqual([[moment], 0]);
  });

  it.each([
    ['a raw line', 'DESCRIPTION:first line\r\nsecond line without a fold'],
    ['a raw line with a colon', 'DESCRIPTION:first line\r\nJoin: https://x.test/a;b=c:d'],
    ['an empty line', 'DESCRIPTION:first line\r\n\r\nsecond'],
    ['an open quote', 'ATTENDEE;CN="Bob:mailto:b@x.test'],
    ['an open quote of its name', 'SUMMARY;ALTREP="x:Shoot'],
    ['no name', ':nothing'],
    ['an odd parameter', 'LOCATION;=;X:Quay'],
    ['an alarm of its own', 'BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nDURATION:PT9H\r\nREPEAT:1\r\nEND:VALARM'],
    ['an alarm that does not end', 'BEGIN:VALARM\r\nACTION:DISPLAY'],
    ['a raw line that looks like a beginning', 'DESCRIPTION:Doors\r\nBegin: 9\r\nBegin:nine'],
    ['an empty rule', 'RRULE:'],
    ['a rule that says nothing', 'RRULE:none'],
    ['an empty list', 'EXDATE:\r\nRDATE:,\r\nRECURRENCE-ID:'],
    ['a time to leave out that is none', 'EXDATE:soon,20270230T090000Z'],
    ['an odd category', 'CATEGORIES:\\'],
    ['an odd sequence', 'SEQUENCE:first'],
  ])('is kept with %s', async (_what, line) => {
    const times = ['DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z'];
    const { rows, faultCount } = await read(event(line, ...times), event('UID:two', ...times, line));
    const one = ['2027-03-01T09:00', '2027-03-01T10:00'];
    expect([rows.map(({ s, e }) => [iso(s), iso(e)]), faultCount]).toEqual([[one, one], 0]);
  });

  it('is kept where what it replaces cannot be read', async () => {
    const series = event('UID:q', 'DTSTART:20270301T090000Z', 'RRULE:FREQ=DAILY;COUNT=2');
    const moved = event('UID:q', 'SEQUENCE:2', 'RECURRENCE-ID:soon', 'DTSTART:20270310T090000Z');
    expect(await starts(series, moved)).toEqual(['2027-03-01T09:00', '2027-03-02T09:00', '2027-03-10T09:00']);
  });

  it('is in a zone whose name has colons', async () => {
    const start = 'DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna:20270701T070000';
    expect(await starts(event(start))).toEqual(['2027-07-01T05:00']);
  });

  it('is left out where it takes up none, or is far away', async () => {
    const start = 'DTSTART:20270310T090000Z';
    expect(await starts(event(start, 'TRANSP:TRANSPARENT'), event('UID:two', start, 'STATUS:CANCELLED'))).toEqual([]);
    expect(await starts(event('DTSTART:20200310T090000Z'), event('UID:two', 'DTSTART:20400310T090000Z'))).toEqual([]);
  });
});

describe('a rule', () => {
  it('keeps the time of the day, and leaves out what the clocks skip', async () => {
    const begin = 'DTSTART;TZID=Australia/Sydney:20271001T023000';
    expect(await starts(event(begin, 'RRULE:FREQ=DAILY;COUNT=5'))).toEqual([
      '2027-09-30T16:30',
      '2027-10-01T16:30',
      '2027-10-03T15:30',
      '2027-10-04T15:30',
    ]);
  });

  it('names days that months have, and returns to the last ones', async () => {
    const days = async (rule: string, start = '20270131T090000Z') =>
      (await starts(event(`DTSTART:${start}`, `RRULE:${rule}`))).map((one) => one.slice(0, 10));
    expect(await days('FREQ=MONTHLY;COUNT=3')).toEqual(['2027-01-31', '2027-03-31', '2027-05-31']);
    expect(await days('FREQ=YEARLY;COUNT=2', '20240229T090000Z')).toEqual(['2028-02-29']);
    expect(await days('FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '20270129T090000Z')).toEqual(['2027-01-29', '2027-02-26']);
  });

  it('ends at a moment, a day or a count, in the zone of the event', async () => {
    const begin = 'DTSTART;TZID=Australia/Sydney:20270310T090000';
    const count = async (rule: string, start = begin) =>
      (await starts(event(start, `RRULE:FREQ=DAILY;${rule}`))).length;
    expect(await count('UNTIL=20270311T220000Z')).toBe(3);
    expect(await count('UNTIL=20270311T215959Z')).toBe(2);
    expect(await count('UNTIL=20270312')).toBe(3);
    expect(await count('UNTIL=20270312', 'DTSTART;VALUE=DATE:20270310')).toBe(3);
    expect(await count('COUNT=4')).toBe(4);
  });

  it('has exceptions, further times and replaced ones', async () => {
    const begin = 'DTSTART;TZID=Australia/Sydney:20270310T090000';
    const rule = 'RRULE:FREQ=DAILY;COUNT=4';
    expect(await starts(event(begin, rule, 'EXDATE;TZID=Australia/Sydney:20270311T090000'))).toHaveLength(3);
    expect(await starts(event(begin, rule, 'EXDATE:20270310T220000Z,20270311T220000Z'))).toHaveLength(2);
    expect(await starts(event(begin, rule, 'EXDATE;VALUE=DATE:20270311'))).toHaveLength(3);
    expect(await starts(event(begin, 'RDATE:20270320T010000Z'))).toEqual(['2027-03-09T22:00', '2027-03-20T01:00']);
    const moved = event('RECURRENCE-ID;TZID=Australia/Sydney:20270311T090000', 'DTSTART:20270401T000000Z');
    const dropped = event('RECURRENCE-ID:20270311T220000Z', 'DTSTART:20270312T000000Z', 'STATUS:CANCELLED');
    expect(await starts(event(begin, rule), moved, dropped)).toEqual([
      '2027-03-09T22:00',
      '2027-03-12T22:00',
      '2027-04-01T00:00',
    ]);
    // One that replaces a part of what is not there stands by itself.
    expect(await starts(moved)).toEqual(['2027-04-01T00:00']);
  });

  it('of whole days leaves out and replaces days that are written as moments', async () => {
    const series = (...lines: readonly string[]) =>
      event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;COUNT=3', ...lines);
    const days = async (...events: readonly string[]) => (await read(...events)).rows.map(({ f }) => f);
    for (const left of [
      'EXDATE:20270302T000000',
      'EXDATE;TZID=Australia/Sydney:20270302T000000',
      'EXDATE:20270301T130000Z',
    ])
      expect(await days(series(left)), left).toEqual(['2027-03-01', '2027-03-03']);
    const moved = event('RECURRENCE-ID:20270301T130000Z', 'DTSTART;VALUE=DATE:20270310');
    expect(await days(series(), moved)).toEqual(['2027-03-01', '2027-03-03', '2027-03-10']);
    expect(await days(series('RDATE:20270304T130000Z'))).toContain('2027-03-05');
  });

  it.each([
    ['small letters', 'RRULE:freq=weekly;count=3;byday=mo', 3],
    ['empty parts', 'RRULE:FREQ=WEEKLY;;COUNT=3;BYDAY=MO,;INTERVAL=;', 3],
    ['blanks', 'RRULE: FREQ=WEEKLY; COUNT=3', 3],
    ['a part of its own', 'RRULE:FREQ=WEEKLY;X-NAME=1;COUNT=3', 3],
    ['an end with marks', 'RRULE:FREQ=WEEKLY;UNTIL=2027-03-15T09:00:00Z', 3],
    ['a comma at the end', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE:20270308T090000Z,', 2],
    ['a time to leave out that is none', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE:20270308T090000Z,soon', 2],
    ['days to leave out that do not say so', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE:20270308,20270315', 1],
    ['a further time that is none', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nRDATE:20270401T090000Z,,soon', 4],
  ])('is read with %s', async (_what, lines, count) => {
    const { rows, faultCount } = await read(event('DTSTART:20270301T090000Z', 'DURATION:PT1H', lines));
    expect([rows.length, faultCount]).toEqual([count, 0]);
  });

  it('of whole days is replaced, and leaves out, by days that do not say so', async () => {
    const series = event('UID:q', 'DTSTART:20270301', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20270302');
    const moved = event('UID:q', 'RECURRENCE-ID:20270303', 'DTSTART:20270310');
    const { rows } = await read(series, moved);
    expect(rows.map(({ f }) => f)).toEqual(['2027-03-01', '2027-03-04', '2027-03-10']);
  });

  it('of whole days ends on the day of a moment', async () => {
    const days = async (until: string, home: string) => {
      const found = await ask(file(event('DTSTART;VALUE=DATE:20270301', `RRULE:FREQ=DAILY;UNTIL=${until}`)), home);
      return typeof found === 'string' ? found : found.blocks;
    };
    expect(await days('20270303T130000Z', 'Australia/Sydney')).toBe(4);
    expect(await days('20270303T230000Z', 'Europe/Berlin')).toBe(4);
    expect(await days('20270304T000000Z', 'UTC')).toBe(4);
    expect(await days('20270304T000000Z', 'America/New_York')).toBe(3);
  });

  it('moves with one that those after it follow', async () => {
    const series = event('UID:q', 'DTSTART:20270301T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4');
    const later = event(
      'UID:q',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20270302T000000Z',
      'DTSTART:20270302T050000Z',
      'DURATION:PT2H',
    );
    const { rows } = await read(series, later);
    expect(rows.map(({ s, e }) => `${iso(s)}/${iso(e).slice(11)}`)).toEqual([
      '2027-03-01T00:00/01:00',
      '2027-03-02T05:00/07:00',
      '2027-03-03T05:00/07:00',
      '2027-03-04T05:00/07:00',
    ]);
  });

  it('has further times that last as long as they say', async () => {
    const { rows } = await read(
      event(
        'DTSTART:20270301T090000Z',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD:20270303T090000Z/PT3H,20270304T090000Z/20270304T100000Z',
      ),
    );
    expect(rows.map(({ e }) => iso(e))).toEqual(['2027-03-01T10:00', '2027-03-03T12:00', '2027-03-04T10:00']);
  });

  it('begins long before the window, and costs no more for that', async () => {
    const { blocks } = await read(event('DTSTART;TZID=Europe/London:18000101T090000', 'RRULE:FREQ=WEEKLY;BYDAY=MO'));
    expect(blocks).toBeGreaterThan(100);
    expect(blocks).toBeLessThan(120);
  });
});

describe('a calendar', () => {
  it.each([
    ['DURATION:P999999999999D', 'badTime'],
    ['DURATION:PT99999999999999999999S', 'badTime'],
    ['DURATION:P5300W', 'badTime'],
    ['DTEND:99991231T235959Z', 'badTime'],
  ])('leaves out an event with %s, and keeps the others', async (line, reason) => {
    const hostile = event('UID:two', 'SUMMARY:Long', 'DTSTART:20270310T090000Z', line);
    const { rows, faults } = await read(event('DTSTART:20270310T090000Z', 'DURATION:PT1H'), hostile);
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([{ reason, title: 'Long' }]);
  });

  it('has the times of which only that they are taken is told', async () => {
    const { rows, events } = await read(
      'BEGIN:VFREEBUSY',
      'DTSTART:20270301T000000Z',
      'DTEND:20270401T000000Z',
      'FREEBUSY:20270301T090000Z/20270301T100000Z,20270302T090000Z/PT2H',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270303T090000Z/PT1H,',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270304T090000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20270305T090000Z/PT1H',
      'FREEBUSY:soon',
      'END:VFREEBUSY',
      event('UID:two', 'DTSTART:20270310T090000Z', 'DURATION:PT1H'),
    );
    expect(rows.map(({ s, e }) => `${iso(s)}/${iso(e).slice(11)}`)).toEqual([
      '2027-03-01T09:00/10:00',
      '2027-03-02T09:00/11:00',
      '2027-03-03T09:00/10:00',
      '2027-03-04T09:00/10:00',
      '2027-03-10T09:00/10:00',
    ]);
    expect(events).toBe(2);
  });

  it('tells of an event without a name', async () => {
    expect(await read(event('DTSTART:soon'))).toMatchObject({ faults: [{ reason: 'badTime', title: '' }] });
  });

  it('keeps two events of one name, of which neither is newer', async () => {
    const lasting = ['DURATION:PT1H', 'DTSTAMP:20270101T000000Z'];
    const two = [event('DTSTART:20270301T000000Z', ...lasting), event('DTSTART:20270303T000000Z', ...lasting)];
    expect(await starts(...two)).toEqual(['2027-03-01T00:00', '2027-03-03T00:00']);
  });

  it('tells that a zone is not known', async () => {
    const { faults, rows } = await read(
      event('SUMMARY:Far', 'DTSTART;TZID=Mars/Olympus:20270310T090000', 'DURATION:PT1H'),
    );
    expect([faults, rows]).toEqual([[{ reason: 'unknownZone', title: 'Far' }], []]);
  });

  it('loses one bad event alone, and tells which', async () => {
    const good = event('UID:good', 'SUMMARY:Good', 'DTSTART:20270310T090000Z');
    const bad = [
      event('UID:1', 'SUMMARY:No day', 'DTSTART:20270230T090000Z'),
      event('UID:2', 'SUMMARY:Garbage', 'DTSTART:tomorrow'),
      event('UID:3', 'SUMMARY:Nowhere'),
      event('UID:4', 'SUMMARY:Backwards', 'DTSTART:20270310T090000Z', 'DTEND:20270310T080000Z'),
      event('UID:5', 'SUMMARY:Every second', 'DTSTART:20270310T090000Z', 'RRULE:FREQ=SECONDLY'),
      event('UID:6', 'SUMMARY:Odd rule', 'DTSTART:20270310T090000Z', 'RRULE:FREQ=NEVERLY;BYDAY=XX'),
      event(
        'UID:7',
        'SUMMARY:Every minute',
        'DTSTART:20270310T090000Z',
        'RRULE:FREQ=DAILY;BYHOUR=1,2;BYMINUTE=1,2,3,4,5,6,7,8,9,10,11,12,13',
      ),
    ];
    const { rows, faults, faultCount } = await read(...bad, good);
    expect(rows.map(({ n }) => n)).toEqual(['Good']);
    expect(faultCount).toBe(bad.length);
    expect(Object.fromEntries(faults.map(({ title, reason }) => [title, reason]))).toEqual({
      'No day': 'badTime',
      Garbage: 'badTime',
      Nowhere: 'noStart',
      Backwards: 'endBeforeStart',
      'Every second': 'tooOften',
      'Odd rule': 'unreadable',
      'Every minute': 'tooOften',
    });
  });

  it('has each event once, as it was last', async () => {
    const one = (sequence: number, hour: string) =>
      event('UID:same', `SEQUENCE:${sequence}`, 'DTSTAMP:20270101T000000Z', `DTSTART:20270310T${hour}0000Z`);
    expect(await starts(one(2, '12'), one(1, '09'))).toEqual(['2027-03-10T12:00']);
  });

  it.each([
    ['a page', '<!doctype html><html><body>Please sign in</body></html>'],
    ['nothing', ''],
    ['a broken off file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n'],
  ])('is none: %s', async (_what, text) => expect(await ask(text)).toBe('calendarUnreadable'));

  it('may be empty, and no longer than the limit', async () => {
    expect(await read()).toMatchObject({ blocks: 0, events: 0 });
    const many = Array.from({ length: 20_001 }, (_, index) => event(`UID:${index}`, 'DTSTART:20270310T090000Z'));
    expect(await ask(file(...many))).toBe('calendarTooLong');
  });

  it('gives the same ids and the same hash each time', async () => {
    const events = [event('SUMMARY:A', 'DTSTART:20270310T090000Z', 'RRULE:FREQ=DAILY;COUNT=3')];
    const [one, other] = [await read(...events), await read(...events)];
    expect(one).toEqual(other);
    expect(new Set(one.rows.map(({ id }) => id)).size).toBe(3);
  });

  it('has plain names', async () => {
    const { rows } = await read(
      event('SUMMARY:Zoë\\, 🎭 \u202Eevil\\nand a name that is', '  folded', 'DTSTART:20270310T090000Z'),
    );
    expect(rows[0]?.n).toBe('Zoë, 🎭 evil and a name that is folded');
  });
});
