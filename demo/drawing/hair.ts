import type { Random } from '../random.ts';
import { lightness, mix, path, twice } from './svg.ts';
import type { Sitter } from './sitter.ts';

/** Hair behind the head, and on it. */
export interface Hair {
  readonly back: string;
  readonly front: string;
}

type Cut = (sitter: Sitter, random: Random) => Hair;

const glossOf = (hair: string) => mix(hair, '#ffe9cf', lightness(hair) > 0.5 ? 0.35 : 0.2);
const depthOf = (hair: string) => mix(hair, '#120b10', lightness(hair) > 0.5 ? 0.3 : 0.42);

const fill = (shape: string, colour = 'url(#hair)') => `<path d="${shape}" fill="${colour}"/>`;
const strand = (shape: string, colour: string, width = 4) =>
  `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity=".55"/>`;

/** The outer edge of hair over the skull, from the left to the right at a height `y`; `v` and `s` are its volume. */
const over = ({ face: w, top: t }: Sitter, v: number, s: number, y: number) =>
  path`M${-w - s} ${y}C${-w - s - v * 0.2} ${t + 30} ${-w * 0.72} ${t - v} 0 ${t - v}C${w * 0.72} ${t - v} ${w + s + v * 0.2} ${t + 30} ${w + s} ${y}`;

/** A hairline from the right temple to the left: as straight, as parted or as swept as its height in the middle says. */
const parted = ({ face: w, top: t, eyes: e }: Sitter, x: number, drop: number) =>
  path`L${w - 5} ${e - 26}C${w - 8} ${t + 96} ${x + w * 0.5} ${t + drop + 22} ${x} ${t + drop}C${x - w * 0.28} ${t + drop + 26} ${-w + 10} ${t + 84} ${-w + 5} ${e - 26}Z`;
const straight = ({ face: w, top: t, eyes: e }: Sitter, drop: number) =>
  path`L${w - 4} ${e - 22}C${w - 6} ${e - 50} ${w * 0.86} ${t + drop + 10} ${w * 0.62} ${t + drop}Q0 ${t + drop - 14} ${-w * 0.62} ${t + drop}C${-w * 0.86} ${t + drop + 10} ${-w + 6} ${e - 50} ${-w + 4} ${e - 22}Z`;

