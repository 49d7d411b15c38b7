import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { importPath } from '../../../../schema/areas/tools/paths.ts';
import { useMayInList } from '../../owner/ListOwner.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

/** Leads to where records come from a file, where they can and the person may make them. */
export function ImportButton() {
  const { entity } = useOpenList();
  const translate = useTranslate();
  const mayCreate = useMayInList('create', entity);
  if (!mayCreate || entity.import === undefined) return null;
  return (
    <Button component={Link} to={importPath(entity.name)}>
      {translate('app.views.list.import')}
    </Button>
  );
}
