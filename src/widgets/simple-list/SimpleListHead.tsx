import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import { SearchIcon } from '../../theme/icons/actions.tsx';
import { inputPropsOf, keyboards } from '../keyboard/keyboards.ts';

interface SimpleListHeadProps {
  /** Description of the list, in a sentence. */
  readonly lead: string;
  /** Search of the rows, if there are many. */
  readonly search?: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };
  /** Actions on the list as a whole. */
  readonly children?: ReactNode;
}

/** The head of a small list. */
export function SimpleListHead({ lead, search, children }: SimpleListHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 2.5 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      <Box component="p" sx={{ m: 0, flex: '1 1 320px', color: 'ink2', textWrap: 'pretty', maxWidth: 720 }}>
        {lead}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 0 100%', md: 'none' }, ml: { md: 'auto' } }}>
        {search && (
          <OutlinedInput
            type="search"
            size="small"
            value={search.value}
            onChange={(event) => search.onChange(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && search.onChange('')}
            placeholder={search.label}
            inputProps={{ ...inputPropsOf(keyboards.search), 'aria-label': search.label, maxLength: keywordLimit }}
            startAdornment={
              <InputAdornment position="start" sx={{ mr: 0 }}>
                <SearchIcon sx={{ fontSize: 15, color: 'ink3' }} />
              </InputAdornment>
            }
            sx={{
              width: { xs: 'auto', md: 220 },
              flex: { xs: '1 1 160px', md: 'none' },
              '& input::-webkit-search-cancel-button': { display: 'none' },
            }}
          />
        )}
        {children}
      </Box>
    </Box>
  );
}
