import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { askLibrary, libraryQuery, type LibraryFolder, type LibraryPlace } from './libraryPlace.ts';

/** Every folder of a tree: the root first, each after the folder around it. */
export function useFolderTree(place: LibraryPlace, isAsked = true) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: libraryQuery('tree', place),
    queryFn: ({ signal }) => askLibrary(client, place, 'GET /media/v1/library/folder-tree', { signal }),
    enabled: isAsked,
  });
  return { folders: data, error, retry: () => void refetch() };
}

/** Returns a folder with those around it, outermost first, without the root; none of an unknown one. */
export function pathOfFolder(folders: readonly LibraryFolder[], key: string): readonly LibraryFolder[] {
  const byKey = new Map(folders.map((folder) => [folder.key, folder]));
  const path: LibraryFolder[] = [];
  let at = byKey.get(key);
  while (at && at.parentKey !== null) {
    path.unshift(at);
    at = byKey.get(at.parentKey);
  }
  return path;
}
