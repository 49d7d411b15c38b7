import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openTable } from './openTable.ts';
import { TableError } from './tableRow.ts';

/** Reads a file as objects by its headings. */
async function cards(content: string | Buffer): Promise<readonly Record<string, string>[]> {
  const { rows } = await openTable(async () => Readable.from([Buffer.from(content)]), { sheet: null, isTabbed: false });
  const all: (readonly string[])[] = [];
  for await (const { cells } of rows) all.push(cells);
  const [headings = [], ...lines] = all;
  return lines.map((cells) =>
    Object.fromEntries(headings.flatMap((heading, at) => (cells[at] ? [[heading, cells[at]] as const] : []))),
  );
}

const card = (...lines: readonly string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

it.each([
  [
    'a phone of Apple',
    card(
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iPhone OS 18.1//EN',
      'N:Lovelace;Ada;King;;',
      'FN:Ada King Lovelace',
      'ORG:Difference Works;',
      'TITLE:Soprano',
      'item1.EMAIL;type=INTERNET;type=pref:ada@engine.example',
      'item1.X-ABLabel:_$!<Other>!$_',
      'EMAIL;type=INTERNET;type=HOME:home@engine.example',
      'TEL;type=HOME;type=VOICE:(02) 5550 0001',
      'TEL;type=CELL;type=VOICE;type=pref:+61 491 570 006',
      'item2.ADR;type=HOME;type=pref:;;12 Hill St\\nFlat 3;Perth;WA;6000;Australia',
      'item3.URL;type=pref:https\\://ada.example',
      'BDAY;value=date:1992-04-06',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
      ' AAAQABAAD/7QCEUGhvdG9zaG9wIDMuMAA4QklNBAQAAA',
      'NOTE:Sings Tuesday\\, Friday\\nNot Monday',
    ),
    {
      Name: 'Ada King Lovelace',
      'First name': 'Ada King',
      'Last name': 'Lovelace',
      Company: 'Difference Works',
      'Job title': 'Soprano',
      Email: 'ada@engine.example ::: home@engine.example',
      Phone: '+61 491 570 006 ::: (02) 5550 0001',
      Street: '12 Hill St, Flat 3',
      City: 'Perth',
      State: 'WA',
      'Postal code': '6000',
      Country: 'Australia',
      Website: 'https://ada.example',
      Birthday: '1992-04-06',
      Notes: 'Sings Tuesday, Friday\nNot Monday',
    },
  ],
  [
    'a phone of Android, in version 2.1',
    card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BCller;J=C3=B6rg;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=C3=B6rg=20=4D=',
      '=C3=BCller',
      'TEL;CELL;PREF:0491570006',
      'TEL;WORK;FAX:0255500002',
      'EMAIL;HOME:joerg@band.example',
      'NOTE;ENCODING=QUOTED-PRINTABLE:Drums=0D=0ABass; guitar, too',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRg',
      'AAAQABAADnoblank=',
      ' AAAQABAAD',
      '',
    ),
    {
      Name: 'Jörg Müller',
      'First name': 'Jörg',
      'Last name': 'Müller',
      Phone: '0491570006',
      Email: 'joerg@band.example',
      Notes: 'Drums\nBass; guitar, too',
    },
  ],
  [
    'Google, in version 3.0 with folded lines',
    card(
      'VERSION:3.0',
      'FN:Chidi Okafor',
      'N:Okafor;Chidi;;;',
      'EMAIL;TYPE=INTERNET;TYPE=WORK:chidi@verylongname',
      ' ofahouse.example',
      'BDAY:--0506',
      'CATEGORIES:myContacts',
    ),
    {
      Name: 'Chidi Okafor',
      'First name': 'Chidi',
      'Last name': 'Okafor',
      Email: 'chidi@verylongnameofahouse.example',
      Birthday: '--0506',
    },
  ],
  [
    'version 4.0, of a company without a name',
    card(
      'VERSION:4.0',
      'ORG:Harbour Hall;Bookings',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+61-2-5550-0003',
      'BDAY:19920406',
    ),
    { Name: 'Harbour Hall', Company: 'Harbour Hall', Phone: '+61-2-5550-0003', Birthday: '1992-04-06' },
  ],
])('reads the cards of %s', async (_, content, expected) => {
  expect(await cards(content)).toEqual([expected]);
});

it('reads one card after the other, past lines that are none and cards that say nothing', async () => {
  const file = `\uFEFF${card('FN:One', 'what is this', 'EMAIL;:')}${card('REV:20260101')}${card('FN:Two', 'TITLE:Bass')}`;
  expect(await cards(file)).toEqual([{ Name: 'One' }, { Name: 'Two', 'Job title': 'Bass' }]);
  expect(await cards(Buffer.from(card('FN:Zoë'), 'latin1'))).toEqual([{ Name: 'Zoë' }]);
});

it('reads cards whose picture is one long line, and refuses one that is too long otherwise', async () => {
  const long = 'A'.repeat(300_000);
  expect(await cards(card('FN:Ada', `PHOTO:data:image/jpeg;base64,${long}`, 'TITLE:Bass'))).toEqual([
    { Name: 'Ada', 'Job title': 'Bass' },
  ]);
  const refused = cards(card('FN:Ada', `NOTE:${long}`));
  await expect(refused).rejects.toThrow(TableError);
  await expect(refused).rejects.toMatchObject({ refusal: { key: 'importRowTooLong', params: { row: 2 } } });
});
