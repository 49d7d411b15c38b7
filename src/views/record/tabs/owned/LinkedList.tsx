import { useMemo } from 'react';
import type { AnyEntity, NamedFilter } from '../../../../../schema/language/entity.ts';
import { fieldsOfFilter, referencesOf } from '../../../../../schema/language/listFilters.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { ListOwnerContext, type ListOwner } from '../../../owner/ListOwner.ts';
import { ListPage } from '../../../list/ListPage.tsx';
import { addPathUnder } from '../../../list/address/presets.ts';
import { ownerParamOf, withoutOwner } from '../../../view-fields/owned.ts';

interface LinkedListProps {
  /** Entity whose records reference the record of the page. */
  readonly entity: AnyEntity;
  /** The field by which they do, or the named filter. */
  readonly field: string;
  readonly record: WireRecord;
  /** The kind of that record. */
  readonly page: string;
}

/** The list of records that may point to others too: their column stays, and they cannot be filtered by it. */
function withoutFilter(entity: AnyEntity, field: string): AnyEntity {
  const { filters = [], namedFilters = {} } = entity.list;
  const isOther = (name: string, one: NamedFilter<string>) => name !== field && !fieldsOfFilter(one).includes(field);
  const others = Object.entries(namedFilters).filter(([name, one]) => isOther(name, one));
  const list = { filters: filters.filter((name) => name !== field), namedFilters: Object.fromEntries(others) };
  return { ...entity, list: { ...entity.list, ...list } };
}

/**
 * List of the records that reference one, as their own list: with the reader's rights to them, whatever the right on
 * the record itself. A new one references it from the start.
 */
export function LinkedList({ entity: declared, field, record, page }: LinkedListProps) {
  const isOne = ['ref', 'refOneOf'].includes(declared.fields[field]?.kind ?? '');
  const entity = useMemo(
    () => (isOne ? withoutOwner(declared, field, page) : withoutFilter(declared, field)),
    [declared, field, isOne, page],
  );
  const { id } = record;
  const owner = useMemo<ListOwner>(() => {
    const [first = field] = referencesOf(declared, field);
    const add = addPathUnder(declared, first, { kind: page, id });
    const filter = { [ownerParamOf(declared, field)]: [id] };
    return { page, filter, mayWrite: true, subject: { kind: page, id, record }, ...(add !== null && { add }) };
  }, [declared, field, id, page, record]);
  return (
    <ListOwnerContext value={owner}>
      <ListPage entity={entity} />
    </ListOwnerContext>
  );
}
