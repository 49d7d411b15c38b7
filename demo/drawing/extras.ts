import type { Random } from '../random.ts';
import { mix, path, twice } from './svg.ts';
import type { Sitter } from './sitter.ts';

function beardOf(random: Random, sitter: Sitter): string {
  const { face: w, jaw, eyes: e, chin: c, hair, skin, age, chinWidth } = sitter;
  const mouth = e + (c - e) * 0.665;
  const j = w * jaw;
  const kind = random.weighted([
    ['none', 9],
    ['stubble', 5],
    ['beard', 4],
    ['goatee', 1.5],
    ['moustache', 1],
  ] as const);
  if (kind === 'none' || age < 21) return '';
  const colour = mix(hair, '#140c0e', 0.18);
  const moustache = path`M-38 ${mouth + 1}C-30 ${mouth - 17} -12 ${mouth - 23} 0 ${mouth - 18}C12 ${mouth - 23} 30 ${mouth - 17} 38 ${mouth + 1}C26 ${mouth - 6} 10 ${mouth - 9} 0 ${mouth - 7}C-10 ${mouth - 9} -26 ${mouth - 6} -38 ${mouth + 1}Z`;
  const hollow = path`M-37 ${mouth - 4}C-26 ${mouth + 20} 26 ${mouth + 20} 37 ${mouth - 4}C24 ${mouth - 9} -24 ${mouth - 9} -37 ${mouth - 4}Z`;
  const long = kind === 'beard' ? random.integer(6, 22) : 2;
  const whole =
    path`M${-w - 1} ${e + 4}C${-w - 2} ${e + 64} ${-j - 5} ${c - 34 + long * 0.5} ${-chinWidth - 8} ${c + long - 2}Q0 ${c + long + 14} ${chinWidth + 8} ${c + long - 2}C${j + 5} ${c - 34 + long * 0.5} ${w + 2} ${e + 64} ${w + 1} ${e + 4}` +
    path`C${w - 8} ${e + 50} ${w * 0.74} ${mouth - 30} 44 ${mouth - 18}C20 ${mouth - 27} 10 ${mouth - 22} 0 ${mouth - 19}C-10 ${mouth - 22} -20 ${mouth - 27} -44 ${mouth - 18}C${-w * 0.74} ${mouth - 30} ${-w + 8} ${e + 50} ${-w - 1} ${e + 4}Z${hollow}`;
  const goatee = path`M-42 ${mouth + 2}C-44 ${c - 8} -20 ${c + 12} 0 ${c + 12}C20 ${c + 12} 44 ${c - 8} 42 ${mouth + 2}C34 ${mouth - 20} 12 ${mouth - 24} 0 ${mouth - 19}C-12 ${mouth - 24} -34 ${mouth - 20} -42 ${mouth + 2}Z${hollow}`;
  if (kind === 'stubble')
    return `<path d="${whole}" fill="${mix(colour, skin, 0.25)}" fill-rule="evenodd" opacity=".26"/>`;
  const shape = { beard: whole, goatee, moustache }[kind];
  return `<path d="${shape}" fill="${colour}" fill-rule="evenodd" opacity=".95"/>`;
}

function glassesOf(random: Random, { face: w, eyes: e }: Sitter): string {
  const colour = random.pick(['#2a2426', '#6b4226', '#8a8d93', '#a5803f']);
  const width = colour === '#8a8d93' || colour === '#a5803f' ? 4 : 6.5;
  const x = w * 0.45;
  const lens = random.chance(0.5)
    ? path`<circle cx="${x}" cy="${e + 2}" r="34"/>`
    : path`<rect x="${x - 36}" y="${e - 24}" width="72" height="54" rx="19"/>`;
  return (
    twice(
      `<g fill="#fff" fill-opacity=".12" stroke="${colour}" stroke-width="${width}">${lens}</g>${path`<path d="M${x + 35} ${e - 4}L${w + 2} ${e - 10}" stroke="${colour}" stroke-width="${width}"/>`}`,
    ) +
    path`<path d="M${-x + 33} ${e - 3}Q0 ${e - 14} ${x - 33} ${e - 3}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  );
}

function earringsOf(random: Random, { face: w, eyes: e }: Sitter): string {
  const metal = random.pick(['#d8b062', '#cfd3d8']);
  return twice(
    random.chance(0.5)
      ? path`<circle cx="${w + 10}" cy="${e + 48}" r="5.5" fill="${metal}"/>`
      : path`<circle cx="${w + 10}" cy="${e + 60}" r="16" fill="none" stroke="${metal}" stroke-width="4.5"/>`,
  );
}

function headphonesOf({ top: t, face: w, eyes: e }: Sitter): string {
  return (
    path`<path d="M${-w - 14} ${e + 6}C${-w - 30} ${t - 64} ${w + 30} ${t - 64} ${w + 14} ${e + 6}" fill="none" stroke="#26262b" stroke-width="17" stroke-linecap="round"/><path d="M${-w - 8} ${t + 50}C${-w} ${t - 34} ${w} ${t - 34} ${w + 8} ${t + 50}" fill="none" stroke="#4a4a52" stroke-width="4"/>` +
    twice(
      path`<rect x="${w - 4}" y="${e - 34}" width="40" height="88" rx="19" fill="#303037"/><rect x="${w + 24}" y="${e - 20}" width="12" height="60" rx="6" fill="#c7573f"/>`,
    )
  );
}

/** Beard, glasses and jewellery of a sitter: on the face, and over the hair. */
export function extrasOf(random: Random, sitter: Sitter): { readonly face: string; readonly over: string } {
  const { isFeminine, age, category } = sitter;
  const hasGlasses = category !== 'Sports' && random.chance(age > 45 ? 0.38 : 0.17);
  const hasEarrings = isFeminine && age > 15 && random.chance(0.4);
  const hears = category === 'Music' && random.chance(0.08);
  return {
    face: (isFeminine ? '' : beardOf(random, sitter)) + (hasGlasses ? glassesOf(random, sitter) : ''),
    over: hears ? headphonesOf(sitter) : hasEarrings ? earringsOf(random, sitter) : '',
  };
}
