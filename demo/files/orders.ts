import type { DrawnKind, WrittenKind } from './kinds.ts';

/** Colours of hair and of eyes that a portrait can have. */
export const hairColours = ['BLACK', 'BROWN', 'BLOND', 'RED', 'GREY'] as const;
export const eyeColours = ['BROWN', 'HAZEL', 'GREEN', 'BLUE'] as const;
export type HairColour = (typeof hairColours)[number];
export type EyeColour = (typeof eyeColours)[number];

/** Facts of a profile that a portrait has to fit. */
export interface Likeness {
  readonly gender?: 'FEMALE' | 'MALE' | 'NON_BINARY' | 'OTHER' | null | undefined;
  /** Years; an adult where it is unknown. */
  readonly age?: number | null | undefined;
  readonly category?: 'Sports' | 'Music' | 'Entertainment' | 'Office' | undefined;
  readonly hair?: HairColour | undefined;
  readonly eyes?: EyeColour | undefined;
}

/** A picture of one person, act or company. */
export type PictureOrder =
  | { readonly maker: 'portrait'; readonly seed: string; readonly likeness: Likeness }
  | { readonly maker: 'group'; readonly seed: string; readonly category: Likeness['category'] }
  | { readonly maker: 'cover'; readonly seed: string }
  | { readonly maker: 'logo'; readonly seed: string; readonly company: string };

/** One of the files of a kind, which several records share. */
export interface SharedOrder {
  readonly maker: 'shared';
  readonly kind: DrawnKind;
  readonly seed: string;
}

/** A file that is written for one record; the same order gives the same bytes. */
export interface WrittenOrder {
  readonly maker: 'file';
  readonly kind: WrittenKind;
  readonly seed: string;
  readonly title: string;
  readonly about?: string;
  readonly line?: string;
  /** The picture on its first page. */
  readonly picture?: PictureOrder;
}

/** A file that is drawn ahead. */
export type DrawnOrder = PictureOrder | SharedOrder;
/** A file of the demo. */
export type FileOrder = DrawnOrder | WrittenOrder;

/** Returns the name of a drawn file among the assets; what it shows may follow from more. */
export function assetName(order: DrawnOrder): string {
  const maker = order.maker === 'shared' ? order.kind : order.maker;
  return `${maker}-${order.seed.replace(/[^\w]+/g, '-')}`;
}
