import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { titleOf } from '../../layout/title/titleOf.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { useMay } from '../../widgets/access/useMay.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';

/** Where a thumb reaches, whatever the list is scrolled to. */
const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.fab,
  '& > a': { width: 52, height: 52, borderRadius: 26, boxShadow: theme.shadowsFloat },
  '& svg': { fontSize: 22 },
}));

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
  const link = { variant: 'contained', color: 'primary', component: Link, to: screen.pattern } as const;
  if (!isFloating) return <Button {...link}>{title}</Button>;
  return (
    <Floating>
      <Button {...link} aria-label={title}>
        <AddIcon />
      </Button>
    </Floating>
  );
}
