import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { useWords } from '../../../fields/useWords.ts';
import { titleOf } from '../../../widgets/title/titleOf.ts';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { useShortcut } from '../../../widgets/keys/useShortcut.ts';
import { addScreen } from '../../../widgets/link/recordPath.ts';
import { useMayInList } from '../../owner/ListOwner.ts';
import { useOpenList } from '../rows/OpenListContext.ts';
import { useRecordLinks } from '../address/useRecordLinks.ts';

/** Floating button within reach of the thumb, independent of scrolling. */
const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + var(--phone-bar, 0px) + env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.fab,
  '& > a': { width: 52, height: 52, borderRadius: 26, boxShadow: theme.shadowsFloat },
  '& svg': { fontSize: 22 },
}));

interface AddButtonProps {
  /** It floats within reach of a thumb. */
  readonly isFloating?: boolean;
}

/** Leads to where a record is made, where that is permitted. */
export function AddButton({ isFloating = false }: AddButtonProps) {
  const { entity } = useOpenList();
  const translate = useTranslate();
  const mayCreate = useMayInList('create', entity);
  const words = useWords(entity.name);
  const { add } = useRecordLinks(entity);
  const navigate = useNavigate();
  const isOffered = mayCreate && add !== null;
  const screen = addScreen(entity.name);
  const title = screen
    ? titleOf(screen, screen.pattern, translate)
    : translate('app.titles.add', { name: words.ofRecords(1) });
  useShortcut({
    keys: 'c',
    label: title,
    group: 'list',
    run: () => add && void navigate(add.to, { state: add.state }),
    isForm: true,
    isOn: isOffered,
  });
  if (!isOffered) return null;
  const link = { variant: 'contained', color: 'primary', component: Link, ...add } as const;
  if (!isFloating) return <Button {...link}>{title}</Button>;
  return (
    <Floating>
      <Button {...link} aria-label={title}>
        <AddIcon />
      </Button>
    </Floating>
  );
}
