import type { Random } from '../random.ts';
import { cloths, clubs, suits } from './colours.ts';
import { shadeOf } from './face.ts';
import { lightness, mix, path, twice } from './svg.ts';
import type { Sitter } from './sitter.ts';

const collar = 552;

/** The outline of the shoulders from a neckline so wide down to the edge of the picture. */
function torso({ shoulders: s }: Sitter, wide: number, neckline: string, y = collar): string {
  return (
    path`M${-wide} ${y}C${-wide - 26} ${y + 18} ${-s * 0.62} ${y + 30} ${-s * 0.8} ${y + 46}C${-s * 0.98} ${y + 62} ${-s - 8} ${y + 120} ${-s - 26} 820V1300` +
    path`H${s + 26}V820C${s + 8} ${y + 120} ${s * 0.98} ${y + 62} ${s * 0.8} ${y + 46}C${s * 0.62} ${y + 30} ${wide + 26} ${y + 18} ${wide} ${y}${neckline}Z`
  );
}

const round = (wide: number, dip: number) =>
  path`C${wide * 0.7} ${collar + dip * 1.3} ${-wide * 0.7} ${collar + dip * 1.3} ${-wide} ${collar}`;
const dark = (colour: string, share = 0.22) => mix(colour, '#0d0b14', share);
const light = (colour: string, share = 0.16) => mix(colour, '#ffffff', share);

/** Folds and shade that every garment has. */
function foldsOf({ shoulders: s }: Sitter, colour: string): string {
  const fold = dark(colour, lightness(colour) > 0.3 ? 0.2 : 0.4);
  return (
    path`<path d="M${s * 0.2} 820C${s * 0.55} 760 ${s * 0.6} 690 ${s * 0.56} 600C${s * 0.9} 610 ${s + 4} 680 ${s + 30} 820Z" fill="${fold}" opacity=".2"/>` +
    path`<path d="M${-s * 0.72} 820C${-s * 0.66} 770 ${-s * 0.7} 730 ${-s * 0.76} 700" fill="none" stroke="${fold}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`
  );
}

function tee(sitter: Sitter, colour: string, dip: number): string {
  const wide = sitter.neck + 14;
  return (
    `<path d="${torso(sitter, wide, round(wide, dip))}" fill="${colour}"/>${foldsOf(sitter, colour)}` +
    path`<path d="M${wide} ${collar}${round(wide, dip)}" fill="none" stroke="${dark(colour, 0.16)}" stroke-width="9" stroke-linecap="round"/>`
  );
}

function turtleneck(sitter: Sitter, colour: string): string {
  const n = sitter.neck + 6;
  return (
    `<path d="${torso(sitter, n + 8, '')}" fill="${colour}"/>${foldsOf(sitter, colour)}` +
    path`<path d="M${-n} 496Q0 520 ${n} 496L${n + 9} 560Q0 598 ${-n - 9} 560Z" fill="${light(colour, 0.07)}"/>` +
    path`<path d="M${-n - 9} 560Q0 598 ${n + 9} 560" fill="none" stroke="${dark(colour)}" stroke-width="5" opacity=".8"/><path d="M${-n} 496Q0 520 ${n} 496" fill="none" stroke="${dark(colour)}" stroke-width="4" opacity=".5"/>`
  );
}

function shirt(sitter: Sitter, colour: string): string {
  const n = sitter.neck;
  return (
    `<path d="${torso(sitter, n + 8, path`L0 640L${-n - 8} ${collar}`)}" fill="${colour}"/>${foldsOf(sitter, colour)}` +
    path`<path d="M0 640V820" stroke="${dark(colour, 0.3)}" stroke-width="3.5"/><circle cx="0" cy="690" r="4.5" fill="${dark(colour, 0.4)}"/><circle cx="0" cy="760" r="4.5" fill="${dark(colour, 0.4)}"/>` +
    twice(
      path`<path d="M${n - 1} 526L${n + 24} 556L${n * 0.62 + 12} 646L0 622Z" fill="${light(colour, 0.14)}" stroke="${dark(colour, 0.2)}" stroke-width="2.5" stroke-linejoin="round"/>`,
    )
  );
}

function jacket(sitter: Sitter, colour: string, under: string): string {
  const { neck: n, shoulders: s } = sitter;
  const front = path`<path d="M${n + 6} ${collar - 8}C${n + 34} ${collar + 14} ${s * 0.62} ${collar + 24} ${s * 0.84} ${collar + 40}C${s + 4} ${collar + 62} ${s + 14} ${collar + 120} ${s + 32} 820V1300H6L2 772Z" fill="${colour}"/>`;
  const lapel = path`<path d="M${n + 4} ${collar - 12}L${n + 52} ${collar + 74}L${n + 26} ${collar + 88}L${n + 36} ${collar + 108}L4 776L${n * 0.5} 650Z" fill="${light(colour, 0.07)}" stroke="${dark(colour, 0.3)}" stroke-width="3" stroke-linejoin="round"/>`;
  return under + twice(front) + foldsOf(sitter, colour) + twice(lapel);
}

function hoodie(sitter: Sitter, colour: string): string {
  const { neck: n } = sitter;
  const cord = light(colour, 0.6);
  return (
    `<path d="${torso(sitter, n + 26, round(n + 26, 30))}" fill="${colour}"/>${foldsOf(sitter, colour)}` +
    twice(
      path`<path d="M${n + 2} 520C${n + 46} 524 ${n + 66} 556 ${n + 44} 596C${n + 20} 628 26 636 0 640L0 604C26 594 ${n} 566 ${n + 2} 520Z" fill="${light(colour, 0.09)}" stroke="${dark(colour, 0.24)}" stroke-width="3"/><path d="M24 628C28 660 26 690 30 716" fill="none" stroke="${cord}" stroke-width="6" stroke-linecap="round"/>`,
    )
  );
}

