import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { Outline } from '../../../schema/language/outline.ts';
import { useWords } from '../../fields/useWords.ts';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { useShortcut } from '../../widgets/keys/useShortcut.ts';
import { useLetterKeys } from '../../widgets/keys/useLetterKeys.ts';
import { useScreen } from '../../widgets/title/useScreen.ts';
import { useAddAnywhere } from './useAddAnywhere.ts';

interface AddAnywhereButtonProps {
  readonly entity: Outline;
  readonly isNarrow: boolean;
  readonly onOpen: () => void;
}

function AddAnywhereButton({ entity, isNarrow, onOpen }: AddAnywhereButtonProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const screen = useScreen();
  const [hasKey] = useLetterKeys();
  const key = entity.addAnywhere?.key ?? '';
  const label = translate('app.titles.add', { name: words.ofRecords(1) });
  useShortcut({ keys: key, label, group: 'everywhere', run: onOpen, isForm: true, isOn: key !== '' });
  // On a phone the list of these records has an Add button of its own.
  if (isNarrow && screen?.entity === entity.name) return null;
  return (
    <Tooltip title={hasKey ? `${label} · ${key.toUpperCase()}` : label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKey ? key : undefined}
        {...(isNarrow && { size: 'large' as const })}
        onClick={onOpen}
      >
        <AddIcon fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}

/** Buttons of the bar that add a record from every page, each with its key. */
export function AddAnywhereButtons({ isNarrow }: Pick<AddAnywhereButtonProps, 'isNarrow'>) {
  const { entities, open } = useAddAnywhere();
  return entities.map((entity) => (
    <AddAnywhereButton key={entity.name} entity={entity} isNarrow={isNarrow} onOpen={() => open(entity.name)} />
  ));
}
