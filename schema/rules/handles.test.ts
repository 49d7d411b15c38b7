import { expect, it } from 'vitest';
import { pageOfHandle } from './handles.ts';
import { patterns, type PatternKey } from './patterns.ts';

const services: readonly PatternKey[] = [
  ...(['instagram', 'facebook', 'tiktok', 'youtube', 'twitter', 'vimeo', 'soundCloudOrSpotify'] as const),
];

it.each(services)('makes of a handle of %s an address that its pattern takes', (pattern) => {
  const address = pageOfHandle(' @ada.lee ', pattern);
  expect(address).toMatch(/ada\.lee$/);
  expect(patterns[pattern].regex.test(address)).toBe(true);
});

it('leaves what is no handle, and what has no page, as it is', () => {
  expect(pageOfHandle('@ada.lee', 'instagram')).toBe('https://www.instagram.com/ada.lee');
  expect(pageOfHandle('\u2068@ada.lee\u2069', 'instagram')).toBe('https://www.instagram.com/ada.lee');
  expect(pageOfHandle('@ada.lee', 'tiktok')).toBe('https://www.tiktok.com/@ada.lee');
  for (const text of ['none', 'ada.lee', '@', '@ada lee', '@ada/lee', 'https://x.com/ada', ''])
    expect(pageOfHandle(text, 'instagram')).toBe(text);
  expect(pageOfHandle('@ada', 'website')).toBe('@ada');
  expect(pageOfHandle('@ada', undefined)).toBe('@ada');
});
