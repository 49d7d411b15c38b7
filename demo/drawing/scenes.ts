import { randomOf, type Random } from '../random.ts';
import { cloths, papers } from './colours.ts';
import { drawing, linear, mix, path, radial } from './svg.ts';

interface Scene {
  readonly content: string;
  readonly defs: string;
}

const [width, height] = [960, 640];
const whole = (paint: string, more = '') => `<rect width="${width}" height="${height}" fill="${paint}" ${more}/>`;

/** The line of hills from the left edge to the right one. */
function ridge(random: Random, y: number, rise: number): string {
  const points = Array.from({ length: 7 }, (_, index) => [index * 160, y + (random.fraction() - 0.5) * rise] as const);
  const curves = points.slice(1).map(([x, at], index) => {
    const [, before = y] = points[index] ?? [];
    return path`C${x - 90} ${before} ${x - 70} ${at} ${x} ${at}`;
  });
  return path`M0 ${points[0]?.[1] ?? y}${curves.join('')}V${height}H0Z`;
}

function hills(random: Random): Scene {
  const [light, paper, deep] = random.pick(papers);
  const far = mix(paper, '#5a6b7d', 0.35);
  const near = mix(deep, '#1c2430', 0.62);
  const layers = [0, 1, 2, 3].map(
    (index) => `<path d="${ridge(random, 330 + index * 78, 120 - index * 14)}" fill="${mix(far, near, index / 3)}"/>`,
  );
  const sun = path`<circle cx="${random.integer(180, 780)}" cy="${random.integer(150, 290)}" r="${random.integer(46, 84)}" fill="#fff4dc" opacity=".9"/>`;
  return {
    content: whole('url(#sky)') + sun + layers.join(''),
    defs: linear('sky', [0, 0, 0, 1], [0, mix(deep, '#33415c', 0.35)], [0.45, paper], [0.75, light]),
  };
}

function sea(random: Random): Scene {
  const [light, , deep] = random.pick(papers);
  const x = random.integer(240, 720);
  const glints = Array.from({ length: 46 }, () => {
    const y = 372 + random.fraction() ** 1.6 * 250;
    const spread = 30 + (y - 372) * 0.7;
    const long = 14 + random.fraction() * (y - 340) * 0.5;
    return path`<rect x="${x + (random.fraction() - 0.5) * spread * 2 - long / 2}" y="${y}" width="${long}" height="${2 + (y - 372) / 60}" rx="2" fill="#fff3da" opacity="${0.25 + random.fraction() * 0.5}"/>`;
  });
  return {
    content:
      whole('url(#sky)') +
      `<circle cx="${x}" cy="330" r="74" fill="#fff1d2"/><rect y="366" width="${width}" height="274" fill="url(#water)"/>${glints.join('')}`,
    defs:
      linear('sky', [0, 0, 0, 0.6], [0, mix(deep, '#2c3b5a', 0.5)], [1, light]) +
      linear('water', [0, 0, 0, 1], [0, mix(light, deep, 0.55)], [1, mix(deep, '#0e1a2c', 0.7)]),
  };
}

function stage(random: Random): Scene {
  const lamps = random.sample(
    cloths.filter((_, index) => ![0, 1, 7, 12].includes(index)),
    4,
  );
  const beams = lamps.map((colour, index) => {
    const x = 150 + index * 220;
    const lean = random.integer(-220, 220);
    return path`<path d="M${x - 8} 0H${x + 8}L${x + lean + 150} 640H${x + lean - 150}Z" fill="${mix(colour, '#ffffff', 0.35)}" opacity=".34"/>`;
  });
  const heads = Array.from({ length: 27 }, (_, index) => {
    const [x, y, r] = [index * 37 + random.integer(-8, 8), 596 + random.integer(-22, 16), random.integer(19, 25)];
    const arm = random.chance(0.2)
      ? path`<path d="M${x + 14} 640L${x + 22} ${y - 74}" stroke="#0c0b12" stroke-width="13" stroke-linecap="round"/>`
      : '';
    return path`<circle cx="${x}" cy="${y}" r="${r}" fill="#0c0b12"/><rect x="${x - r - 8}" y="${y + 16}" width="${r * 2 + 16}" height="60" rx="18" fill="#0c0b12"/>${arm}`;
  });
  const singer =
    '<g fill="#131119"><circle cx="480" cy="286" r="27"/><path d="M440 332C456 316 504 316 520 332L534 430H506L510 560H484L480 470L476 560H450L454 430H426Z"/></g>' +
    '<path d="M520 340L546 392L506 372M440 340L424 420" fill="none" stroke="#131119" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="M508 300L514 560M492 560H536" stroke="#131119" stroke-width="6"/>';
  return {
    content:
      whole('url(#hall)') +
      beams.join('') +
      `<ellipse cx="480" cy="552" rx="380" ry="40" fill="#fff" opacity=".12"/>${singer}${heads.join('')}`,
    defs: linear('hall', [0, 0, 0, 1], [0, '#171326'], [0.7, '#3a2a4d'], [1, '#191424']),
  };
}

