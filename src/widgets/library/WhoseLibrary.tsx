import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { LibraryPlace } from './libraryPlace.ts';

interface WhoseLibraryProps {
  /** Record that has a tree of its own; null where only the agency's is at hand. */
  readonly own: LibraryPlace;
  readonly value: LibraryPlace;
  readonly onChange: (place: LibraryPlace) => void;
}

/** The choice between the library of a record and that of the agency; nothing where there is no choice. */
export function WhoseLibrary({ own, value, onChange }: WhoseLibraryProps) {
  const translate = useTranslate();
  if (own === null) return null;
  return (
    <ToggleButtonGroup
      exclusive
      value={value !== null}
      aria-label={translate('app.library.whose')}
      onChange={(_event, isOwn: boolean | null) => isOwn !== null && onChange(isOwn ? own : null)}
    >
      <ToggleButton value>{translate('app.library.ofRecord')}</ToggleButton>
      <ToggleButton value={false}>{translate('app.library.ofAgency')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
