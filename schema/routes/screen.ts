import type { DayPreset } from '../rules/ranges.ts';
import type { Access } from '../access/access.ts';
import type { AllowedValues } from './pattern.ts';

/** Area of an entity that is in the menu by its declaration alone. */
export type EntityArea = `entity:${string}`;

/** Entities whose pages contain nested screens: the owner's id is the parameter `id`. */
export const owners = ['talent', 'scout', 'partner', 'staff'] as const;
export type Owner = (typeof owners)[number];

/** A group of the index of settings. */
export type SettingsTopic =
  | 'agency'
  | 'lists'
  | 'work'
  | 'contracts'
  | 'finance'
  | 'community'
  | 'access'
  | 'developers';

/** The page that serves a screen; `comingSoon` is the placeholder of AB 2. */
export type Built = 'list' | 'detail' | 'add' | 'settings' | 'page' | 'comingSoon';

/**
 * Target of the back button: a list by its pattern (parameters are the screen's), two segments up, or back in history.
 */
export type BackRule = { readonly to: string } | 'upTwo' | 'history';

/** One screen of the product, with its address (AB 2, CM 2). */
export interface Screen<
  Name extends string = string,
  Pattern extends string = string,
  Title extends string = string,
  Allowed = AllowedValues,
> {
  /** Unique, dotted, and never the beginning of another's name. */
  readonly name: Name;
  /** The address in react-router's form. */
  readonly pattern: Pattern;
  /** The catalog's key of the page title; the same page under an owner has the same key. */
  readonly title: Title;
  /** Values that the parameters may have. */
  readonly allowed: Allowed;
  /** The menu entry that is lit, by its name. */
  readonly area: string;
  /** Owner, for screens that are part of an owner's pages. */
  readonly owner?: Owner;
  /** Module shown, independent of the owner: `pipeline` under /pipeline and under /talent/{id}/pipeline. */
  readonly module: string;
  /** The words that the parameter `section` may hold: the tabs of the page. */
  readonly tabs: readonly string[];
  /** The tab shown, where the address has no parameter for it. */
  readonly section?: string;
  /** The parameter that holds the id of the record shown. */
  readonly record?: string;
  readonly edit: boolean;
  readonly back: BackRule;
  readonly built: Built;
  /** The entity that a list, detail or add page works on. */
  readonly entity?: string;
  /** The settings that it shows, where it is `built: 'settings'`. */
  readonly settings?: string;
  /** Group of the index of settings, for a page that stands in the frame of settings. */
  readonly topic?: SettingsTopic;
  readonly tab?: PathTab;
  /** The layout of its list, where the path says it; a timeline has its scale in the parameter `range`. */
  readonly view?: PathView;
  /** The list that it shows, where that is not the main list of its entity. */
  readonly shows?: ShownList;
  /** The lists that it shows by its parameter `section`. */
  readonly sections?: Readonly<Record<string, ShownList>>;
  /** The filter of its list that is the owner in the address, where it stands below one. */
  readonly below?: string;
  /** True if a bar above its list leads to the other such lists of its group. */
  readonly beside?: boolean;
  /** The right that opens it, where that is not the one of its area. */
  readonly access?: Access;
  /** The owner of the record that it makes or edits, whose id is in the address too. */
  readonly of?: OwnerInPath;
  /** Values of its parameters with which links from other pages lead there. */
  readonly start?: Readonly<Record<string, string>>;
}

/** Owner of a record in its address: the field that names it, and the parameter that holds its id. */
export interface OwnerInPath {
  readonly field: string;
  readonly parameter: string;
}

/** Layout of a list, besides its table, that an address may name. */
export type PathView = 'board' | 'timeline';

/** A list as a screen names it. */
export interface ShownList {
  /** Address of a page of its own that stands in place of a list: its tab leads there, without a count. */
  readonly at?: string;
  /** By default the screen's. */
  readonly entity?: string;
  /** A list besides the main one, by its name in the declaration. */
  readonly list?: string;
  /** Filters that hold whatever the address says, by parameter. */
  readonly preset?: Readonly<Record<string, readonly (string | number)[] | string | number | boolean>>;
  /** Range with which it opens, counted likewise; none by default. A reader may take it away. */
  readonly opensWith?: DayPreset;
  /** Values that saving a record from here gives it, by wire key; its form does not ask for these fields. */
  readonly saves?: Readonly<Record<string, string | number>>;
  /** Fields without which a record that is made here would not be in the list: its form requires them. */
  readonly asks?: readonly string[];
  /** Parts of the section whose numbers its tab adds up, where they are of several entities. */
  readonly counts?: readonly string[];
  /** The catalog's key of the word on the tab of its section. */
  readonly word?: string;
  /** Its parts by the parameter `status` of screens that have one; one of `{}` shows the section itself. */
  readonly statuses?: Readonly<Record<string, Omit<ShownList, 'statuses'>>>;
}

/** A tab of a list in its path (AB 2, `/pipeline/{categoryCode}`): the parameter, and the filter that it is a value of. */
export interface PathTab {
  readonly parameter: string;
  readonly filter: string;
}

