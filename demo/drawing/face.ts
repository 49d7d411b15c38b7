import type { Random } from '../random.ts';
import { lightness, mix, path, twice } from './svg.ts';
import type { Sitter } from './sitter.ts';

/** Shadow of a skin, warm whatever its tone. */
export function shadeOf(skin: string): string {
  return lightness(skin) > 0.45 ? mix(skin, '#8a3a2c', 0.3) : mix(skin, '#180a0c', 0.42);
}

const lightOf = (skin: string) => mix(skin, '#fff0dc', lightness(skin) > 0.45 ? 0.42 : 0.2);
const inkOf = ({ skin }: Sitter) => mix(skin, '#1b0d0f', lightness(skin) > 0.45 ? 0.84 : 0.8);

/** The outline of the head without ears. */
export function headOf({ top, eyes, chin, face: w, jaw, chinWidth: c }: Sitter): string {
  const j = w * jaw;
  return (
    path`M0 ${top}C${w * 0.6} ${top} ${w} ${top + 52} ${w} ${eyes - 6}C${w} ${eyes + 54} ${j} ${chin - 44} ${c} ${chin - 7}` +
    path`Q0 ${chin + 8} ${-c} ${chin - 7}C${-j} ${chin - 44} ${-w} ${eyes + 54} ${-w} ${eyes - 6}` +
    path`C${-w} ${top + 52} ${-w * 0.6} ${top} 0 ${top}Z`
  );
}

function earsOf({ face: w, eyes, skin }: Sitter): string {
  const inner = path`<path d="M${w + 2} ${eyes - 8}c9-8 14 4 9 17c-2 6-6 9-9 11" fill="none" stroke="${shadeOf(skin)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
  return twice(
    path`<path d="M${w - 6} ${eyes - 14}c10-20 30-14 26 12c-3 24-14 38-26 36Z" fill="${mix(skin, shadeOf(skin), 0.3)}"/>` +
      inner,
  );
}

interface Look {
  readonly apart: number;
  readonly width: number;
  readonly open: number;
  readonly tilt: number;
  readonly gaze: number;
}

function eyeOf(sitter: Sitter, { apart, width: w, open, tilt, gaze }: Look, side: 1 | -1): string {
  const { eyes: y, iris, isFeminine, age, skin } = sitter;
  const ink = inkOf(sitter);
  const id = side === 1 ? 'er' : 'el';
  const outer = path`${w} ${-tilt}`;
  const lid = path`M${-w} 2C${-w * 0.6} ${-open * 1.25} ${w * 0.45} ${-open * 1.35} ${outer}`;
  const shape = `${lid}${path`C${w * 0.55} ${open * 0.75} ${-w * 0.5} ${open * 0.8} ${-w} 2Z`}`;
  const lash =
    isFeminine && age > 13
      ? path`<path d="M${w - 3} ${-tilt - 1}l8-6" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`
      : '';
  const crease = path`<path d="M${-w * 0.8} ${-open * 0.85 - 4}C${-w * 0.4} ${-open * 1.5 - 6} ${w * 0.5} ${-open * 1.5 - 6} ${w * 0.98} ${-open * 0.6 - 5}" fill="none" stroke="${shadeOf(skin)}" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`;
  const ball =
    path`<circle cx="${gaze * side}" cy="-1.5" r="${open * 0.92}" fill="${iris}"/><circle cx="${gaze * side}" cy="-1.5" r="${open * 0.46}" fill="#140e10"/>` +
    path`<circle cx="${gaze * side - 3 * side}" cy="-5" r="2.3" fill="#fff"/>`;
  return (
    path`<g transform="translate(${apart * side} ${y})${side === 1 ? '' : ' scale(-1 1)'}">` +
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${mix('#f8f4ef', skin, 0.12)}"/>` +
    `<g clip-path="url(#${id})">${ball}<path d="${lid}" fill="none" stroke="#3a2028" stroke-width="9" opacity=".2"/></g>` +
    `<path d="${lid}" fill="none" stroke="${ink}" stroke-width="${isFeminine ? 5 : 4.2}" stroke-linecap="round"/>${lash}${crease}</g>`
  );
}

