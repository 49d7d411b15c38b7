import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { keywordLimit } from '../../../../schema/rules/limits.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { inputPropsOf, keyboards } from '../../../widgets/keyboard/keyboards.ts';
import { EntryPicker } from './EntryPicker.tsx';
import type { EntryRow } from './useEntries.ts';

/** Entries above which a list has a search. */
const searchedAbove = 12;

interface EntryListHeadProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Undefined while the entries are being read. */
  readonly count: number | undefined;
  /** Number of entries found; undefined unless the list is searched or narrowed. */
  readonly matches: number | undefined;
  readonly search: { readonly value: string; readonly onChange: (value: string) => void };
  /** Further actions on the list. */
  readonly tools?: ReactNode;
  /** Entries by which the list can be narrowed, with the name of their list. */
  readonly parents?:
    | {
        readonly label: string;
        readonly rows: readonly EntryRow[];
        readonly value: string | null;
        readonly onChange: (id: string | null) => void;
      }
    | undefined;
}

/** The heading of a small list with its number of entries, its search if it is long, and what narrows it. */
export function EntryListHead({ id, title, count, matches, search, tools, parents }: EntryListHeadProps) {
  const translate = useTranslate();
  const label = translate('app.catalogueLists.search', { list: title });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        pt: 1.5,
        pb: 0.75,
        px: { xs: 2, md: 2.5 },
        borderBottom: 1,
        borderColor: 'line',
      }}
    >
      <Box component="h2" id={id} sx={{ m: 0, fontSize: 13, fontWeight: 600, lineHeight: '20px' }}>
        {title}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'ink3', fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(count)}
        </Box>
      )}
      <Box component="span" role="status" sx={{ color: 'ink3', fontSize: 12 }}>
        {matches !== undefined && translate('app.catalogueLists.matches', { smart_count: matches })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 0 100%', md: 'none' }, ml: { md: 'auto' } }}>
        {parents && parents.rows.length > 0 && (count ?? 0) > 0 && (
          <EntryPicker
            label={translate('app.catalogueLists.narrow', { list: title, parent: parents.label })}
            placeholder={translate('app.catalogueLists.filter', { parent: parents.label })}
            options={parents.rows}
            value={parents.value}
            onChange={parents.onChange}
          />
        )}
        {((count ?? 0) > searchedAbove || search.value !== '') && (
          <OutlinedInput
            type="search"
            size="small"
            value={search.value}
            onChange={(event) => search.onChange(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && search.onChange('')}
            placeholder={label}
            inputProps={{ ...inputPropsOf(keyboards.search), 'aria-label': label, maxLength: keywordLimit }}
            sx={{
              width: { md: 220 },
              flex: { xs: '1 1 160px', md: 'none' },
              '& input::-webkit-search-cancel-button': { display: 'none' },
            }}
          />
        )}
        {tools}
      </Box>
    </Box>
  );
}