function city(random: Random): Scene {
  const [light, paper] = random.pick(papers.slice(0, 9));
  const block = (base: number, colour: string, isLit: boolean) =>
    Array.from({ length: 13 }, (_, index) => {
      const [x, wide, y] = [index * 78 - 20, random.integer(52, 86), base - random.integer(20, 210)];
      const windows = isLit
        ? Array.from(
            { length: 9 },
            () =>
              path`<rect x="${x + random.integer(8, wide - 14)}" y="${y + random.integer(14, 240)}" width="8" height="11" fill="#ffdf9e" opacity=".85"/>`,
          ).join('')
        : '';
      return path`<rect x="${x}" y="${y}" width="${wide}" height="${height - y}" fill="${colour}"/>${windows}`;
    }).join('');
  return {
    content:
      whole('url(#sky)') +
      `<circle cx="${random.integer(200, 760)}" cy="180" r="58" fill="#fff6e2" opacity=".85"/>` +
      block(430, mix(paper, '#56607a', 0.45), false) +
      block(520, '#27304a', true),
    defs: linear('sky', [0, 0, 0, 1], [0, mix(paper, '#4a4f7c', 0.6)], [0.7, light]),
  };
}

function studio(random: Random): Scene {
  const [light, paper, deep] = random.pick(papers);
  const cloth = random.pick(cloths);
  const x = random.integer(380, 580);
  return {
    content:
      whole('url(#wall)') +
      `<path d="M120 0H840V430C840 500 900 540 960 560V640H0V560C60 540 120 500 120 430Z" fill="url(#roll)"/>` +
      path`<ellipse cx="${x}" cy="566" rx="130" ry="18" fill="#1c1418" opacity=".22"/><path d="M${x - 66} 372L${x - 86} 566M${x + 66} 372L${x + 86} 566M${x - 22} 372L${x - 26} 560M${x + 22} 372L${x + 26} 560" stroke="${mix(deep, '#2a1c14', 0.6)}" stroke-width="11"/><rect x="${x - 92}" y="352" width="184" height="26" rx="13" fill="${mix(deep, '#2a1c14', 0.45)}"/>` +
      path`<path d="M${x - 70} 353C${x - 60} 300 ${x + 40} 316 ${x + 66} 353C${x + 78} 400 ${x + 92} 470 ${x + 70} 480C${x + 40} 470 ${x + 60} 400 ${x + 20} 366C${x - 20} 352 ${x - 40} 360 ${x - 70} 353Z" fill="${cloth}"/>` +
      '<path d="M150 560V190M110 570H190" stroke="#25242a" stroke-width="8"/><path d="M96 96L214 132L190 220L84 180Z" fill="#25242a"/><path d="M214 132L236 170L190 220Z" fill="#fff3d6"/>' +
      whole('url(#lamp)'),
    defs:
      linear('wall', [0, 0, 1, 1], [0, mix(deep, '#3a3338', 0.5)], [1, mix(deep, '#221d22', 0.7)]) +
      linear('roll', [0, 0, 0, 1], [0, paper], [0.7, light], [1, mix(paper, deep, 0.4)]) +
      radial('lamp', [0.26, 0.3, 0.75], [0, '#fff3d6', 0.5], [1, '#fff3d6', 0]),
  };
}

