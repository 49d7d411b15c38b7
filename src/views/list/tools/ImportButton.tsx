import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { importPath } from '../../../../schema/areas/tools/paths.ts';
import { useMayInList } from '../ListOwner.ts';

/** Leads to where records come from a file, where they can and the person may make them. */
export function ImportButton({ entity }: { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const mayCreate = useMayInList('create', entity);
  if (!mayCreate || entity.import === undefined) return null;
  return (
    <Button component={Link} to={importPath(entity.name)}>
      {translate('app.views.list.import')}
    </Button>
  );
}