/** A screen as its group writes it: name and path follow the group's. */
export interface Sketch {
  readonly name: string;
  readonly path: string;
  readonly allowed?: AllowedValues;
  readonly section?: string;
  readonly record?: string;
  readonly edit?: boolean;
  /** `list`: the group's list; `parent`: the list of the group's owner; by default back in history. */
  readonly back?: 'list' | 'parent' | 'upTwo';
  /** By default the placeholder. */
  readonly built?: Built;
  /** By default the group's. */
  readonly module?: string;
  /** The entity that it works on; by default the group's. */
  readonly entity?: string;
  /** The settings that it shows. */
  readonly settings?: string;
  /** Puts it into the frame of settings; by default `agency` for the area of settings and `built: 'settings'`. */
  readonly topic?: SettingsTopic;
  /** The tab of its list that the path names. */
  readonly tab?: PathTab;
  /** The layout of its list that the path names. */
  readonly view?: PathView;
  /** The list that it shows, where that is not the main list of its entity. */
  readonly shows?: ShownList;
  /** The lists that it shows by its parameter `section`. */
  readonly sections?: Readonly<Record<string, ShownList>>;
  /** The filter of its list that is the owner in the address, where it stands below one. */
  readonly below?: string;
  /** True if a bar above its list leads to the other such lists of its group. */
  readonly beside?: boolean;
  /** The right that opens it, where that is not the one of its area. */
  readonly access?: Access;
  /** The owner of the record that it makes or edits, whose id is in the address too. */
  readonly of?: OwnerInPath;
  /** Values of its parameters with which links from other pages lead there. */
  readonly start?: Readonly<Record<string, string>>;
}

/** Properties that the screens of a group share. */
export interface Group {
  readonly name: string;
  readonly path: string;
  /** Group whose title keys are used; by default the group itself. */
  readonly title?: string;
  readonly area: string;
  readonly owner?: Owner;
  /** By default the area. */
  readonly module?: string;
  /** The pattern of the group's list. */
  readonly list?: string;
  /** The pattern of the list of the group's owner. */
  readonly parent?: string;
  readonly entity?: string;
}

type TitleOf<G extends Group> = G extends { readonly title: infer Title extends string } ? Title : G['name'];

type AllowedOf<S extends Sketch> = S extends { readonly allowed: infer Allowed } ? Allowed : Record<never, never>;

/** The screens that a group makes of its sketches. */
export type ScreensOf<G extends Group, Sketches extends readonly Sketch[]> = {
  readonly [Index in keyof Sketches]: Screen<
    `${G['name']}.${Sketches[Index]['name']}`,
    `${G['path']}${Sketches[Index]['path']}`,
    `screens.${TitleOf<G>}.${Sketches[Index]['name']}`,
    AllowedOf<Sketches[Index]>
  >;
};

/** Puts sketches under a group: names and paths are joined, and back targets found. */
export function screensUnder<const G extends Group, const Sketches extends readonly Sketch[]>(
  group: G,
  sketches: Sketches,
): ScreensOf<G, Sketches> {
  const screens: Screen[] = sketches.map((sketch) => {
    const tabs = sketch.allowed?.['section'];
    const built = sketch.built ?? 'comingSoon';
    const topic = sketch.topic ?? (group.area === 'settings' || built === 'settings' ? 'agency' : undefined);
    const servesRecords = built === 'list' || built === 'detail' || built === 'add';
    return {
      name: `${group.name}.${sketch.name}`,
      pattern: `${group.path}${sketch.path}`,
      title: `screens.${group.title ?? group.name}.${sketch.name}`,
      allowed: sketch.allowed ?? {},
      area: group.area,
      owner: group.owner,
      module: sketch.module ?? group.module ?? group.area,
      tabs: Array.isArray(tabs) ? tabs : [],
      section: sketch.section,
      record: sketch.record,
      edit: sketch.edit ?? false,
      back: backRule(group, sketch),
      built,
      entity: servesRecords ? (sketch.entity ?? group.entity) : undefined,
      settings: sketch.settings,
      ...(topic && { topic }),
      tab: sketch.tab,
      ...(sketch.beside && { beside: sketch.beside }),
      ...(sketch.view && { view: sketch.view }),
      ...(sketch.shows && { shows: sketch.shows }),
      ...(sketch.sections && { sections: sketch.sections }),
      ...(sketch.below !== undefined && group.owner && { below: sketch.below }),
      ...(sketch.access && { access: sketch.access }),
      ...(sketch.of && { of: sketch.of }),
      ...(sketch.start && { start: sketch.start }),
    };
  });
  return screens as unknown as ScreensOf<G, Sketches>;
}

function backRule(group: Group, sketch: Sketch): BackRule {
  if (sketch.back === 'upTwo') return 'upTwo';
  const list = sketch.back === 'list' ? group.list : sketch.back === 'parent' ? group.parent : undefined;
  return list === undefined ? 'history' : { to: list };
}

/** Creates the group of a menu entry with its own address: /pipeline/... */
export function groupOf<const Name extends string>(area: Name) {
  return { name: area, path: `/${area}`, area, list: `/${area}` } as const;
}

/** The group of the same module under an owner: /talent/{id}/pipeline/... */
export function groupUnder<const Name extends Owner, const Module extends string>(owner: Name, module: Module) {
  const path = `/${owner}/:id/${module}` as const;
  const name = `${owner}.${module}` as const;
  return { name, path, title: module, area: owner, owner, module, list: path, parent: `/${owner}` } as const;
}

/** The group of the pages of one record of an owner: /talent/{id}/... */
export function recordPages<const Name extends Owner>(owner: Name) {
  return { ...groupOf(owner), path: `/${owner}/:id`, owner, module: 'profile', entity: owner } as const;
}