function board(random: Random): Scene {
  const colours: readonly string[] = [...random.pick(papers), ...random.sample(cloths, 4)];
  const cells: readonly (readonly [number, number, number, number])[] = [
    [40, 40, 280, 340],
    [340, 40, 220, 160],
    [340, 220, 220, 160],
    [580, 40, 340, 220],
    [40, 400, 180, 200],
    [240, 400, 320, 200],
    [580, 280, 160, 320],
    [760, 280, 160, 320],
  ];
  const tiles = cells.map(([x, y, w, h], index) => {
    const colour = colours[index % colours.length] ?? '#cccccc';
    const [cx, cy, r] = [
      x + w * (0.3 + random.fraction() * 0.4),
      y + h * (0.4 + random.fraction() * 0.4),
      Math.min(w, h) * 0.42,
    ];
    const shape = random.pick([
      path`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${mix(colour, '#ffffff', 0.35)}"/>`,
      path`<path d="M${x} ${y + h}L${cx} ${y + h * 0.3}L${x + w} ${y + h}Z" fill="${mix(colour, '#20161a', 0.25)}"/>`,
      path`<path d="M${x} ${y + h * 0.6}C${cx} ${y + h * 0.3} ${cx} ${y + h * 0.9} ${x + w} ${y + h * 0.55}V${y + h}H${x}Z" fill="${mix(colour, '#20161a', 0.2)}"/>`,
      '',
    ]);
    return path`<clipPath id="t${index}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/></clipPath><g clip-path="url(#t${index})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"/>${shape}</g>`;
  });
  return { content: whole('#f5f1ea') + tiles.join(''), defs: '' };
}

const scenes = { hills, sea, stage, city, studio, board } as const;
export type SceneKind = keyof typeof scenes;
export const sceneKinds = Object.keys(scenes) as readonly SceneKind[];

/** Draws a scene without people: a place of a shoot, a stage, a mood board; 960 wide and 640 high (SVG). */
export function sceneOf(seed: string, kind?: SceneKind): string {
  const random = randomOf(`scene ${seed}`);
  const { content, defs } = scenes[kind ?? random.pick(sceneKinds)](random);
  return drawing(width, height, content, defs);
}

/** Draws the cover of an act that shows none of its people: a poster as tall and wide as a portrait (SVG). */
export function coverOf(seed: string): string {
  const random = randomOf(`cover ${seed}`);
  const [light, paper, deep] = random.pick(papers);
  const accent = random.pick(cloths);
  const ink = mix(deep, '#1a1420', 0.6);
  const [x, y] = [random.integer(220, 380), random.integer(280, 420)];
  const rings = Array.from(
    { length: 7 },
    (_, index) =>
      path`<circle cx="${x}" cy="${y}" r="${250 - index * 34}" fill="${mix(light, index % 2 === 0 ? deep : paper, 0.25 + index * 0.1)}"/>`,
  ).join('');
  const rays = Array.from(
    { length: 18 },
    (_, index) =>
      path`<path d="M${x} ${y}L${x - 40} -500H${x + 40}Z" transform="rotate(${index * 20} ${x} ${y})" fill="${index % 3 === 0 ? accent : light}" opacity=".5"/>`,
  ).join('');
  const bars = Array.from({ length: 11 }, (_, index) => {
    const tall = random.integer(90, 430);
    return path`<rect x="${56 + index * 46}" y="${640 - tall}" width="28" height="${tall}" rx="14" fill="${index % 4 === 1 ? accent : ink}"/>`;
  }).join('');
  const [kind, shapes] = random.pick([
    ['rings', rings + path`<circle cx="${x}" cy="${y}" r="34" fill="${accent}"/>`],
    [
      'rays',
      rays +
        path`<circle cx="${x}" cy="${y}" r="150" fill="${accent}"/><circle cx="${x}" cy="${y}" r="150" fill="url(#dusk)"/>`,
    ],
    ['bars', bars],
  ] as const);
  const floor =
    kind === 'bars'
      ? ''
      : path`<path d="M0 ${y + 190}C160 ${y + 130} 300 ${y + 250} 600 ${y + 160}V800H0Z" fill="${ink}"/><path d="M0 ${y + 270}C200 ${y + 220} 380 ${y + 330} 600 ${y + 240}V800H0Z" fill="${mix(ink, accent, 0.25)}"/>`;
  return drawing(
    600,
    800,
    `<rect width="600" height="800" fill="url(#ground)"/>${shapes}${floor}`,
    linear('ground', [0, 0, 0, 1], [0, light], [1, paper]) +
      linear('dusk', [0, 0, 0, 1], [0.3, '#ffffff', 0], [1, deep, 0.7]),
  );
}
