import { randomOf, type Random } from '../random.ts';
import { clothesOf } from './clothes.ts';
import { papers } from './colours.ts';
import { extrasOf } from './extras.ts';
import { faceOf, shadeOf } from './face.ts';
import { hairOf } from './hair.ts';
import type { Likeness } from '../files/orders.ts';
import { sitterOf, type Sitter } from './sitter.ts';
import { drawing, lightness, linear, mix, path, radial } from './svg.ts';

type Paper = (typeof papers)[number];

/** A backdrop of a studio: paper, the light on it, and what throws a shadow. */
function backdropOf(random: Random, [light, paper, deep]: Paper): string {
  const wall = '<rect width="600" height="800" fill="url(#paper)"/>';
  const kind = random.weighted([
    ['plain', 5],
    ['disc', 3],
    ['arch', 2],
    ['window', 2],
    ['panel', 2],
  ] as const);
  const x = random.integer(120, 480);
  const shapes = {
    plain: '',
    disc: path`<circle cx="${random.integer(240, 360)}" cy="330" r="${random.integer(210, 245)}" fill="${mix(paper, light, 0.75)}" opacity=".6"/>`,
    arch: path`<path d="M70 800V320C70 60 530 60 530 320V800Z" fill="${mix(paper, deep, 0.5)}" opacity=".4"/>`,
    window: path`<g fill="#fff6e4" opacity=".2" transform="skewX(-16) translate(${x - 60} 0)"><rect x="0" y="40" width="110" height="250"/><rect x="126" y="40" width="110" height="250"/><rect x="0" y="306" width="110" height="220"/><rect x="126" y="306" width="110" height="220"/></g>`,
    panel: path`<path d="M${x} 0H600V800H${x - 90}Z" fill="${mix(paper, deep, 0.45)}" opacity=".5"/>`,
  };
  return wall + shapes[kind];
}

/** Picks a paper from which the hair stands out, and a dark face as well: small pictures show little else. */
function paperFor(random: Random, { hair, skin, tone }: Sitter): Paper {
  const stands = papers.filter(
    ([, paper]) =>
      Math.abs(lightness(paper) - lightness(hair)) > 0.2 &&
      Math.abs(lightness(paper) - lightness(skin)) > (tone > 4 ? 0.24 : 0.06),
  );
  return random.pick(stands.length > 0 ? stands : papers);
}

function defsOf({ skin, hair }: Sitter, [light, paper, deep]: Paper, lamp: number): string {
  const shade = shadeOf(skin);
  return (
    radial('paper', [lamp, 0.32, 0.85], [0, light], [0.5, paper], [1, deep]) +
    linear('skin', [0.1, 0, 0.9, 1], [0, mix(skin, '#fff0dc', 0.22)], [0.5, skin], [1, mix(skin, shade, 0.45)]) +
    linear('chest', [0, 0, 1, 1], [0, mix(skin, shade, 0.08)], [1, mix(skin, shade, 0.45)]) +
    linear('hair', [0.1, 0, 0.9, 1], [0, mix(hair, '#ffe9cf', 0.14)], [0.55, hair], [1, mix(hair, '#120b10', 0.3)]) +
    radial('blush', [0.5, 0.5, 0.5], [0, '#d8543f', lightness(skin) > 0.4 ? 0.3 : 0.2], [1, '#d8543f', 0]) +
    radial('glow', [lamp, 0.2, 0.8], [0, '#fff3dc', 0.2], [1, '#fff3dc', 0]) +
    linear('fall', [0, 0, 0, 1], [0.6, '#1a1020', 0], [1, '#1a1020', 0.26])
  );
}

/** Names what a drawing defines apart from what others in the same picture define. */
const named = (drawn: string, suffix: string) =>
  drawn.replaceAll(/(id="|url\(#)(\w+)/g, (_, before: string, name: string) => `${before}${name}${suffix}`);

interface Figure {
  readonly sitter: Sitter;
  readonly isTurned: boolean;
  /** Around its middle, in the units of a sitter. */
  readonly content: string;
}

function figureOf(random: Random, likeness: Likeness): Figure {
  const sitter = sitterOf(random, likeness);
  const hair = hairOf(random, sitter);
  const body = clothesOf(random, sitter);
  const { head, ears } = faceOf(random, sitter);
  const extras = extrasOf(random, sitter);
  const turned = `<g transform="rotate(${random.integer(-4, 4)} 0 500)">`;
  const content =
    `${turned}${hair.back}</g><g transform="translate(0 -44)">${body}</g>` +
    `${turned}${ears}${head}${extras.face}${hair.front}${extras.over}</g>`;
  return { sitter, isTurned: random.chance(0.5), content };
}

const lit = '<rect width="600" height="800" fill="url(#glow)"/><rect width="600" height="800" fill="url(#fall)"/>';

/**
 * Draws the portrait of nobody: head and shoulders before a backdrop, 600 wide and 800 high. The same seed and likeness
 * give the same drawing (SVG).
 */
export function portraitOf(seed: string, likeness: Likeness): string {
  const random = randomOf(`portrait ${seed}`);
  const { sitter, isTurned, content } = figureOf(random, likeness);
  const scale = sitter.age < 15 ? 1.2 : 1.32;
  const paper = paperFor(random, sitter);
  const figure = path`<g transform="translate(300 ${240 - 240 * scale}) scale(${isTurned ? -scale : scale} ${scale})">${content}</g>`;
  return drawing(600, 800, backdropOf(random, paper) + figure + lit, defsOf(sitter, paper, isTurned ? 0.68 : 0.32));
}

/** Draws the members of a band side by side, as tall and as wide as a portrait. */
export function groupOf(seed: string, category: Likeness['category']): string {
  const random = randomOf(`group ${seed}`);
  const places = random.chance(0.5)
    ? [
        [150, 250, 0.78],
        [452, 262, 0.76],
        [300, 330, 0.86],
      ]
    : [
        [104, 280, 0.66],
        [496, 280, 0.66],
        [216, 330, 0.74],
        [392, 340, 0.74],
      ];
  const members = places.map(([x = 0, y = 0, size = 1], index) => {
    const { sitter, content } = figureOf(random, {
      category,
      gender: random.chance(0.5) ? 'FEMALE' : 'MALE',
      age: random.integer(22, 39),
    });
    const figure = path`<g transform="translate(${x} ${y - 240 * size}) scale(${size})">${content}</g>`;
    return { sitter, figure: named(figure, `-${index}`), index };
  });
  const paper = random.pick(papers);
  const defs = members.map(({ sitter, index }) => named(defsOf(sitter, paper, 0.4), `-${index}`)).join('');
  const [first] = members;
  const own = first ? defsOf(first.sitter, paper, 0.4) : '';
  return drawing(600, 800, backdropOf(random, paper) + members.map(({ figure }) => figure).join('') + lit, own + defs);
}
