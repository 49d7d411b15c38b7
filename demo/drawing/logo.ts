import { randomOf, type Random } from '../random.ts';
import { initialsOf, letter } from './letters.ts';
import { drawing, path } from './svg.ts';

/** A paper, a mark, a second colour: each a house style of its own. */
const styles = [
  ['#17324d', '#f4efe6', '#e2a24a'],
  ['#f6f1e7', '#1f4d4a', '#d4694a'],
  ['#c8553d', '#fff5ea', '#2d2a32'],
  ['#f3f4f2', '#22262e', '#7aa095'],
  ['#2d2a32', '#f2c14e', '#f6f1e7'],
  ['#e8efe6', '#2f5d43', '#e0a458'],
  ['#4b2e4f', '#f3d9d2', '#e3866b'],
  ['#eaf0f6', '#294f8a', '#e86a4f'],
  ['#0f5a5e', '#e9f3ec', '#f0b35f'],
  ['#fbeee4', '#8c2f39', '#274060'],
  ['#dbe5d6', '#3b3a36', '#b5562c'],
  ['#1d1f2b', '#9ad1c4', '#f1f1ec'],
] as const;

type Style = (typeof styles)[number];
type Mark = (random: Random, style: Style, name: string) => string;

const ring: Mark = (random, [, ink, accent], name) => {
  const [first = 'O'] = initialsOf(name);
  const gap = random.integer(-60, 60);
  return (
    `<circle cx="256" cy="256" r="164" fill="none" stroke="${ink}" stroke-width="22"/>` +
    letter(first, [186, 186], 140, ink, 30) +
    path`<circle cx="${256 + 164 * Math.cos((gap * Math.PI) / 180)}" cy="${256 - 164 * Math.sin((gap * Math.PI) / 180)}" r="30" fill="${accent}"/>`
  );
};

const pair: Mark = (_random, [, ink, accent], name) => {
  const [first = 'O', second] = initialsOf(name);
  if (second === undefined) return letter(first, [156, 156], 200, ink, 44);
  return letter(second, [238, 176], 160, accent, 38) + letter(first, [114, 176], 160, ink, 38);
};

const tile: Mark = (_random, [paper, ink, accent], name) => {
  const [first = 'O'] = initialsOf(name);
  return `<rect x="106" y="106" width="300" height="300" rx="72" fill="${ink}"/><path d="M106 334C186 270 296 398 406 306V334C406 374 374 406 334 406H178C138 406 106 374 106 334Z" fill="${accent}" opacity=".9"/>${letter(first, [191, 176], 130, paper, 32)}`;
};

const quarters: Mark = (random, [, ink, accent]) =>
  [0, 1, 2, 3]
    .map((index) => {
      const [x, y] = [116 + (index % 2) * 142, 116 + Math.floor(index / 2) * 142];
      const turn = random.integer(0, 3) * 90;
      const shape = random.chance(0.75)
        ? 'M-66 -66H66C66 7 7 66 -66 66Z'
        : 'M-66 0A66 66 0 1 0 66 0A66 66 0 1 0 -66 0Z';
      return `<path d="${shape}" transform="translate(${x + 69} ${y + 69}) rotate(${turn})" fill="${random.chance(0.35) ? accent : ink}"/>`;
    })
    .join('');

const horizon: Mark = (random, [, ink, accent]) => {
  const lines = [300, 332, 362, 390].map(
    (y, index) =>
      path`<rect x="${110 + index * 26}" y="${y}" width="${292 - index * 52}" height="${17 - index * 2}" rx="8" fill="${ink}"/>`,
  );
  return path`<path d="M${256 - 116} 280A116 116 0 0 1 ${256 + 116} 280Z" fill="${accent}"/>${lines.slice(0, random.integer(3, 4)).join('')}`;
};

const petals: Mark = (random, [, ink, accent]) => {
  const count = random.pick([4, 5, 6, 8]);
  const petal = Array.from(
    { length: count },
    (_, index) =>
      path`<path d="M256 240C${206} 180 ${216} 116 256 92C296 116 306 180 256 240Z" transform="rotate(${(360 / count) * index} 256 256)" fill="${index % 2 === 1 && count % 2 === 0 ? accent : ink}"/>`,
  );
  return petal.join('') + `<circle cx="256" cy="256" r="20" fill="${accent}"/>`;
};

const waves: Mark = (random, [, ink, accent]) => {
  const height = random.integer(30, 52);
  const wave = (y: number) =>
    path`M96 ${y}C136 ${y - height} 176 ${y - height} 216 ${y}S296 ${y + height} 336 ${y}S396 ${y - height} 416 ${y - height * 0.7}`;
  return [186, 256, 326]
    .map(
      (y, index) =>
        `<path d="${wave(y)}" fill="none" stroke="${index === 1 ? accent : ink}" stroke-width="36" stroke-linecap="round"/>`,
    )
    .join('');
};

const arcs: Mark = (random, [, ink, accent]) => {
  const turn = random.integer(0, 3) * 90;
  const bows = [176, 116, 56].map(
    (r, index) =>
      path`<path d="M${256 - r + 90} 346A${r} ${r} 0 0 1 ${346} ${346 - r}" fill="none" stroke="${index === 1 ? accent : ink}" stroke-width="38"/>`,
  );
  return `<g transform="rotate(${turn} 256 256) translate(-36 -36)">${bows.join('')}<circle cx="346" cy="346" r="30" fill="${ink}"/></g>`;
};

const marks: readonly Mark[] = [ring, pair, tile, quarters, horizon, petals, waves, arcs, pair, ring];

/** Draws the mark of a company that does not exist, 512 wide and high (SVG). Those of one seed and name are the same. */
export function logoOf(seed: string, name: string): string {
  const random = randomOf(`logo ${seed}`);
  const style = random.pick(styles);
  return drawing(
    512,
    512,
    `<rect width="512" height="512" fill="${style[0]}"/>${random.pick(marks)(random, style, name)}`,
  );
}
