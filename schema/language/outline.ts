import type { AnyEntity, DetailConfig } from './entity.ts';
import { summaryTab } from './tabs.ts';

/** Part of an entity that every page knows: its place and its rights. The declaration loads with its area. */
export interface Outline extends Pick<
  AnyEntity,
  'name' | 'root' | 'group' | 'title' | 'plural' | 'access' | 'face' | 'under' | 'addAnywhere'
> {
  readonly area: string;
  /** Tabs of its own screens, those of sections without their sections. */
  readonly detail: Pick<DetailConfig, 'as' | 'tabs'>;
  readonly list: Pick<AnyEntity['list'], 'tabs'>;
  /** True if its records can be imported from files. */
  readonly isImported: boolean;
  /** Kinds that reference fields point to, of the fields by which rights and addresses follow another record. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  /** Fields through which assignment is inherited. */
  readonly through: readonly string[];
  /** Fields that only the forms of its variants ask for. */
  readonly elsewhere: readonly string[];
}

/** An outline without its area and without what is as usual. */
export type Sketch = Pick<Outline, 'name' | 'title' | 'access'> & Partial<Omit<Outline, 'area'>>;

/** Returns what a sketch leaves out. */
export function usualOutline({ name }: Pick<Sketch, 'name'>) {
  return {
    root: name,
    group: 'none',
    plural: `${name}s`,
    detail: { tabs: [summaryTab, 'history'] },
    list: {},
    isImported: false,
    targets: {},
    through: [],
    elsewhere: [],
  } as const satisfies Partial<Outline>;
}
