import { useEffect } from 'react';
import { avatarField } from '../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { noteOpened } from '../list/address/history/lastOpened.ts';
import { recordLink } from '../trail/recordLink.ts';
import { useRecents } from './useRecents.ts';

/** Remembers that a record was opened: for the list that one comes back to, and for the palette. */
export function useNoteOpened({ name, title: titleField }: AnyEntity, record: WireRecord): void {
  const recents = useRecents();
  const { id } = record;
  const title = String(record[titleField] ?? '');
  const avatar = (record[avatarField] ?? null) as string | null;
  useEffect(() => {
    noteOpened(name, id);
    const path = recordLink({ id: String(id), kind: name, owner: null });
    if (path !== null) recents.note({ path, title, id: String(id), entity: name, avatar });
  }, [avatar, id, name, recents, title]);
}
