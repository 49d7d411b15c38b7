import { csvOf, callListOf } from '../files/office.ts';
import type { DrawnKind } from '../files/kinds.ts';
import type { DrawnOrder, SharedOrder } from '../files/orders.ts';
import { zipOf } from '../files/zip.ts';
import { randomOf } from '../random.ts';
import { logoOf } from './logo.ts';
import { groupOf, portraitOf } from './portrait.ts';
import { pictureOf, type PictureKind } from './render.ts';
import { coverOf, sceneOf, type SceneKind } from './scenes.ts';
import { videoOf } from './video.ts';

/** Pixels across portraits and logos: enough for the pages that show them. */
const portraitWidth = 400;
const logoWidth = 320;

/** Formats of shared kinds that are pictures. */
const pictures: Readonly<Partial<Record<DrawnKind, { format: PictureKind; width: number; scene?: SceneKind }>>> = {
  still: { format: 'jpg', width: 720 },
  snapshot: { format: 'jpg', width: 640 },
  scan: { format: 'jpg', width: 640 },
  moodBoard: { format: 'png', width: 720, scene: 'board' },
  loop: { format: 'gif', width: 400, scene: 'hills' },
};

/** A file to be drawn: the text of all drawings that decide its bytes, and the way to make it. */
export interface Drawable {
  readonly drawings: string;
  readonly make: () => Promise<Buffer>;
}

function picture(drawing: string, format: PictureKind, width: number): Drawable {
  return { drawings: `${format} ${width} ${drawing}`, make: () => pictureOf(drawing, format, width) };
}

function shared({ kind, seed }: SharedOrder): Drawable {
  const depicted = pictures[kind];
  if (depicted) return picture(sceneOf(seed, depicted.scene), depicted.format, depicted.width);
  const scene = sceneOf(seed);
  switch (kind) {
    case 'showreel': {
      const scenes = [sceneOf(`${seed} 1`), sceneOf(`${seed} 2`)];
      return { drawings: scenes.join(), make: () => videoOf(scenes, 'mp4') };
    }
    case 'rushes':
      return { drawings: scene, make: () => videoOf([scene], 'mov') };
    case 'archive':
      return {
        drawings: scene,
        make: async () =>
          zipOf({
            'call list.csv': csvOf(callListOf(randomOf(`${seed} list`))),
            'still.jpg': await pictureOf(scene, 'jpg', 480),
            'read me.txt': 'Selection\r\n\r\nFor selection only.\r\n',
          }),
      };
    default:
      throw new Error(`nothing is drawn for '${kind}'`);
  }
}

/** Returns the file to be drawn for an order; the same order gives the same drawings. */
export function drawnOf(order: DrawnOrder): Drawable {
  switch (order.maker) {
    case 'portrait':
      return picture(portraitOf(order.seed, order.likeness), 'jpg', portraitWidth);
    case 'group':
      return picture(groupOf(order.seed, order.category), 'jpg', portraitWidth);
    case 'cover':
      return picture(coverOf(order.seed), 'jpg', portraitWidth);
    case 'logo':
      return picture(logoOf(order.seed, order.company), 'png', logoWidth);
    case 'shared':
      return shared(order);
  }
}
