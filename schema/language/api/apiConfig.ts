import type { SpecNames } from '../../fields/specNames.ts';
import type { Operation, RouteSpec } from '../operations.ts';
import type { OtherNames } from './otherNames.ts';

/**
 * API of an entity: names and addresses. Addresses that the spec gives are kept to the letter in `routes`.
 */
export interface ApiConfig {
  readonly base: `/${string}`;
  /** Prefixes under which the same routes answer too (`/finance` for saved filters). */
  readonly alsoUnder?: readonly string[];
  readonly routes?: Partial<Readonly<Record<Operation, RouteSpec>>>;
  /**
   * A further address of its steps over many records, whole: `{step}` is the name of one, as addresses spell it
   * (`POST /cms/v1/talent-cms/news/{step}`).
   */
  readonly stepsAlso?: `POST /${string}/{step}`;
  /** Maximum number of rows in a page of its list, if the spec asks for more than usual (`maximumPageSize`). */
  readonly mostRows?: number;
  /**
   * Aliases that the spec uses: for parameters of the list, its count and export, for keys of a new record, and for lists
   * of choices, each with the field or the named filter that it offers.
   */
  readonly otherNames?: {
    readonly list?: OtherNames;
    readonly create?: OtherNames;
    readonly options?: Readonly<Record<string, string>>;
  };
  /** Further keys of a record in answers, which the spec has besides ours. */
  readonly specNames?: SpecNames;
  /**
   * Flags of a changed record that take a step with the write, if it starts where the record is: a content form's
   * `resolved`. A new record and a deletion take them without effect.
   */
  readonly takesWith?: Readonly<Record<string, string>>;
  /** Further addresses of some operations, and of the lists below them: bases, each with its operations. */
  readonly alsoAt?: Readonly<Record<`/${string}`, readonly Operation[]>>;
  /** Operations the entity does not offer at all. */
  readonly without?: readonly Operation[];
  readonly reach?: ReachConfig;
}

/**
 * Other records that an update or a deletion of one may reach (AB 7 `recurrenceStrategy`). The module that knows them
 * writes them (`engine.reachFurther`).
 */
export interface ReachConfig {
  /** The key of a body, of a deletion also of a query, that says which. */
  readonly key: string;
  /** Its values; the first one, which is meant without it, reaches no others. */
  readonly values: readonly [string, string, ...string[]];
  /** The key of answers that carries how many records were changed, and how many others kept something of their own. */
  readonly answer: string;
}
