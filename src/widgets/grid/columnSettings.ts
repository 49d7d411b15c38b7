/** A person's settings of a table's columns; absent ones are as declared. */
export interface ColumnSettings {
  /** The columns in their order, by name. */
  readonly order?: readonly string[];
  /** Columns that were shown or hidden. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /** Columns that stay in place while the others are scrolled. */
  readonly pinned?: Readonly<Record<string, Side | null>>;
  /** Widths in pixels. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** Side at which a column is pinned; logical, so that it follows the writing direction. */
export type Side = 'start' | 'end';

/** Declared properties of a column. */
export interface ColumnDefault {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** Width down to which it shrinks so that others fit beside it, in pixels; a twentieth below its size by default. */
  readonly least?: number;
  readonly isHidden?: boolean;
  readonly pinned?: Side;
}

/** A column with its present settings. */
export interface PlacedColumn extends ColumnDefault {
  readonly isShown: boolean;
  readonly pinned?: Side;
}

/** Minimum width of a readable column, and maximum width beside others; in pixels. */
export const narrowest = 48;
export const widest = 800;

const within = (size: number): number => Math.min(widest, Math.max(narrowest, Math.round(size)));

/**
 * Returns the columns as arranged: those pinned at the start, the others, those at the end. A column added since is
 * placed as declared; settings of a removed one are ignored. The first column is always shown.
 */
export function placeColumns(declared: readonly ColumnDefault[], settings: ColumnSettings): readonly PlacedColumn[] {
  const known = new Map(declared.map((column) => [column.name, column]));
  const names = (settings.order ?? []).filter((name) => known.has(name));
  for (const [index, { name }] of declared.entries()) {
    if (names.includes(name)) continue;
    const before = declared[index - 1]?.name;
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  const placed = names.flatMap((name): PlacedColumn[] => {
    const column = known.get(name);
    if (!column) return [];
    const { pinned: usual, ...rest } = column;
    const chosen = settings.pinned?.[name];
    const pinned = chosen === undefined ? usual : (chosen ?? undefined);
    const isShown = name === declared[0]?.name || (settings.shown?.[name] ?? column.isHidden !== true);
    return [{ ...rest, isShown, size: within(settings.sizes?.[name] ?? column.size), ...(pinned && { pinned }) }];
  });
  const at = (side: Side | undefined) => placed.filter(({ pinned }) => pinned === side);
  return [...at('start'), ...at(undefined), ...at('end')];
}

/** Share of its width that a column without a `least` keeps. */
const usuallyKept = 0.95;

/** Returns the width in pixels down to which a column shrinks. */
export const leastWidth = ({ size, least = size * usuallyKept }: ColumnDefault): number => Math.min(size, least);

/** Maximum share of the room for an automatically pinned first column: the others scroll in the rest. */
const mostKept = 0.5;

/**
 * Fits the columns into the room (pixels). They shrink towards their least widths, each its share, unless the person chose
 * its width. Where that does not suffice, the last ones are hidden, but not the first one, which is the row's heading, nor
 * those that the person chose to show. If that does not suffice, the first column is pinned while the others scroll,
 * unless the person has moved it. Unchanged if there is enough room, or if it is unknown.
 */
export function fitColumns<Column extends ColumnDefault>(
  declared: readonly Column[],
  settings: ColumnSettings,
  available: number | null,
): readonly Column[] {
  let shown = placeColumns(declared, settings).filter(({ isShown }) => isShown);
  const isChosen = (name: string) => settings.sizes?.[name] !== undefined;
  const sum = (columns: readonly ColumnDefault[]) => columns.reduce((all, { size }) => all + size, 0);
  const leastOf = (column: ColumnDefault) => (isChosen(column.name) ? column.size : leastWidth(column));
  const slack = () => shown.reduce((all, column) => all + column.size - leastOf(column), 0);
  if (available === null || sum(shown) <= available) return declared;
  const dropped = new Set<string>();
  const canDrop = ({ name }: ColumnDefault) => name !== declared[0]?.name && settings.shown?.[name] !== true;
  while (sum(shown) - slack() > available) {
    const last = shown.findLast(canDrop);
    if (!last) break;
    dropped.add(last.name);
    shown = shown.filter(({ name }) => name !== last.name);
  }
  const left = declared.map((column) => (dropped.has(column.name) ? { ...column, isHidden: true } : column));
  const lacking = sum(shown) - available;
  if (lacking <= 0) return left;
  if (lacking > slack()) return withFirstKept(left, settings, available * mostKept);
  const part = lacking / slack();
  // Whole pixels: rounded up, the columns would not fit.
  const shrunk = (column: Column) => Math.floor(column.size - (column.size - leastOf(column)) * part);
  return left.map((column) => (isChosen(column.name) ? column : { ...column, size: shrunk(column) }));
}

/** Changes of a person's columns that were made to fit them into the room. */
export interface Fitted {
  /** Column that is pinned. */
  readonly kept: string | undefined;
  /** Columns that are hidden. */
  readonly dropped: readonly string[];
}

/** Returns what `fitColumns` changed of the declared columns. */
export function fittedOf(declared: readonly ColumnDefault[], fitted: readonly ColumnDefault[]): Fitted {
  const isDropped = ({ isHidden }: ColumnDefault, index: number) =>
    isHidden === true && declared[index]?.isHidden !== true;
  return {
    kept: fitted.find(({ pinned }, index) => pinned !== declared[index]?.pinned)?.name,
    dropped: fitted.filter(isDropped).map(({ name }) => name),
  };
}

/** Pins the first column, at most `most` pixels wide unless the person chose its width. */
function withFirstKept<Column extends ColumnDefault>(
  declared: readonly Column[],
  settings: ColumnSettings,
  most: number,
): readonly Column[] {
  const [first, ...others] = declared;
  const [leading] = placeColumns(declared, settings).filter(({ isShown }) => isShown);
  if (!first || leading?.name !== first.name || settings.pinned?.[first.name] !== undefined) return declared;
  if ((settings.sizes?.[first.name] ?? 0) > most) return declared;
  return [{ ...first, size: Math.min(first.size, most), pinned: 'start' }, ...others];
}

/** The settings with a column of another width. */
export function withSize(settings: ColumnSettings, name: string, size: number): ColumnSettings {
  return { ...settings, sizes: { ...settings.sizes, [name]: within(size) } };
}

/** The settings with a column moved to another place among all. */
export function withMove(
  declared: readonly ColumnDefault[],
  settings: ColumnSettings,
  name: string,
  to: number,
): ColumnSettings {
  const order = placeColumns(declared, settings).map((column) => column.name);
  const others = order.filter((one) => one !== name);
  others.splice(Math.min(Math.max(to, 0), others.length), 0, name);
  return { ...settings, order: others };
}

/** The settings with a column pinned at a side, or with the others. */
export function withPin(settings: ColumnSettings, name: string, side: Side | null): ColumnSettings {
  return { ...settings, pinned: { ...settings.pinned, [name]: side } };
}

/** The settings with a column shown or hidden. */
export function withShown(settings: ColumnSettings, name: string, isShown: boolean): ColumnSettings {
  return { ...settings, shown: { ...settings.shown, [name]: isShown } };
}

/** Reads stored settings, which may be of any shape: unreadable ones are ignored. */
export function readSettings(kept: unknown): ColumnSettings {
  if (typeof kept !== 'object' || kept === null) return {};
  const { order, shown, pinned, sizes } = kept as Record<string, unknown>;
  const entries = (value: unknown, isFine: (one: unknown) => boolean) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, one]) => isFine(one)))
      : undefined;
  const parts = {
    order: Array.isArray(order) ? order.filter((name) => typeof name === 'string') : undefined,
    shown: entries(shown, (one) => typeof one === 'boolean'),
    pinned: entries(pinned, (one) => one === 'start' || one === 'end' || one === null),
    sizes: entries(sizes, (one) => typeof one === 'number' && Number.isFinite(one)),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}
