import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  libraryMediaTypes,
  librarySorts,
  type LibraryMediaType,
  type LibrarySort,
} from '../../../../schema/areas/files/library.ts';
import { decodeFolder, encodeFolder } from '../../../../schema/routes/folder.ts';
import { keywordLimit } from '../../../../schema/rules/limits.ts';
import { defaultDelimiter } from '../../../widgets/record-param/queryEncoding.ts';

/** Filters and order of a folder. */
export interface LibraryView {
  /** Kinds of files; all if empty. */
  readonly types: readonly LibraryMediaType[];
  readonly keyword: string;
  readonly orderBy: LibrarySort;
  readonly orderDirection: 'ASC' | 'DESC';
}

const usual: LibraryView = { types: [], keyword: '', orderBy: 'name', orderDirection: 'ASC' };
const knownTypes: readonly LibraryMediaType[] = Object.values(libraryMediaTypes);

/** Reads the query of an address; what it does not know is left out. */
export function readView(search: string): LibraryView {
  const query = new URLSearchParams(search);
  const types = (query.get('types') ?? '').split(defaultDelimiter).map(Number);
  const orderBy = librarySorts.find((one) => one === query.get('orderBy'));
  return {
    types: knownTypes.filter((type) => types.includes(type)),
    keyword: (query.get('keyword') ?? '').trim().slice(0, keywordLimit),
    orderBy: orderBy ?? usual.orderBy,
    orderDirection: query.get('orderDirection') === 'DESC' ? 'DESC' : 'ASC',
  };
}

/** Writes the query of an address, with its question mark; what is as usual is left out. */
export function writeView({ types, keyword, orderBy, orderDirection }: LibraryView): string {
  const query = new URLSearchParams();
  if (types.length > 0) query.set('types', types.join(defaultDelimiter));
  if (keyword !== '') query.set('keyword', keyword);
  if (orderBy !== usual.orderBy || orderDirection !== usual.orderDirection) {
    query.set('orderBy', orderBy);
    query.set('orderDirection', orderDirection);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The folder and view that the address says, and the ways to others.
 * @param home address of the root folder
 */
export function useLibraryAddress(home: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const encoded = pathname.slice(home.length).replace(/^\/|\/$/g, '');
  /** Names of the folders below the root, outermost first; null for an address that no folder has. */
  const path = useMemo(() => (encoded === '' ? [] : decodeFolder(encoded)), [encoded]);
  /** Address of a folder by the names below the root. The search ends there, filter and order go along. */
  const pathTo = useCallback(
    (names: readonly string[]) =>
      `${home}${names.length > 0 ? `/${encodeFolder(names)}` : ''}${writeView({ ...view, keyword: '' })}`,
    [home, view],
  );
  const open = useCallback(
    (names: readonly string[]) => void navigate(pathTo(names), { state: state as unknown }),
    [navigate, pathTo, state],
  );
  const show = useCallback(
    (change: Partial<LibraryView>) => {
      // Each word of a search is no step to go back by.
      const options = { state: state as unknown, replace: change.keyword !== undefined };
      void navigate({ search: writeView({ ...view, ...change }) }, options);
    },
    [navigate, state, view],
  );
  return { path, view, pathTo, open, show, state: state as unknown };
}

export type LibraryAddress = ReturnType<typeof useLibraryAddress>;
