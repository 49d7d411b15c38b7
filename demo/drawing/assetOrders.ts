import { createHash } from 'node:crypto';
import { imageSizes } from '../../schema/media.ts';
import { imageProgram } from '../../server/areas/files/media/images.ts';
import { drawnKinds, type DrawnKind } from '../files/kinds.ts';
import { assetName, type DrawnOrder } from '../files/orders.ts';
import { planAgencies } from '../plan/agency.ts';
import { renderSettings } from './render.ts';

/** The moment for which portraits are drawn; a demo of another day asks for the same ones. */
const drawnAt = Date.parse('2026-11-20T22:30:00Z');

/** Returns every drawn file that a demo may ask for, by its name. */
export function assetOrders(now: number = drawnAt): ReadonlyMap<string, DrawnOrder> {
  const planned = planAgencies(now).flatMap(({ files }) => files.map(({ order }) => order));
  const shared = Object.entries(drawnKinds).flatMap(([kind, { count }]) =>
    Array.from({ length: count }, (_, index): DrawnOrder => {
      return { maker: 'shared', kind: kind as DrawnKind, seed: String(index + 1) };
    }),
  );
  const drawn = [...planned, ...shared].filter((order): order is DrawnOrder => order.maker !== 'file');
  return new Map(drawn.map((order) => [assetName(order), order]));
}

/** Returns the mark of a file: a hash of its drawings and of all settings that decide its bytes. */
export function markOf(drawings: string): string {
  const settings = JSON.stringify([imageProgram, imageSizes, renderSettings]);
  return createHash('sha256').update(`${settings}\n${drawings}`).digest('base64url').slice(0, 16);
}
