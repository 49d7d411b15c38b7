import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { titleOf } from '../../layout/title/titleOf.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { useMay } from '../../widgets/access/useMay.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';

interface AddButtonProps {
  readonly entity: AnyEntity;
  /** It floats within reach of a thumb. */
  readonly isFloating?: boolean;
}

/** Leads to the page on which a record is made, where that is permitted. */
export function AddButton({ entity, isFloating = false }: AddButtonProps) {
  const translate = useTranslate();
  const mayCreate = useMay('create', entity.name);
  const screen = addScreen(entity.name);
  if (!mayCreate || !screen) return null;
  const title = titleOf(screen, screen.pattern, translate);
  if (!isFloating) {
    return (
      <Button variant="contained" color="primary" component={Link} to={screen.pattern}>
        {title}
      </Button>
    );
  }
  return (
    <Fab
      color="primary"
      aria-label={title}
      component={Link}
      to={screen.pattern}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 'calc(16px + env(safe-area-inset-bottom))',
        zIndex: 'fab',
        width: 52,
        height: 52,
        boxShadow: (theme) => theme.shadowsFloat,
        '& svg': { fontSize: 22 },
      }}
    >
      <AddIcon />
    </Fab>
  );
}