/** Round locks side by side along a line of points. */
const locks = (points: readonly (readonly [number, number, number])[], colour = 'url(#hair)') =>
  points.map(([x, y, r]) => path`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');

const arc = (
  count: number,
  from: number,
  to: number,
  at: (angle: number, index: number) => readonly [number, number, number],
) => Array.from({ length: count }, (_, index) => at(from + ((to - from) * index) / (count - 1), index));

const buzz: Cut = (sitter) => ({
  back: '',
  front: `<g opacity=".86">${fill(over(sitter, 5, 0, sitter.eyes - 6) + straight(sitter, 58))}</g>`,
});

const crop: Cut = (sitter, random) => {
  const { face: w, top: t, hair } = sitter;
  const x = random.pick([-34, -26, 28]);
  return {
    back: '',
    front:
      fill(over(sitter, 22, 5, sitter.eyes + 12) + parted(sitter, x, 52)) +
      strand(
        path`M${x} ${t + 44}C${x + 20} ${t + 8} ${w * 0.5} ${t - 4} ${w * 0.8} ${t + 40}M${x - 4} ${t + 40}C${x + 4} ${t - 2} 30 ${t - 12} 62 ${t + 2}`,
        glossOf(hair),
      ),
  };
};

const quiff: Cut = (sitter) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  return {
    back: '',
    front:
      fill(over(sitter, 8, 3, e + 8) + straight(sitter, 54), depthOf(hair)) +
      fill(
        path`M${-w + 8} ${t + 70}C${-w - 6} ${t + 10} ${-w * 0.6} ${t - 52} ${w * 0.2} ${t - 50}C${w * 0.8} ${t - 48} ${w + 6} ${t} ${w - 8} ${t + 66}C${w * 0.6} ${t + 40} ${w * 0.3} ${t + 44} 0 ${t + 50}C${-w * 0.4} ${t + 46} ${-w * 0.7} ${t + 52} ${-w + 8} ${t + 70}Z`,
      ) +
      strand(
        path`M${-w * 0.6} ${t + 44}C${-w * 0.5} ${t - 4} -20 ${t - 30} ${w * 0.3} ${t - 34}M${-w * 0.2} ${t + 40}C-10 ${t + 4} 20 ${t - 14} ${w * 0.56} ${t - 18}M${w * 0.2} ${t + 40}C30 ${t + 14} 54 ${t + 4} ${w * 0.74} ${t + 8}`,
        glossOf(hair),
      ),
  };
};

const fringe: Cut = (sitter) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  const teeth = path`L${w - 3} ${e - 4}L${w - 16} ${e - 46}L${w * 0.6} ${t + 92}L${w * 0.42} ${t + 74}L${w * 0.16} ${t + 94}L${-w * 0.08} ${t + 76}L${-w * 0.34} ${t + 95}L${-w * 0.56} ${t + 78}L${-w * 0.78} ${e - 44}L${-w + 10} ${e - 52}L${-w + 3} ${e - 4}Z`;
  return {
    back: '',
    front:
      `<path d="${over(sitter, 26, 7, e + 14) + teeth}" fill="url(#hair)" stroke="url(#hair)" stroke-width="6" stroke-linejoin="round"/>` +
      strand(
        path`M-20 ${t - 16}C-40 ${t + 10} -50 ${t + 40} -46 ${t + 70}M10 ${t - 18}C0 ${t + 14} -4 ${t + 40} 2 ${t + 66}M36 ${t - 12}C44 ${t + 16} 48 ${t + 40} 44 ${t + 64}`,
        glossOf(hair),
      ),
  };
};

const curlyTop: Cut = (sitter) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  const rim = arc(9, -1, 1, (x, i) => [x * w * 0.86, t + 40 - Math.cos(x * 1.4) * 52 + (i % 2) * 6, 31 - (i % 3) * 3]);
  const low = arc(7, -1, 1, (x, i) => [x * w * 0.74, t + 44 - Math.cos(x * 1.3) * 10 + (i % 2) * 7, 23]);
  const shine = arc(6, -0.8, 0.7, (x, i) => [x * w * 0.8, t + 12 - Math.cos(x * 1.4) * 30 + (i % 2) * 10, 7]);
  return {
    back: '',
    front:
      `<g opacity=".9">${fill(over(sitter, 4, 2, e + 2) + straight(sitter, 56), depthOf(hair))}</g>` +
      locks([...rim, ...low]) +
      `<g opacity=".35">${locks(shine, glossOf(hair))}</g>`,
  };
};

const shortAfro: Cut = (sitter) => {
  const { face: w, top: t, eyes: e } = sitter;
  const rim = arc(19, -1.75, 1.75, (a) => [Math.sin(a) * (w + 8), t + 92 - Math.cos(a) * 116, 17]);
  return { back: '', front: locks(rim) + fill(over(sitter, 24, 10, e - 10) + straight(sitter, 56)) };
};

const slick: Cut = (sitter) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  return {
    back: '',
    front:
      fill(over(sitter, 14, 4, e + 10) + straight(sitter, 46)) +
      strand(
        path`M${-w * 0.5} ${t + 38}C${-w * 0.5} ${t + 14} ${-w * 0.36} ${t} -20 ${t - 8}M0 ${t + 32}C0 ${t + 14} 4 ${t + 2} 14 ${t - 8}M${w * 0.45} ${t + 36}C${w * 0.5} ${t + 18} ${w * 0.46} ${t + 6} ${w * 0.36} ${t - 2}`,
        glossOf(hair),
        3.5,
      ),
  };
};

const receding: Cut = ({ face: w, top: t, eyes: e }) => ({
  back: '',
  front: twice(
    fill(
      path`M${w + 5} ${e + 10}C${w + 12} ${t + 80} ${w + 2} ${t + 46} ${w * 0.8} ${t + 26}C${w * 0.84} ${t + 60} ${w - 14} ${t + 84} ${w - 4} ${e - 26}Z`,
    ),
  ),
});

const bald: Cut = ({ top: t }) => ({
  back: '',
  front: path`<ellipse cx="-34" cy="${t + 34}" rx="26" ry="13" transform="rotate(-24 -34 ${t + 34})" fill="#fff" opacity=".16"/>`,
});

const midWaves: Cut = (sitter) => {
  const { face: w, top: t, eyes: e, chin: c, hair } = sitter;
  return {
    back: fill(
      path`M${-w - 18} ${t + 90}C${-w - 44} ${e + 30} ${-w - 20} ${c - 20} ${-w + 4} ${c + 10}H${w - 4}C${w + 20} ${c - 20} ${w + 44} ${e + 30} ${w + 18} ${t + 90}Z`,
      depthOf(hair),
    ),
    front:
      fill(over(sitter, 26, 12, e) + parted(sitter, 0, 48)) +
      twice(
        fill(
          path`M${w - 18} ${t + 82}C${w + 26} ${t + 96} ${w + 30} ${e + 30} ${w + 14} ${c - 50}C${w + 20} ${e + 60} ${w - 12} ${e + 30} ${w - 4} ${e - 20}Z`,
        ),
      ) +
      strand(
        path`M6 ${t + 40}C20 ${t + 6} 60 ${t + 14} ${w * 0.9} ${t + 80}M-6 ${t + 40}C-20 ${t + 6} -60 ${t + 14} ${-w * 0.9} ${t + 80}`,
        glossOf(hair),
      ),
  };
};

/** Long hair behind the shoulders, ending so far down, as wavy as `wave`. */
const fall = ({ face: w, top: t, eyes: e }: Sitter, end: number, spread: number, wave: number) =>
  path`M${-w - 10} ${t + 90}C${-w - spread} ${e + 20} ${-w - spread + wave} ${e + 110} ${-w - spread * 0.8 - wave} ${end - 90}C${-w - spread * 0.6} ${end - 40} ${-w - 16 + wave} ${end - 8} ${-w * 0.55} ${end}` +
  path`H${w * 0.55}C${w + 16 - wave} ${end - 8} ${w + spread * 0.6} ${end - 40} ${w + spread * 0.8 + wave} ${end - 90}C${w + spread - wave} ${e + 110} ${w + spread} ${e + 20} ${w + 10} ${t + 90}Z`;

/** Hair that falls in front of a shoulder. */
const drape = ({ face: w, top: t, eyes: e }: Sitter, end: number, out: number) =>
  path`M${w - 12} ${t + 76}C${w + 22} ${t + 120} ${w + 8} ${e + 60} ${w + out} ${e + 130}C${w + out + 14} ${end - 90} ${w + out - 4} ${end - 40} ${w - 22} ${end}C${w - 10} ${end - 60} ${w - 34} ${e + 170} ${w - 10} ${e + 80}C${w + 2} ${e + 30} ${w - 2} ${e} ${w - 5} ${e - 24}Z`;

const long =
  (wave: number): Cut =>
  (sitter, random) => {
    const { face: w, top: t, eyes: e, hair } = sitter;
    const x = random.pick([0, 0, -30, 26]);
    const end = random.integer(620, 720);
    const side = fill(drape(sitter, end, 20 + wave));
    const left = `<g transform="scale(-1 1)">${side}</g>`;
    return {
      back: fill(fall(sitter, end, 34 + wave, wave), depthOf(hair)),
      front:
        fill(over(sitter, 22, 8, e - 4) + parted(sitter, x, 44)) +
        (random.chance(0.6) ? side + left : random.chance(0.5) ? side : left) +
        strand(
          path`M${x + 6} ${t + 30}C${x + 34} ${t + 4} ${w * 0.8} ${t + 30} ${w - 2} ${t + 106}M${x - 6} ${t + 30}C${x - 34} ${t + 4} ${-w * 0.8} ${t + 30} ${-w + 2} ${t + 106}`,
          glossOf(hair),
        ),
    };
  };

const bob =
  (hasBangs: boolean): Cut =>
  (sitter, random) => {
    const { face: w, top: t, eyes: e, chin: c, hair } = sitter;
    const end = c + random.integer(-14, 30);
    const bangs = path`L${w - 4} ${e - 8}C${w - 8} ${e - 34} ${w - 12} ${t + 92} ${w * 0.7} ${t + 94}Q0 ${t + 84} ${-w * 0.7} ${t + 94}C${-w + 12} ${t + 92} ${-w + 8} ${e - 34} ${-w + 4} ${e - 8}Z`;
    return {
      back: fill(
        path`M${-w - 12} ${t + 80}C${-w - 40} ${e + 20} ${-w - 36} ${end - 40} ${-w - 22} ${end}H${w + 22}C${w + 36} ${end - 40} ${w + 40} ${e + 20} ${w + 12} ${t + 80}Z`,
        depthOf(hair),
      ),
      front:
        twice(
          fill(
            path`M${w - 8} ${t + 72}C${w + 40} ${t + 110} ${w + 38} ${end - 50} ${w + 24} ${end + 4}C${w} ${end + 8} ${w - 22} ${end - 4} ${w - 24} ${end - 8}C${w - 4} ${e + 60} ${w} ${e + 10} ${w - 5} ${e - 24}Z`,
          ),
        ) +
        fill(over(sitter, 22, 11, e - 4) + (hasBangs ? bangs : parted(sitter, random.pick([0, -28, 26]), 46))) +
        strand(
          path`M${-w * 0.6} ${t + 22}C${-w * 0.3} ${t - 2} ${w * 0.3} ${t - 2} ${w * 0.6} ${t + 22}`,
          glossOf(hair),
          6,
        ),
    };
  };

const pixie: Cut = (sitter) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  return {
    back: '',
    front:
      fill(
        over(sitter, 22, 6, e + 20) +
          path`L${w - 6} ${e - 10}C${w - 8} ${t + 100} ${w * 0.3} ${t + 74} ${w * 0.46} ${t + 58}C${w * 0.1} ${t + 96} ${-w * 0.5} ${t + 104} ${-w + 4} ${e - 34}L${-w + 6} ${e + 4}Z`,
      ) +
      strand(
        path`M${w * 0.44} ${t + 50}C${w * 0.1} ${t + 74} ${-w * 0.4} ${t + 76} ${-w * 0.8} ${t + 88}M${w * 0.5} ${t + 30}C${w * 0.1} ${t + 42} ${-w * 0.4} ${t + 44} ${-w * 0.8} ${t + 60}`,
        glossOf(hair),
      ),
  };
};

const bun: Cut = (sitter, random) => {
  const { top: t, hair, face: w } = sitter;
  const pulled = slick(sitter, random);
  const wisps = twice(
    strand(
      path`M${w - 6} ${sitter.eyes - 30}C${w + 6} ${sitter.eyes} ${w + 2} ${sitter.eyes + 30} ${w - 4} ${sitter.eyes + 52}`,
      mix(hair, '#000000', 0.05),
      5,
    ),
  );
  return {
    back:
      path`<ellipse cx="0" cy="${t - 42}" rx="52" ry="46" fill="url(#hair)"/>` +
      strand(
        path`M-34 ${t - 40}C-30 ${t - 70} 20 ${t - 76} 32 ${t - 46}M-22 ${t - 30}C-10 ${t - 52} 10 ${t - 54} 22 ${t - 34}`,
        glossOf(hair),
      ),
    front: pulled.front + wisps,
  };
};

const ponytail: Cut = (sitter, random) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  const tail = path`M${w * 0.3} ${t + 10}C${w + 60} ${t - 30} ${w + 96} ${e - 10} ${w + 62} ${e + 120}C${w + 44} ${e + 190} ${w + 60} ${e + 250} ${w + 24} ${e + 290}C${w + 8} ${e + 210} ${w + 6} ${e + 90} ${w - 10} ${e}Z`;
  return {
    back:
      fill(tail) +
      strand(path`M${w + 44} ${t + 60}C${w + 60} ${e} ${w + 40} ${e + 90} ${w + 34} ${e + 200}`, glossOf(hair), 5),
    front: slick(sitter, random).front,
  };
};

const afro: Cut = (sitter, random) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  const big = random.integer(44, 62);
  const rim = arc(25, -2.35, 2.35, (a, i) => [
    Math.sin(a) * (w + big),
    t + 96 - Math.cos(a) * (118 + big * 0.5),
    27 + (i % 3) * 4,
  ]);
  const line = arc(9, -1, 1, (x, i) => [x * (w - 6), t + 84 - Math.cos(x * 1.5) * 36 + (i % 2) * 5, 19]);
  const shine = arc(12, -1.6, 1.1, (a, i) => [
    Math.sin(a) * (w + big * 0.5),
    t + 90 - Math.cos(a) * (98 + big * 0.4) + (i % 2) * 16,
    9,
  ]);
  return {
    back:
      locks(rim, depthOf(hair)) +
      path`<ellipse cx="0" cy="${t + 92}" rx="${w + big}" ry="${116 + big * 0.5}" fill="${depthOf(hair)}"/>`,
    front:
      fill(over(sitter, 34, 14, e - 40) + straight(sitter, 66)) +
      locks(line) +
      `<g opacity=".28">${locks(shine, glossOf(hair))}</g>`,
  };
};

const longCurls: Cut = (sitter, random) => {
  const { face: w, top: t, eyes: e, hair } = sitter;
  const end = random.integer(520, 620);
  const side = (x: number) =>
    arc(9, t + 70, end, (y, i) => [x * (w + 20 + (i % 2) * 18 + Math.sin(i) * 6), y, 32 - (i % 3) * 3]);
  const inner = (x: number) => arc(6, t + 86, e + 110, (y, i) => [x * (w + 8 + (i % 2) * 9), y, 19]);
  const crown = arc(11, -1.25, 1.25, (a, i) => [Math.sin(a) * (w + 6), t + 78 - Math.cos(a) * 100, 31 - (i % 2) * 4]);
  const line = arc(7, -0.9, 0.9, (x, i) => [x * w * 0.9, t + 70 - Math.cos(x * 1.6) * 34 + (i % 2) * 6, 20]);
  const shine = arc(8, -1.1, 0.9, (a, i) => [Math.sin(a) * (w - 4), t + 70 - Math.cos(a) * 84 + (i % 2) * 14, 7]);
  return {
    back: fill(fall(sitter, end, 30, 0), depthOf(hair)) + locks([...side(1), ...side(-1)], depthOf(hair)),
    front:
      fill(over(sitter, 24, 10, e - 40) + straight(sitter, 58)) +
      locks([...crown, ...line, ...inner(1), ...inner(-1)]) +
      `<g opacity=".3">${locks(shine, glossOf(hair))}</g>`,
  };
};

const braids: Cut = (sitter) => {
  const { face: w, eyes: e, hair, top: t } = sitter;
  const braid = arc(17, e + 16, 640, (y, i) => [w + 6 + Math.sin(i / 4) * 8, y, 19 - i * 0.45]);
  const knots = braid
    .map(
      ([x, y, r]) =>
        path`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.05}" fill="url(#hair)" stroke="${depthOf(hair)}" stroke-width="2.5"/>`,
    )
    .join('');
  return {
    back: '',
    front:
      fill(over(sitter, 14, 6, e + 20) + parted(sitter, 0, 42)) +
      twice(knots) +
      strand(path`M0 ${t - 10}V${t + 40}`, depthOf(hair), 3),
  };
};

