import type { Actor } from '../../../../../schema/access/access.ts';
import { canField } from '../../../../../schema/access/can.ts';
import { feedItems, type FeedDetail, type FeedScope } from '../../../../../schema/areas/calendar/feeds.ts';
import { currencyKey } from '../../../../../schema/fields/money.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { CalendarView } from '../../../../../schema/rules/calendar.ts';
import { calledOffCategories } from '../../../../../schema/rules/statuses.ts';
import type { Engine } from '../../../../engine/engine.ts';
import type { IcsItem } from '../ics.ts';
import { itemsOf } from '../items.ts';
import { byTime, calendarEntities, recordsOfKind } from '../list.ts';
import type { CalendarWindow } from '../window.ts';

/** Content of a feed. */
export interface FeedContent {
  readonly scope: FeedScope;
  readonly personId: string | null;
  readonly detail: FeedDetail;
  /** Words in the language of its maker. */
  readonly words: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, unknown>>;

/** Returns a feed's content as a question about the calendar. */
export function questionOf({ scope, personId }: Pick<FeedContent, 'scope' | 'personId'>) {
  const view: CalendarView = scope === 'PERSON' ? 'AGENCY' : scope;
  return { view, ...(personId !== null && { personIds: [personId] }) };
}

const fieldsOfKind = ({ fields }: AnyEntity, actor: Actor, kind: string) =>
  Object.entries(fields).filter(([, field]) => field.kind === kind && canField(actor, field.access) !== 'none');

/** Amounts of a record in words, a line each. */
function amountsOf(entity: AnyEntity, actor: Actor, { words }: FeedContent, record: Row): readonly string[] {
  return fieldsOfKind(entity, actor, 'money').flatMap(([name, field]) => {
    const amount = record[name];
    if (typeof amount !== 'string') return [];
    return [`${words[`${entity.name}.${name}`] ?? name}: ${amount} ${String(record[currencyKey(name, field)])}`];
  });
}

const isCalledOff = ({ record }: IcsItem) =>
  calledOffCategories.includes(((record['status'] ?? {}) as Partial<Record<string, string>>)['categoryCode'] ?? '');

async function itemsOfEntity(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  content: FeedContent,
  window: CalendarWindow,
  isGone: boolean,
): Promise<readonly IcsItem[]> {
  const places = fieldsOfKind(entity, actor, 'place').map(([name]) => name);
  const money = content.detail === 'FULL' ? fieldsOfKind(entity, actor, 'money') : [];
  const further = [
    'updatedAt',
    'deletedAt',
    ...places,
    ...money.flatMap(([name, field]) => [name, currencyKey(name, field)]),
  ];
  const reading = { further, isGone, limit: feedItems };
  const found = await recordsOfKind(engine, actor, entity, questionOf(content), window, reading);
  return found
    .filter(({ isBusy }) => isBusy || content.detail !== 'BUSY')
    .flatMap((one) =>
      itemsOf(entity, one, window).map((item): IcsItem => {
        const { record } = one;
        const location = places.map((name) => record[name]).find((place) => typeof place === 'string');
        const told: IcsItem = {
          ...item,
          isGone,
          changedAt: Number(record[isGone ? 'deletedAt' : 'updatedAt']),
          lines: content.detail === 'FULL' ? amountsOf(entity, actor, content, record) : [],
          ...(typeof location === 'string' && { location }),
        };
        return { ...told, isBusy: one.isBusy && !isGone && !isCalledOff(told) };
      }),
    );
}

/** Returns the items of a feed, deleted ones included, each by the right that its maker has now. */
export async function itemsOfFeed(
  engine: Engine,
  actor: Actor,
  content: FeedContent,
  window: CalendarWindow,
): Promise<readonly IcsItem[]> {
  const entities = calendarEntities(engine, actor).filter(
    ({ calendar }) => content.detail !== 'BUSY' || (calendar?.busy && calendar.busy !== 'asks'),
  );
  const found = await Promise.all(
    entities.flatMap((entity) =>
      [false, true].map((isGone) => itemsOfEntity(engine, actor, entity, content, window, isGone)),
    ),
  );
  return found.flat().toSorted(byTime);
}
