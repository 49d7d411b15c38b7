import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import { SearchIcon } from '../../theme/icons/actions.tsx';
import { inputPropsOf, keyboards } from '../keyboard/keyboards.ts';

interface SearchInputProps extends Pick<
  OutlinedInputProps,
  'autoFocus' | 'fullWidth' | 'inputRef' | 'onBlur' | 'onKeyDown' | 'sx'
> {
  /** Says what is searched; also shown while nothing is typed. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field: its scope as label, a glass before it, no button of the browser's own. */
export function SearchInput({ label, onChange, sx, ...others }: SearchInputProps) {
  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      inputProps={{ ...inputPropsOf(keyboards.search), 'aria-label': label, maxLength: keywordLimit }}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <SearchIcon sx={{ fontSize: 15, color: 'ink3' }} />
        </InputAdornment>
      }
      sx={[{ '& input::-webkit-search-cancel-button': { display: 'none' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...others}
    />
  );
}
