import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import { inputPropsOf, keyboards } from '../../widgets/keyboard/keyboards.ts';

interface SearchLineProps {
  /** Accessible label of the search. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The line above the options of a filter in which they are searched. */
export function SearchLine({ label, value, onChange }: SearchLineProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 1, pb: 0 }}>
      <OutlinedInput
        autoFocus
        size="small"
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={translate('app.views.filter.search')}
        inputProps={{
          ...inputPropsOf(keyboards.search),
          'aria-label': translate('app.views.filter.searchIn', { field: label }),
          maxLength: keywordLimit,
        }}
      />
    </Box>
  );
}
