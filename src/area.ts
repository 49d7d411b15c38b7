import type { ComponentType } from 'react';
import type { Actor } from '../schema/access/access.ts';
import type { ActorRole } from '../schema/access/roles.ts';
import type { Area } from '../schema/language/area.ts';
import type { AnyEntity } from '../schema/language/entity.ts';
import type { ScreenName } from '../schema/routes.ts';
import type { Screen } from '../schema/routes/screen.ts';
import type { WireRecord } from './fields/kind.ts';
import type { Icon } from './theme/icons/drawn.tsx';

/** Loads the page of a screen when it is first opened. */
export type LoadPage = (screen: Screen) => Promise<ComponentType>;

/** Result of an access check: open, closed, or no page at the address. */
export type PageAccess = 'open' | 'closed' | 'unknown';

/** A page with its own address that is not a screen of the spec. */
export interface OtherPage {
  /** The address in react-router's form. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Key of its title; a page without one names itself. */
  readonly title?: string;
  /** Roles that may open it; every signed-in user by default. The server decides again on every call. */
  readonly roles?: readonly ActorRole[];
  /** Checks whether it may be opened at its address, if that does not depend on the role alone. */
  readonly access?: (actor: Actor, params: Readonly<Record<string, string | undefined>>) => PageAccess;
  /** Open to those who are not signed in. */
  readonly isPublic?: boolean;
}

/** The record on whose pages a page of an area stands. */
export interface RecordPageProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** The record whose counter opens what it counts (`field.counter({ opens })`). */
export interface CountedProps extends RecordPageProps {
  readonly onClose: () => void;
}

/** The record from whose page another one is added in a dialog. */
export interface AddedToProps {
  readonly kind: string;
  readonly record: WireRecord;
  readonly onClose: () => void;
}

/** Browser part of a business area (`schema/areas/<area>`): one file each, `src/areas/<area>.tsx`. */
export interface BrowserArea<A extends Area = Area> {
  /** The icon of each entry of the menu. */
  readonly icons: Readonly<Record<A['menu'][number]['name'], Icon>>;
  /** The pages of screens that are `built: 'page'`. */
  readonly pages?: Partial<Record<ScreenName, LoadPage>>;
  readonly otherPages?: readonly OtherPage[];
  /** The pages that stand on the pages of records, by the names that the area declares (`recordPages`). */
  readonly recordPages?: Readonly<Record<string, () => Promise<ComponentType<RecordPageProps>>>>;
  /**
   * The dialogs that add a record to another one that leads to it, by kind, for records without a page of their own; `label`
   * is the catalog's key of the action.
   */
  readonly addedTo?: Readonly<Record<string, { readonly label: string; readonly Dialog: ComponentType<AddedToProps> }>>;
  /** The dialogs with what counters count, by the names that their declarations give (`opens`). */
  readonly counted?: Readonly<Record<string, ComponentType<CountedProps>>>;
}