function kit(random: Random, sitter: Sitter): string {
  const [main, trim] = random.pick(clubs);
  const { neck: n, shoulders: s } = sitter;
  if (random.chance(0.5)) {
    const band = path`<path d="M${-s - 30} 640H${s + 30}V690H${-s - 30}Z" fill="${trim}" opacity=".92"/>`;
    const sleeves = twice(
      path`<path d="M${s * 0.62} 580C${s * 0.9} 596 ${s} 650 ${s + 20} 820H${s * 0.8}C${s * 0.84} 720 ${s * 0.8} 650 ${s * 0.62} 580Z" fill="${trim}"/>`,
    );
    return `<clipPath id="kit"><path d="${torso(sitter, n + 14, round(n + 14, 30))}"/></clipPath>${tee(sitter, main, 30)}<g clip-path="url(#kit)">${random.chance(0.5) ? band : sleeves}</g>`;
  }
  return (
    `<path d="${torso(sitter, n + 10, '')}" fill="${main}"/>${foldsOf(sitter, main)}` +
    twice(
      path`<path d="M${n + 12} ${collar + 4}C${s * 0.5} ${collar + 22} ${s * 0.7} ${collar + 30} ${s * 0.86} ${collar + 52}L${s * 0.9} ${collar + 74}C${s * 0.6} ${collar + 50} ${n + 30} ${collar + 40} ${n} ${collar + 28}Z" fill="${trim}"/><path d="M${n + 6} 506C${n + 16} 530 ${n + 14} 560 2 604L0 572C${n * 0.6} 560 ${n - 2} 540 ${n + 6} 506Z" fill="${light(main, 0.12)}"/>`,
    ) +
    path`<path d="M0 578V820" stroke="${trim}" stroke-width="5"/>`
  );
}

function dress(sitter: Sitter, colour: string): string {
  const { shoulders: s, neck: n } = sitter;
  return (
    path`<path d="M${-s * 0.62} 690C${-s * 0.3} 654 -20 676 0 690C20 676 ${s * 0.3} 654 ${s * 0.62} 690L${s * 0.8} 820V1300H${-s * 0.8}V820Z" fill="${colour}"/>` +
    twice(
      path`<path d="M${s * 0.42} 676C${s * 0.4} 630 ${n + 40} 590 ${n + 34} 566" fill="none" stroke="${colour}" stroke-width="10"/>`,
    )
  );
}

/** The neck and the shoulders of a sitter, in clothes that fit what they do. */
export function clothesOf(random: Random, sitter: Sitter): string {
  const { neck: n, skin, category, isFeminine, age, chin } = sitter;
  const shade = shadeOf(skin);
  const bare =
    `<path d="${torso({ ...sitter, shoulders: sitter.shoulders - 14 }, n, '', 548)}" fill="url(#chest)"/>` +
    path`<path d="M${-n} ${chin - 60}V546Q0 600 ${n} 546V${chin - 60}Z" fill="url(#chest)"/><path d="M${-n} ${chin - 40}L${-n} ${chin + 12}Q10 ${chin + 66} ${n} ${chin + 40}V${chin - 40}Z" fill="${shade}" opacity=".55"/>` +
    twice(
      path`<path d="M${n * 0.4} 596Q${n + 10} 578 ${n + 54} 588" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" opacity=".4"/>`,
    );
  const colour = random.pick(cloths);
  const suit = random.pick(suits);
  const pale = random.pick(['#f4f0e8', '#e9edf1', '#f0dcd0', '#cfdbe6']);
  const garments: Record<string, () => string> = {
    tee: () => tee(sitter, colour, isFeminine ? 44 : 26),
    turtleneck: () => turtleneck(sitter, colour),
    shirt: () => shirt(sitter, random.chance(0.5) ? pale : colour),
    suit: () =>
      jacket(
        sitter,
        suit,
        random.chance(0.5) ? shirt(sitter, pale) : tee(sitter, random.chance(0.5) ? pale : '#2b2c31', 40),
      ),
    roll: () => jacket(sitter, suit, turtleneck(sitter, random.chance(0.5) ? pale : '#33313a')),
    leather: () => jacket(sitter, '#2a272c', tee(sitter, colour, 36)),
    hoodie: () => hoodie(sitter, colour),
    kit: () => kit(random, sitter),
    dress: () => dress(sitter, colour),
  };
  const choices = {
    Office: ['suit', 'suit', 'shirt', 'roll', 'turtleneck', 'tee'],
    Sports: ['kit', 'kit', 'kit', 'hoodie', 'tee'],
    Music: ['leather', 'tee', 'hoodie', 'shirt', 'turtleneck', 'roll'],
    Entertainment: ['suit', 'shirt', 'turtleneck', 'tee', 'roll'],
  }[category];
  const grown =
    isFeminine && age > 19 && category !== 'Sports' && category !== 'Office' ? [...choices, 'dress', 'dress'] : choices;
  const worn = random.pick(age < 16 && category !== 'Sports' ? ['tee', 'hoodie', 'shirt'] : grown);
  return bare + (garments[worn]?.() ?? '');
}
