import { Outlet, useParams } from 'react-router-dom';
import { NoAccess } from '../custom-pages/no-access/NoAccess.tsx';
import { NotFound } from '../custom-pages/not-found/NotFound.tsx';
import { useMay } from '../widgets/access/useMay.ts';
import { importedEntity } from './importPath.ts';

/** The pages of imports, of a kind that can be imported, for who may make such records. */
export function Importers() {
  const entity = importedEntity(useParams()['kind'] ?? '');
  return entity === null ? <NotFound /> : <OfKind kind={entity.name} />;
}

function OfKind({ kind }: { readonly kind: string }) {
  return useMay('create', kind) ? <Outlet /> : <NoAccess />;
}
