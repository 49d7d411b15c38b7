import { expect, it } from 'vitest';
import { linkMark } from '../../../../../schema/areas/identity/mail.ts';
import { factorLetter, invitationLetter, passwordChangedLetter, passwordResetLetter } from './letters.ts';

it.each(['en', 'en-AU', 'fr', 'fr-CA', 'de-DE', ''])('has its link once for readers of %j', (locale) => {
  for (const { text, html } of [passwordResetLetter(locale, 'Ada'), invitationLetter(locale, 'Harbour Talent')]) {
    expect(text.split(linkMark)).toHaveLength(2);
    expect(html).toContain(`<a href="${linkMark}">${linkMark}</a>`);
  }
  expect(passwordChangedLetter(locale, 'Ada').text).not.toContain(linkMark);
});

it('speaks French where the agency does, English elsewhere', () => {
  expect(passwordResetLetter('fr-CA', 'Ada').text).toMatch(/^Bonjour Ada,/);
  expect(passwordResetLetter('frr', 'Ada').text).toMatch(/^Hello Ada,/);
});

it('tells of a second factor in a letter of its own for each that may become of it, without a link', () => {
  for (const locale of ['en', 'fr']) {
    const news = (['factorOn', 'factorChanged', 'factorOff', 'factorReset'] as const).map((one) =>
      factorLetter(one, locale, 'Ada'),
    );
    expect(new Set(news.map(({ subject }) => subject)).size).toBe(4);
    for (const { text } of news) {
      expect(text).toMatch(/^(Hello|Bonjour) Ada,\n\n/);
      expect(text).not.toContain(linkMark);
    }
  }
});

it('takes names for one line of plain text, in the subject too', () => {
  const { text, html } = passwordResetLetter('en', '<img src=x>\r\nBcc: "eve"\u2028');
  expect(text.split('\n')[0]).toBe('Hello <img src=x> Bcc: "eve",');
  expect(html).toContain('<p>Hello &lt;img src=x&gt; Bcc: &quot;eve&quot;,</p>');
  expect(invitationLetter('en', 'Harbour\nTalent').subject).toBe('Harbour Talent invites you to Greenroom');
});
