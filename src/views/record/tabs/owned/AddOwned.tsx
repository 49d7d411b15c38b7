import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { registry } from '../../../../../schema/index.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { AddIcon } from '../../../../theme/icons/actions.tsx';
import { useMay } from '../../../../widgets/access/useMay.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { trailState } from '../../../trail/trail.ts';
import { ownedPath, recordPath } from '../../../../widgets/link/recordPath.ts';
import { askingFor, newRecord } from '../../../../widgets/record-param/openRecordParam.ts';
import { isFeed } from '../../../view-fields/owned.ts';

interface AddOwnedProps {
  /** The kind of the owner, and which one it is. */
  readonly kind: string;
  readonly id: string;
  readonly tab: string;
  readonly added: AnyEntity;
}

function AddOwned({ kind, id, tab, added }: AddOwnedProps) {
  const translate = useTranslate();
  const mayCreate = useMay('create', added.name);
  const name = useWords(added.name).ofRecords(1);
  const path = recordPath(kind, id, tab);
  const isNarrow = useIsNarrow();
  const { state } = useLocation();
  if (!mayCreate || path === null) return null;
  const to = ownedPath(added.name, path) ?? path + askingFor('', newRecord);
  const link = { component: Link, to, state: trailState(state) };
  const word = translate('app.titles.add', { name });
  if (isNarrow) {
    return (
      <Tooltip title={word}>
        <IconButton {...link}>
          <AddIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Button {...link} startIcon={<AddIcon />}>
      {word}
    </Button>
  );
}

/**
 * On a tab that has nothing to edit: the way to add what the record owns and a list of another tab shows, in the dialog of
 * that list (AB 2, partner contacts).
 */
export function AddOwnedFrom({ entity, id, tab }: { entity: AnyEntity; id: string; tab: string }) {
  const lists = registry.tabsOf(entity).flatMap((one) => (one.shows === 'owned' && !isFeed(one.entity) ? [one] : []));
  return lists
    .filter(({ name }) => name !== tab)
    .map(({ name, entity: added }) => <AddOwned key={name} kind={entity.name} id={id} tab={name} added={added} />);
}
