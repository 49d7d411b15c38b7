import { can } from '../../../../schema/access/can.ts';
import { registry } from '../../../../schema/index.ts';
import { fieldsAssigning } from '../../../../schema/language/records/references.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import type { Owner } from '../../../../schema/routes/screen.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { RecordPageProps } from '../../../area.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { recordPath } from '../../../widgets/link/recordPath.ts';
import { Library } from './Library.tsx';

/** The library of the agency (AB 2). */
export function LibraryPage() {
  return <Library place={null} home={pathTo('library.home')} mayWrite={useMay('update', libraryItem.name)} />;
}

/**
 * May the person write in the library of a record: with general access to libraries, or if the record is assigned to
 * them (AB 6)? The server decides.
 */
function useMayWriteOf({ entity, record }: RecordPageProps): boolean {
  const actor = useActor();
  const answer = can(actor, 'update', libraryItem.name, registry);
  const rosters = fieldsAssigning(entity, true);
  if (answer !== 'assigned' || rosters.length === 0) return answer !== 'no';
  const named = rosters.flatMap((name) => [record[name]].flat() as ({ readonly id?: string } | null | undefined)[]);
  return named.some((one) => one?.id === actor.staffId);
}

/** The library of a record, on its pages. */
export function RecordLibrary({ entity, record }: RecordPageProps) {
  const home = recordPath(entity.name, record.id, 'library') ?? '';
  const mayWrite = useMayWriteOf({ entity, record });
  return (
    <Library key={record.id} place={{ kind: entity.name as Owner, id: record.id }} home={home} mayWrite={mayWrite} />
  );
}
