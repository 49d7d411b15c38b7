import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { genders, type Gender } from '../../../../schema/rules/terms/termKeys.ts';

/** The French article of each gender. */
const articles: Readonly<Record<Gender, string>> = { MASCULINE: 'un', FEMININE: 'une' };

interface GenderInputProps {
  readonly label: string;
  readonly value: Gender | null;
  /** Gender of the catalogue's noun. */
  readonly usual: Gender | undefined;
  readonly isDisabled: boolean;
  readonly change: (gender: Gender) => void;
}

/** The gender of a French word of the agency, as its article; that of the catalogue's noun unless chosen. */
export function GenderInput({ label, value, usual, isDisabled, change }: GenderInputProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      disabled={isDisabled}
      value={value ?? usual ?? genders[0]}
      onChange={(_event, chosen: Gender | null) => chosen && change(chosen)}
    >
      {genders.map((gender) => (
        <ToggleButton key={gender} value={gender} lang="fr" sx={{ px: 1.25 }}>
          {articles[gender]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
