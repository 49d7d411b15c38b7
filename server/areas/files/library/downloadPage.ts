import { libraryKeyOf } from '../../../../schema/areas/files/library.ts';

/** Address of the download page of a file (AB 2), for colleagues: the page asks for the right each time. */
export function downloadPageOf(origin: string, { id, name }: { readonly id: string; readonly name: string }): string {
  return `${origin}/download?${new URLSearchParams({ key: libraryKeyOf(id), name }).toString()}`;
}
