import { fieldRefusal, invalid } from '../errors.ts';
import type { Model } from './model.ts';
import { isLeading, searchWords } from './search.ts';
import type { Values } from './sql.ts';

/** A keyword as statements use it. */
export interface Search {
  readonly words: readonly string[];
  /** The words as a value of the statement. */
  readonly given: string;
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
  return { words, given, ids, condition: `t.id in (select ${ids(false)})` };
}

/** A page of a list that is searched by words, in the order of a stored column. */
export interface KeywordPage {
  readonly model: Model;
  readonly values: Values;
  readonly search: Search;
  /** Which rows of `t` the list is over at all, and those that every other condition leaves. */
  readonly base: string;
  readonly narrow: string;
  /** The column that the order begins with, and the whole order. */
  readonly column: string;
  readonly order: string;
  /** How many rows the page needs, those before it included. */
  readonly need: number;
}

/** So many rows of the order tell how common the words are. */
const sampleSize = 500;
/** A share of the sample from which walking through the order costs less than reading all that match. */
const commonHits = 3;
/** How far to walk from where titles begin with a word. */
const leadWindow = 1000;
/** Sorts behind every text. */
const last = '\uffff';

/**
 * The condition of a keyword for one page, with the parts that it stands on: it holds for every row of the page and for
 * no row that lacks a word. Whatever the words, it reads few rows where that can be had:
 * - words that many rows hold: the first rows of the order, until enough of them hold the words;
 * - a title's first word, in the order of titles: those that begin with it, from there on, and by index those that hold it
 *   elsewhere;
 * - all else by index, or where the above found too few.
 */
export function keywordPage(page: KeywordPage): { readonly parts: string; readonly condition: string } {
  const { model, values, search, base, narrow, order } = page;
  const { words, given, ids } = search;
  const need = `${values.add(page.need)}::integer`;
  const from = `select t.id from ${model.table} t where`;
  const among = (ids: string) => `search_among(array(select id from ${ids}), ${given})`;
  const parts = [
    `sampled as materialized (${from} ${base} order by ${order} limit ${sampleSize})`,
    `sample as materialized (select count(*)::integer as hits from ${among('sampled')})`,
    `reach as materialized (select case when hits >= ${commonHits} then 2 * ${sampleSize} * ${need} / hits end as size from sample)`,
    `walked as materialized (${from} (select size from reach) is not null and ${narrow} order by ${order}
      limit (select size from reach))`,
    `met as materialized (select ${among('walked')} as id where (select size from reach) is not null)`,
    `walk as materialized (select size is not null
      and ((select count(*) from met) >= ${need} or (select count(*) from walked) < size) as is_enough from reach)`,
  ];
  const found = ['select id from met where (select is_enough from walk)'];
  const all = (when: string) => found.push(`select ${ids(false)} where ${when}`);
  if (page.column !== titleColumn(model) || !isLeading(words)) {
    all('not (select is_enough from walk)');
  } else {
    const size = leadWindow + 2 * page.need;
    for (const [index, word] of words.entries()) {
      const bounds = `t.${page.column} >= ${values.add(word)} and t.${page.column} < ${values.add(word + last)}`;
      parts.push(
        `led${index} as materialized (${from} not (select is_enough from walk) and ${narrow} and ${bounds}
          order by ${order} limit ${size})`,
        `lead${index} as materialized (select ${among(`led${index}`)} as id where not (select is_enough from walk))`,
      );
      found.push(`select id from lead${index}`);
    }
    const isEnough = words.map(
      (_, index) => `((select count(*) from led${index}) < ${size} or (select count(*) from lead${index}) >= ${need})`,
    );
    parts.push(`leads as materialized (select ${isEnough.join(' and ')} as is_enough)`);
    const isNext = 'not (select is_enough from walk) and';
    found.push(`select ${ids(true)} where ${isNext} (select is_enough from leads)`);
    all(`${isNext} not (select is_enough from leads)`);
  }
  parts.push(`found as (${found.join(' union all ')})`);
  return { parts: parts.join(',\n'), condition: 't.id in (select id from found)' };
}

function titleColumn(model: Model): string | undefined {
  return model.column(model.entity.title)?.column;
}