const cuts: Readonly<Record<'he' | 'heOld' | 'she' | 'sheOld', readonly (readonly [Cut, number])[]>> = {
  he: [
    [crop, 5],
    [quiff, 4],
    [fringe, 4],
    [buzz, 3],
    [slick, 2],
    [midWaves, 2],
    [curlyTop, 3],
  ],
  heOld: [
    [crop, 5],
    [slick, 3],
    [receding, 4],
    [bald, 2],
    [buzz, 2],
    [quiff, 1],
  ],
  she: [
    [long(0), 4],
    [long(13), 5],
    [bob(false), 3],
    [bob(true), 3],
    [bun, 3],
    [ponytail, 3],
    [longCurls, 2],
    [pixie, 1.5],
    [midWaves, 2],
    [braids, 1],
  ],
  sheOld: [
    [bob(false), 5],
    [bob(true), 2],
    [pixie, 4],
    [bun, 3],
    [midWaves, 3],
    [long(8), 2],
  ],
};
const coily: typeof cuts = {
  he: [
    [shortAfro, 4],
    [buzz, 4],
    [curlyTop, 4],
    [bald, 1],
  ],
  heOld: [
    [buzz, 4],
    [bald, 4],
    [receding, 2],
    [shortAfro, 2],
  ],
  she: [
    [afro, 4],
    [longCurls, 4],
    [bun, 3],
    [braids, 3],
    [shortAfro, 2],
    [long(4), 1],
  ],
  sheOld: [
    [shortAfro, 4],
    [bun, 3],
    [longCurls, 2],
    [bob(false), 2],
  ],
};

/** Cuts the hair of a sitter. */
export function hairOf(random: Random, sitter: Sitter): Hair {
  const { tone, age, isFeminine } = sitter;
  const group = `${isFeminine ? 'she' : 'he'}${age > 50 ? 'Old' : ''}` as const;
  const isCoily = tone > 5 ? random.chance(0.85) : tone > 3 && random.chance(0.15);
  const cut = random.weighted((isCoily ? coily : cuts)[group]);
  return cut(sitter, random);
}
