import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { boardOf } from '../../../../schema/language/board.ts';
import type { StatusField } from '../../../../schema/fields/status.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { SettingsIcon } from '../../../theme/icons/areas.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

interface StatusesLinkProps {
  /** True for an icon with its words on hover. */
  readonly isIcon?: boolean;
}

/** The way from a board to the settings of its columns, for those who may change them. */
export function StatusesLink({ isIcon = false }: StatusesLinkProps) {
  const { entity, state } = useOpenList();
  const translate = useTranslate();
  const mayEdit = useMay('update', 'status');
  const declared = entity.fields[boardOf(entity)?.by ?? ''] as StatusField | undefined;
  if (!mayEdit || state.view !== 'board' || declared?.kind !== 'status') return null;
  const to = `${pathTo('settings.statuses')}?type=${declared.type}`;
  const label = translate('app.views.board.statuses');
  return isIcon ? (
    <IconButton component={Link} to={to} title={label} aria-label={label}>
      <SettingsIcon fontSize="small" />
    </IconButton>
  ) : (
    <Button component={Link} to={to}>
      {label}
    </Button>
  );
}
