import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Known } from './liveSource.ts';
import { useLiveSource } from './useLiveSource.ts';

/** Change by somebody else to a record that is shown: written, or no longer visible to this person. */
export type Mark = 'changed' | 'gone';

/** Changes of others to the rows of a list. */
export interface LiveRows {
  readonly markOf: (record: { readonly id: string | number }) => Mark | undefined;
  /** The ids of the marked records, in the order in which they are shown. */
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** Latest version known of a record, and the version shown at that time. */
interface Heard {
  readonly now: number | null;
  readonly shown: number;
}

const noRecords: readonly WireRecord[] = [];
const versionOf = ({ version }: WireRecord) => version ?? 0;

function markOf(version: number, heard: Heard | undefined): Mark | undefined {
  if (!heard) return undefined;
  if (heard.now !== null) return heard.now > version ? 'changed' : undefined;
  // One that has another version by now was read since, and was there.
  return heard.shown === version ? 'gone' : undefined;
}

/**
 * Marks the records that others have changed since they were read. What was heard is compared with what is shown each
 * time either changes: a record that is read again, or written here, is marked no more.
 */
export function useLiveRows(entity: AnyEntity, records: readonly WireRecord[] = noRecords): LiveRows {
  const source = useLiveSource();
  const [heard, setHeard] = useState<ReadonlyMap<string, Heard>>(new Map());
  const shown = useMemo(() => new Map(records.map((record) => [record.id, versionOf(record)])), [records]);
  const ids = [...shown.keys()].join(' ');
  const isOffered = ids !== '' && offers(entity, 'versions');

  // While this tab writes, or reads what it wrote, what is heard may be that write: it waits until that is over.
  const isBusy = [useIsMutating(), useIsFetching({ queryKey: [entity.name] })].some((count) => count > 0);
  const waiting = useRef<Known>(new Map());

  const onChange = useEffectEvent((news: Known) => {
    waiting.current = new Map([...waiting.current, ...news]);
    if (isBusy || waiting.current.size === 0) return;
    const known = waiting.current;
    waiting.current = new Map();
    const now = [...shown].flatMap(([id, version]): [string, Heard][] => {
      const told = known.get(id);
      const next = told === undefined ? heard.get(id) : { now: told, shown: version };
      return next && markOf(version, next) !== undefined ? [[id, next]] : [];
    });
    const isSame =
      now.length === heard.size &&
      now.every(([id, one]) => heard.get(id)?.now === one.now && heard.get(id)?.shown === one.shown);
    if (!isSame) setHeard(new Map(now));
  });

  useEffect(() => {
    if (!isBusy) onChange(new Map());
  }, [isBusy]);
  useEffect(
    () => (isOffered ? source.subscribe(entity.name, ids.split(' '), (known) => onChange(known)) : undefined),
    [source, entity.name, ids, isOffered],
  );

  return useMemo(() => {
    const marks = new Map([...shown].map(([id, version]) => [id, markOf(version, heard.get(id))]));
    const marked = (mark: Mark) => [...marks].flatMap(([id, one]) => (one === mark ? [id] : []));
    return { markOf: ({ id }) => marks.get(String(id)), changed: marked('changed'), gone: marked('gone') };
  }, [shown, heard]);
}
