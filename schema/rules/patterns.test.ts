import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMessage, messages } from './messages.ts';
import { patterns, type PatternKey } from './patterns.ts';

const examples: Record<PatternKey, { accepts: string[]; refuses: string[] }> = {
  website: {
    accepts: [
      'https://www.example.com',
      'http://example.com.au/path?q=1#top',
      'example.com',
      'EXAMPLE.COM',
      'https://münchen.de/straße',
      'https://例え.テスト/道',
      'https://उदाहरण.भारत',
      'https://xn--mnchen-3ya.de',
      'https://shop.example.co.uk:8443/a_b~c',
      'https://example.com?ref=home',
    ],
    refuses: [
      'example',
      'http://',
      'https://localhost',
      'https://-example.com',
      'https://example-.com',
      'https://example..com',
      'ftp://example.com',
      'javascript:alert(1)',
      'javascript://example.com/%0aalert(1)',
      'https://user:secret@example.com',
      'https://exa mple.com',
      'https://example.com/a b',
      'https://example.com\nhttps://other.com',
      'https://192.168.0.1',
      'https://example.c',
    ],
  },
  link: {
    accepts: ['https://example.com/a', 'http://example.com'],
    refuses: ['example.com', 'mailto:a@example.com', 'https://example'],
  },
  facebook: {
    accepts: [
      'https://www.facebook.com/harbour.talent',
      'facebook.com/profile.php?id=1',
      'https://m.facebook.com/pages/é/1',
      'https://fb.com/x',
      'https://en-gb.facebook.com/x',
    ],
    refuses: [
      'https://facebook.com',
      'https://facebook.com/',
      'https://notfacebook.com/x',
      'https://facebook.com.evil.com/x',
      'https://evil.com/facebook.com/x',
      'https://facebook.comx/x',
    ],
  },
  instagram: {
    accepts: ['https://www.instagram.com/harbour_talent/', 'instagram.com/p/Cx1', 'https://instagr.am/p/1'],
    refuses: ['https://instagram.com', '@harbour', 'https://instagramm.com/x', 'https://www.xinstagram.com/x'],
  },
  youtube: {
    accepts: [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://m.youtube.com/shorts/abc',
      'youtube.com/@harbour',
      'https://music.youtube.com/watch?v=1',
    ],
    refuses: ['https://youtube.com', 'https://youtu.be/', 'https://vimeo.com/1', 'https://youtube.org/watch?v=1'],
  },
  vimeo: {
    accepts: ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    refuses: ['https://vimeo.com', 'https://youtu.be/abc'],
  },
  video: {
    accepts: ['https://vimeo.com/76979871', 'https://youtu.be/dQw4w9WgXcQ'],
    refuses: ['https://www.tiktok.com/@a/video/1', 'https://example.com/video.mp4'],
  },
  tiktok: {
    accepts: ['https://www.tiktok.com/@harbour/video/1', 'https://vm.tiktok.com/ZM1/'],
    refuses: ['https://tiktok.com', 'https://tiktok.co/@harbour'],
  },
  twitter: {
    accepts: ['https://twitter.com/harbour', 'https://x.com/harbour/status/1', 'mobile.twitter.com/harbour'],
    refuses: ['https://twitter.com/', 'https://netflix.com/harbour', '@harbour'],
  },
  spotify: {
    accepts: ['https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl?si=1', 'https://spotify.link/abc'],
    refuses: ['https://spotify.com', 'https://soundcloud.com/a/b', 'spotify:track:11dFghVXANMlKmJXsNCbNl'],
  },
  soundCloudOrSpotify: {
    accepts: ['https://soundcloud.com/a/b', 'https://on.soundcloud.com/abc', 'https://open.spotify.com/show/1'],
    refuses: ['https://music.apple.com/au/album/1', 'https://soundcloud.com'],
  },
  email: {
    accepts: [
      'a@b.co',
      "miles.o'brien+tour@harbour-talent.com.au",
      'x_y-z@sub.example.museum',
      'jürgen@münchen.de',
      '用户@例子.广告',
      `${'a'.repeat(64)}@example.com`,
    ],
    refuses: [
      'a',
      'a@b',
      '@b.co',
      'a@.co',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.co',
      'a b@c.co',
      'a@b@c.co',
      'a@b.co ',
      'a@b_c.co',
      'A <a@b.co>',
      'a@b.co\nbcc: x@y.zz',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b.'.repeat(126)}co`,
    ],
  },
  emailOrPhone: {
    accepts: ['a@b.co', '0412345678', '+61412345678'],
    refuses: ['a@b', '12345', '0412 345 678', '++61412345678', 'four'],
  },
  phoneTenDigits: { accepts: ['0412345678'], refuses: ['412345678', '04123456789', '0412 34567', '٠٤١٢٣٤٥٦٧٨'] },
  phoneDigits: { accepts: ['1', '000', '61412345678'], refuses: ['', '+61', '12a'] },
  password: {
    accepts: ['abc12!', 'Greenroom-2026!', '٣!abcd', '      1 !x', 'pässwört7€'],
    refuses: ['ab12!', 'abcdef1', 'abcdef!', '1234567', '     1', 'ééééé1'],
  },
  dollar: {
    accepts: ['0', '12', '12.5', '12.50', '$12.50', '1,234,567.89', '1234567.89', '$1,000'],
    refuses: ['', '$', '12.', '.5', '12.345', '1,23', '12,34.5', '1,2345', '-5', '12 AUD', '1e5'],
  },
  libraryName: {
    accepts: ['Photos 2026', "Zoë's (final)*!.jpg", '台本.pdf', 'हिन्दी', 'a_b-c"d"', '.hidden'],
    refuses: ['', '.', '..', 'a/b', 'a\\b', 'a:b', 'what?', 'a\nb', 'a\tb', 'a&b', 'smile😚'],
  },
  plainWords: {
    accepts: ['Artist', 'Chargé de projet', '李', 'R&D'],
    refuses: ['a\nb', '<b>', 'One |||| Two', '%{name}', 'chargé[e]'],
  },
  hexColor: { accepts: ['#2f5d8a', '#ABCDEF'], refuses: ['#abc', '2f5d8a', '#2f5d8g', '#2f5d8a00', 'red'] },
  currency: { accepts: ['AUD', 'JPY'], refuses: ['', 'aud', 'AU', 'EURO', 'A1D'] },
  country: { accepts: ['AU', 'FR'], refuses: ['', 'au', 'AUS', 'A1'] },
  locale: { accepts: ['en-AU', 'fr-FR'], refuses: ['', 'en', 'EN-AU', 'en_AU', 'en-au', 'zh-Hans-CN'] },
  timeZone: {
    accepts: ['Australia/Sydney', 'UTC', 'Etc/GMT+10', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince'],
    refuses: ['', '+10:00', 'Australia/', 'Australia/Syd ney', "UTC'; drop table", 'a/b/c/d'],
  },
};

const table = Object.entries(examples) as [PatternKey, { accepts: string[]; refuses: string[] }][];

describe.each(table)('%s', (key, { accepts, refuses }) => {
  test.each(accepts)('accepts %j', (text) => {
    expect(patterns[key].regex.test(text)).toBe(true);
  });
  test.each(refuses)('refuses %j', (text) => {
    expect(patterns[key].regex.test(text)).toBe(false);
  });
});

test('a pattern of web addresses accepts only what a browser can open', () => {
  for (const key of ['website', 'link', 'facebook', 'youtube', 'spotify'] as const) {
    for (const text of examples[key].accepts) {
      const address = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
      expect(address.protocol).toMatch(/^https?:$/);
    }
  }
});

test('a message has no gap left', () => {
  for (const { message, params } of Object.values(patterns)) {
    expect(formatMessage(messages[message], params)).not.toMatch(/[{}]/);
  }
  expect(formatMessage(messages[patterns.video.message])).toBe('Invalid Vimeo URL format');
});

test('no text keeps a pattern busy: the worst ones that are known, 200,000 characters long, are answered', () => {
  const pumps = [
    'a',
    'a.',
    'a-',
    '-',
    '.',
    'a@',
    '@',
    '1',
    '1,',
    '/',
    'http',
    'https://',
    'a:',
    ' ',
    '!',
    'é',
    '/?#',
    '_a',
    '/a',
  ];
  const starts = ['', 'https://', 'https://a.', 'a@', 'a@a.', 'https://www.facebook.com/', '$1', '#', '1,'];
  for (const { regex } of Object.values(patterns)) {
    for (const start of starts) {
      for (const pump of pumps) {
        const long = start + pump.repeat(200_000 / pump.length);
        expect(typeof regex.test(`${long}\n`)).toBe('boolean');
      }
    }
  }
});

test('a generated address of a mailbox is accepted, and never with a second @ or a space', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (email) => {
      expect(patterns.email.regex.test(email)).toBe(true);
      expect(patterns.email.regex.test(`${email}@${email}`)).toBe(false);
      expect(patterns.email.regex.test(` ${email}`)).toBe(false);
    }),
  );
});
