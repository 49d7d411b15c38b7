import { expect, it } from 'vitest';
import { hostileMails } from '../../../tests/support/hostileMails.ts';
import { readMail } from './reading.ts';

const mail = (head: readonly string[], body: string | Buffer) =>
  Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);

const plain = ['From: "Anna Berg" <Anna@Harbour.test>', 'To: team@agency.test', 'Subject: Friday'];

it('reads who wrote to whom, the thread and the text as it was typed', async () => {
  const head = [
    ...plain,
    'Cc: Group: a@x.test, "B, C" <b@x.test>;, undisclosed-recipients:;',
    'Date: Fri, 13 Nov 2026 10:00:00 +0100',
    'Message-ID: <one@x.test>',
    'In-Reply-To: <zero@x.test>',
    'References: <first@x.test> <zero@x.test>',
    'Content-Type: text/plain; charset=windows-1252',
  ];
  const read = await readMail(mail(head, Buffer.from([0x93, 0x71, 0x94, 0x20, 0x80])));
  expect(read).toMatchObject({
    messageId: 'one@x.test',
    inReplyTo: 'zero@x.test',
    references: ['first@x.test', 'zero@x.test'],
    from: { address: 'anna@harbour.test', name: 'Anna Berg' },
    recipients: [
      { kind: 'TO', address: 'team@agency.test' },
      { kind: 'CC', address: 'a@x.test' },
      { kind: 'CC', address: 'b@x.test', name: 'B, C' },
    ],
    subject: 'Friday',
    date: Date.UTC(2026, 10, 13, 9),
    text: '“q” €',
    html: null,
    isAutomatic: false,
  });
});

it('gives a mail without an identity the same one at each reading, and no moment where the date is none', async () => {
  const source = mail([...plain, 'Date: yesterday, about noon'], 'Hello');
  const [first, second] = [await readMail(source), await readMail(source)];
  expect(first.messageId).toMatch(/^[0-9a-f]{64}@sha256$/u);
  expect(second.messageId).toBe(first.messageId);
  expect(first.date).toBeNull();
});

it('knows the mail of machines', async () => {
  const marks = ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>', 'List-Id: <news.x.test>'];
  for (const mark of marks) expect((await readMail(mail([...plain, mark], 'x'))).isAutomatic).toBe(true);
  expect((await readMail(mail([...plain, 'Auto-Submitted: no'], 'x'))).isAutomatic).toBe(false);
});

it('keeps what a mail says, and nothing that a browser would run or load', async () => {
  const html = `<p style="color:red;background:url(https://spy.test/a)" onclick="x()">Dear <b>Anna</b></p>
    <script>steal()</script><style>@import "https://spy.test/b"</style><form action="https://spy.test"><input></form>
    <img src="https://spy.test/pixel"><img src="cid:logo"><img src="data:image/svg+xml;base64,AA"><iframe src="//spy.test"></iframe>
    <a href="javascript:x()">one</a><a href="https://ok.test">two</a><svg onload="x()"></svg><base href="https://spy.test">
    <link rel="stylesheet" href="https://spy.test/c"><object data="https://spy.test"></object><video poster="https://spy.test/d"></video>
    <table background="https://spy.test/e"><tr><td>cell</td></tr></table><math><mtext></mtext></math>`;
  const read = await readMail(mail([...plain, 'Content-Type: text/html; charset=utf-8'], html));
  expect(read.html).toContain('<p style="color:red">Dear <b>Anna</b></p>');
  expect(read.html).toContain('<a href="https://ok.test" target="_blank" rel="noopener noreferrer nofollow">two</a>');
  expect(read.html).toContain('<img src="cid:logo"');
  expect(read.html).not.toMatch(
    /spy\.test|script|onclick|onload|data:|<(form|style|iframe|svg|object|video|base|link)/u,
  );
  expect(read.blockedPictures).toBe(2);
  expect(read.text).toMatch(/^Dear Anna\n/u);
  expect(read.text).not.toContain('steal');
});

const elements =
  /^(a|b|br|center|del|details|div|font|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|span|strong|table|tbody|td|th|tr|u|ul)$/u;

it('leaves nothing in any mail that means harm: no element, attribute, address or style that does anything', async () => {
  for (const [name, hostile] of hostileMails('https://spy.test')) {
    const { html } = await readMail(mail([...plain, 'Content-Type: text/html; charset=utf-8'], hostile));
    for (const [, element = '', attributes = ''] of (html ?? '').matchAll(
      /<([^\s/>]+)((?:\s[^\s=>]+="[^"]*")*)\s*\/?>/gu,
    )) {
      expect(element, name).toMatch(elements);
      for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([^\s=]+)="([^"]*)"/gu)) {
        expect(attribute, name).toMatch(/^(align|alt|href|rel|src|style|target|title|width)$/u);
        if (attribute === 'href') expect(value, name).toMatch(/^(https?|mailto|tel):/u);
        if (attribute === 'src') expect(value, name).toMatch(/^cid:/iu);
        if (attribute === 'style') expect(value, name).not.toMatch(/[(\\@]|position|behavior|binding/iu);
      }
    }
    expect((html ?? '').replaceAll(/<\/?[a-z][^\s/>]*(\s[^\s=>]+="[^"]*")*\s*\/?>/gu, ''), name).not.toContain('<');
  }
});

it('reads files with their names as they are given, and pictures of the text apart', async () => {
  const part = (head: readonly string[], body: string) => `--b\r\n${head.join('\r\n')}\r\n\r\n${body}\r\n`;
  const body = [
    part(
      ['Content-Type: multipart/related; boundary=c'],
      [
        '--c\r\nContent-Type: text/html\r\n\r\n<img src="cid:logo">\r\n',
        '--c\r\nContent-Type: image/png\r\nContent-ID: <logo>\r\nContent-Transfer-Encoding: base64\r\n\r\naGk=\r\n--c--\r\n',
      ].join(''),
    ),
    part(['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="../../x.pdf"'], 'PDF'),
    '--b--\r\n',
  ].join('');
  const { files } = await readMail(mail([...plain, 'Content-Type: multipart/mixed; boundary=b'], body));
  expect(files.map(({ filename, contentType, contentId }) => [filename, contentType, contentId])).toEqual([
    ['', 'image/png', 'logo'],
    ['../../x.pdf', 'application/pdf', null],
  ]);
  expect(Buffer.from(files[0]?.content ?? []).toString()).toBe('hi');
});

it('refuses what is written to be slow, and reads the next one', async () => {
  const parts = Array.from({ length: 20_000 }, () => '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n').join('');
  await expect(
    readMail(mail([...plain, 'Content-Type: multipart/mixed; boundary=b'], `${parts}--b--`)),
  ).rejects.toThrow();
  expect((await readMail(mail(plain, 'next'))).text).toBe('next');
});