function browsOf(random: Random, { eyes, isFeminine, hair, age, skin }: Sitter, apart: number): string {
  const y = eyes - (isFeminine ? 34 : 30);
  const arch = random.integer(3, isFeminine ? 11 : 7);
  const thick = isFeminine ? random.integer(5, 8) : random.integer(8, 12);
  const colour = lightness(hair) > 0.62 && age < 50 ? mix(hair, '#5d4026', 0.45) : mix(hair, '#1d1416', 0.35);
  return twice(
    path`<path d="M${apart - 25} ${y + 4}C${apart - 10} ${y - arch} ${apart + 12} ${y - arch - 2} ${apart + 27} ${y + 5}` +
      path`C${apart + 12} ${y - arch + thick * 0.75} ${apart - 8} ${y - arch + thick + 2} ${apart - 24} ${y + thick + 2}Z" fill="${mix(colour, skin, 0.1)}" stroke="${mix(colour, skin, 0.1)}" stroke-width="2" stroke-linejoin="round"/>`,
  );
}

function noseOf(random: Random, sitter: Sitter): string {
  const { eyes, chin, skin } = sitter;
  const y = eyes + (chin - eyes) * random.pick([0.4, 0.42, 0.45]);
  const w = random.integer(14, 20) + (sitter.tone > 5 ? 3 : 0);
  const shade = shadeOf(skin);
  return (
    path`<path d="M9 ${eyes + 2}C8 ${eyes + 26} ${w + 3} ${y - 12} ${w} ${y}Q${w * 0.6} ${y + 9} 0 ${y + 9}Q${-w * 0.5} ${y + 9} ${-w * 0.7} ${y + 4}L0 ${y - 3}C5 ${y - 20} 2 ${eyes + 24} 9 ${eyes + 2}Z" fill="${shade}" opacity=".38"/>` +
    path`<path d="M${-w} ${y - 2}q-1 7 6 8M${w} ${y - 2}q1 7-6 8" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>` +
    path`<ellipse cx="-3" cy="${y - 7}" rx="5" ry="7" fill="${lightOf(skin)}" opacity=".55"/>`
  );
}

function mouthOf(random: Random, sitter: Sitter): string {
  const { eyes, chin, skin, isFeminine, age } = sitter;
  const y = eyes + (chin - eyes) * 0.665;
  const w = random.integer(27, 34) - (age < 14 ? 3 : 0);
  const smile = random.integer(2, 8);
  const full = random.integer(9, 14) + (isFeminine ? 2 : -1);
  const red =
    isFeminine && age > 17 && random.chance(0.45)
      ? random.pick(['#b23a48', '#a8434f', '#c25a5a', '#8f3042'])
      : '#a8544e';
  const lip = mix(skin, red, isFeminine && age > 17 ? 0.62 : 0.4);
  const line = mix(lip, '#2a0f14', 0.5);
  const dark = mix(lip, '#2a0f14', 0.16);
  const corner = path`${w} ${y - smile}`;
  const low = path`C${w * 0.55} ${y + full + 4} ${-w * 0.55} ${y + full + 4} ${-w} ${y - smile}`;
  const under = path`<path d="M-14 ${y + full + 9}Q0 ${y + full + 14} 14 ${y + full + 9}" fill="none" stroke="${shadeOf(skin)}" stroke-width="4" stroke-linecap="round" opacity=".4"/>`;
  const upper = path`M${-w} ${y - smile}C${-w * 0.5} ${y - full * 0.75} -11 ${y - full * 0.95} 0 ${y - full * 0.6}C11 ${y - full * 0.95} ${w * 0.5} ${y - full * 0.75} ${corner}`;
  if (smile > 5 && random.chance(0.6)) {
    return (
      path`<path d="${upper}${low}Z" fill="${lip}"/>` +
      path`<path d="M${-w + 5} ${y - smile + 1}Q0 ${y + 4} ${w - 5} ${y - smile + 1}C${w * 0.45} ${y + full - 1} ${-w * 0.45} ${y + full - 1} ${-w + 5} ${y - smile + 1}Z" fill="#fbf6ef" stroke="${line}" stroke-width="1.6"/>` +
      under
    );
  }
  return (
    `<path d="${upper}${low}Z" fill="${lip}"/>` +
    path`<path d="${upper}C${w * 0.4} ${y + 4} 10 ${y + 2} 0 ${y + 3.5}C-10 ${y + 2} ${-w * 0.4} ${y + 4} ${-w} ${y - smile}Z" fill="${dark}"/>` +
    path`<path d="M${-w - 2} ${y - smile - 1}C${-w * 0.45} ${y + 4} -10 ${y + 1} 0 ${y + 3}C10 ${y + 1} ${w * 0.45} ${y + 4} ${w + 2} ${y - smile - 1}" fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round"/>` +
    path`<path d="M-9 ${y + full * 0.62}Q0 ${y + full * 0.8} 9 ${y + full * 0.62}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".3"/>` +
    under
  );
}

