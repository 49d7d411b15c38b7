import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { Filter, GreenroomDataProvider } from '../../../../dataProvider/types.ts';

interface Counted {
  readonly resource: string;
  /** Filter of the list; that of the tabs themselves is left out. */
  readonly filter: Filter;
  readonly params: readonly string[];
  readonly withDeleted: boolean;
  /** False until the rows are there, which come first. */
  readonly isWanted: boolean;
}

/** Numbers of records behind the tabs of a list; undefined until known. */
export interface TabCounts {
  readonly all: number | undefined;
  readonly deleted: number | undefined;
  readonly of: (param: string, value: string) => number | undefined;
}

/** Counts the records behind all tabs of a list in one call, after its rows have come. */
export function useTabCounts({ resource, filter, params, withDeleted, isWanted }: Counted): TabCounts {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const others = useMemo(() => {
    const { deleted: _deleted, ...rest } = filter;
    return Object.fromEntries(Object.entries(rest).filter(([param]) => !params.includes(param)));
  }, [filter, params]);
  const asked = { ...(params.length > 0 && { countBy: params }), ...(withDeleted && { withDeleted }) };
  const { data } = useQuery({
    queryKey: [resource, 'count', { filter: others, ...asked }],
    queryFn: ({ signal }) => dataProvider.count(resource, { filter: others, ...asked, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return {
    all: data?.total,
    deleted: data?.deleted,
    of: (param, value) => {
      const rows = data?.counts?.[param];
      return rows && (rows.find((row) => String(row.value) === value)?.total ?? 0);
    },
  };
}
