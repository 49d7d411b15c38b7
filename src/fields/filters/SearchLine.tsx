import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import { inputPropsOf, keyboards } from '../../widgets/keyboard/keyboards.ts';

interface SearchLineProps {
  /** Accessible label of the search. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The first thing that takes the focus in a checklist or a tree. */
const firstChoice = 'input[type="checkbox"]:not([tabindex="-1"]), [role="option"], [role="treeitem"][tabindex="0"]';

/** The line above the options of a filter in which they are searched; the Down key leads to the first of them. */
export function SearchLine({ label, value, onChange }: SearchLineProps) {
  const translate = useTranslate();
  const line = useRef<HTMLDivElement>(null);
  return (
    <Box ref={line} sx={{ p: 1, pb: 0 }}>
      <OutlinedInput
        autoFocus
        size="small"
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          line.current?.nextElementSibling?.querySelector<HTMLElement>(firstChoice)?.focus();
        }}
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
