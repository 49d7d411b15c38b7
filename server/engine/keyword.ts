import { fieldRefusal, invalid } from '../errors.ts';
import type { Model } from './model.ts';
import { isLeading, searchWords } from './search.ts';
import type { Values } from './sql.ts';

/** A keyword as statements use it. */
export interface Search {
  readonly words: readonly string[];
  /** The words, and the kind of record, as values of the statement. */
  readonly given: string;
  readonly kind: string;
  /** Calls the function that finds every record of the kind that holds them. */
  readonly ids: (isBeyondLead: boolean) => string;
  /** The condition of a list, a count and an export. */
  readonly condition: string;
}

/** What a list is searched for; null without a word. Throws a 400 where the entity cannot be searched. */
export function searchOf(model: Model, keyword: string, values: Values): Search | null {
  const words = searchWords(keyword);
  if (words.length === 0) return null;
  if ((model.entity.list.search ?? []).length === 0) throw invalid([fieldRefusal('keyword', 'unknownParameter')]);
  const kind = values.add(model.entity.name);
  const given = `${values.add(words)}::text[]`;
  const ids = (isBeyondLead: boolean) => `search_ids(${kind}, ${given}, ${isBeyondLead})`;
  return { words, given, kind, ids, condition: `t.id in (select ${ids(false)})` };
}

/** A page of a list that is searched by words, in the order of a stored column. */
export interface KeywordPage {
  readonly model: Model;
  readonly values: Values;
  readonly search: Search;
  /** The rows of `t` that every other condition leaves. */
  readonly narrow: string;
  /** The column that the order begins with, and the whole order. */
  readonly column: string;
  readonly order: string;
  /** How many rows the page needs, those before it included. */
  readonly need: number;
}

/** How far to walk from where titles begin with a word. */
const leadWindow = 200;
/** Sorts behind every text. */
const last = '\uffff';

/**
 * The condition of a keyword for one page, with the parts that it stands on: it holds for every row of the page and for
 * no row that lacks a word. Whatever the words, it reads few rows where that can be had:
 * - words that many rows hold: the first rows of the order, until enough of them hold the words (`near`, `far`);
 * - a title's first word, in the order of titles: those that begin with it, from there on, and by index those that hold it
 *   elsewhere (`lead`, `rest`);
 * - all else, and where too few were found, by index (`every`).
 * A part that is not needed is not run.
 */
export function keywordPage(page: KeywordPage): { readonly parts: string; readonly condition: string } {
  const { values, search, narrow, order } = page;
  const { words, given, ids } = search;
  const need = `${values.add(page.need)}::integer`;
  const from = `select t.id from ${page.model.table} t where`;
  const parts = [`plan as materialized (select * from search_plan(${search.kind}, ${given}, ${need}))`];
  /** Walks some rows of the order and keeps those that hold the words; enough, or all there are, answers the page. */
  const walk = (name: string, when: string, within: string, size: string) => {
    parts.push(
      `${name}_rows as materialized (${from} ${when} and ${within} order by ${order} limit ${size})`,
      `${name} as materialized (select search_among(array(select id from ${name}_rows), ${given}) as id where ${when})`,
    );
    return `((select count(*) from ${name}) >= ${need} or (select count(*) from ${name}_rows) < ${size})`;
  };
  const step = (name: string, when: string) => {
    parts.push(`${name} as materialized (select ${when} as is_so)`);
    return `(select is_so from ${name})`;
  };
  const size = (name: string) => `(select ${name} from plan)`;

  const near = walk('near', `${size('near')} is not null`, narrow, size('near'));
  const isNear = step('is_near', `${size('near')} is not null and ${near}`);
  const isByLead = page.column === titleColumn(page.model) && isLeading(words) ? `(select leads from plan)` : 'false';
  const mayBeFar = `not ${isNear} and not ${isByLead} and ${size('far')} is not null`;
  const isFar = step('is_far', `${mayBeFar} and ${walk('far', mayBeFar, narrow, size('far'))}`);
  const found = [`select id from near where ${isNear}`, `select id from far where ${isFar}`];
  const leads =
    isByLead === 'false'
      ? []
      : words.map((word, index) => {
          const bounds = `t.${page.column} >= ${values.add(word)} and t.${page.column} < ${values.add(word + last)}`;
          return walk(
            `lead${index}`,
            `not ${isNear} and ${isByLead}`,
            `${narrow} and ${bounds}`,
            String(leadWindow + 4 * page.need),
          );
        });
  const isLed =
    leads.length === 0 ? 'false' : step('is_led', `not ${isNear} and ${isByLead} and ${leads.join(' and ')}`);
  if (leads.length > 0) {
    found.push(
      ...words.map((_, index) => `select id from lead${index} where ${isLed}`),
      `select ${ids(true)} where ${isLed}`,
    );
  }
  found.push(`select ${ids(false)} where not ${isNear} and not ${isFar} and not ${isLed}`);
  parts.push(`found as (${found.join(' union all ')})`);
  return { parts: parts.join(',\n'), condition: 't.id in (select id from found)' };
}

function titleColumn(model: Model): string | undefined {
  return model.column(model.entity.title)?.column;
}
