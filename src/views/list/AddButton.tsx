import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { titleOf } from '../../layout/title/titleOf.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { useMay } from '../../widgets/access/useMay.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';

const floating: SxProps<Theme> = {
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: 'fab',
  width: 52,
  height: 52,
  borderRadius: '26px',
  boxShadow: (theme) => theme.shadowsFloat,
  '& svg': { fontSize: 22 },
};

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
  return (
    <Button
      variant="contained"
      color="primary"
      component={Link}
      to={screen.pattern}
      {...(isFloating && { 'aria-label': title, sx: floating })}
    >
      {isFloating ? <AddIcon /> : title}
    </Button>
  );
}