function marksOf(random: Random, sitter: Sitter, y: number): string {
  const { age, eyes, tone, skin, face: w } = sitter;
  const shade = shadeOf(skin);
  const old = twice(
    path`<path d="M34 ${y - 32}Q50 ${y - 14} 45 ${y + 6}M30 ${eyes + 20}Q48 ${eyes + 28} 64 ${eyes + 16}" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
  );
  const freckles = Array.from({ length: 18 }, () => {
    const [x, height] = [random.integer(8, 66) * (random.chance(0.5) ? 1 : -1), eyes + random.integer(26, 58)];
    return path`<circle cx="${x}" cy="${height}" r="${1 + random.fraction() * 1.3}" fill="${shade}" opacity=".5"/>`;
  }).join('');
  const isFreckled = tone < 4 && age < 45 && random.chance(0.2);
  const blush = twice(path`<ellipse cx="${w * 0.58}" cy="${eyes + 52}" rx="30" ry="21" fill="url(#blush)"/>`);
  return blush + (isFreckled ? freckles : '') + (age > 50 ? old : '');
}

/** A head without hair: its shape in light and shade, and a calm face. */
export function faceOf(random: Random, sitter: Sitter): { readonly head: string; readonly ears: string } {
  const { face: w, eyes, chin, age, isFeminine, skin } = sitter;
  const apart = w * 0.44;
  const look: Look = {
    apart,
    width: random.integer(18, 21),
    open: random.integer(9, 11) + (age < 16 ? 1.5 : 0) - (isFeminine ? 0 : 1),
    tilt: random.integer(0, 5),
    gaze: random.pick([-2, 0, 0, 2]),
  };
  const outline = headOf(sitter);
  const shade = shadeOf(skin);
  const side = path`<path d="M${w + 20} ${eyes - 150}V${chin + 30}H-10C${w * 0.45} ${chin - 10} ${w * 0.72} ${chin - 60} ${w * 0.7} ${eyes + 30}C${w * 0.68} ${eyes - 40} ${w * 0.8} ${eyes - 90} ${w + 20} ${eyes - 150}Z" fill="${shade}" opacity=".22"/>`;
  const sockets = twice(path`<ellipse cx="${apart}" cy="${eyes - 6}" rx="32" ry="20" fill="${shade}" opacity=".16"/>`);
  return {
    ears: earsOf(sitter),
    head:
      `<clipPath id="head"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#skin)"/><g clip-path="url(#head)">${side}${sockets}` +
      `${marksOf(random, sitter, eyes + (chin - eyes) * 0.665)}</g>` +
      browsOf(random, sitter, apart) +
      eyeOf(sitter, look, 1) +
      eyeOf(sitter, look, -1) +
      noseOf(random, sitter) +
      mouthOf(random, sitter),
  };
}
