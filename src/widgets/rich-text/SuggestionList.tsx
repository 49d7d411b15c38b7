import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useTranslate } from 'ra-core';
import { Avatar } from '../avatar/Avatar.tsx';
import type { Suggestion } from './useSuggestion.ts';

/** Suggestions of people below a typed `@`; the editor keeps the focus. */
export function SuggestionList({ id, of }: { readonly id: string; readonly of: Suggestion }) {
  const translate = useTranslate();
  return (
    <Popper open placement="bottom-start" anchorEl={{ getBoundingClientRect: of.place }} sx={{ zIndex: 'modal' }}>
      <Paper
        id={id}
        role="listbox"
        aria-label={translate('app.richText.people')}
        elevation={1}
        sx={{ py: 0.5, mt: 0.5 }}
      >
        {of.people.map((person, index) => (
          <ListItemButton
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === of.active}
            selected={index === of.active}
            // A press would take the focus from the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => of.choose(person)}
            sx={{ gap: 1, px: 1.5, py: 0.5 }}
          >
            <Avatar of={person} size={22} />
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {person.displayName}
            </Box>
          </ListItemButton>
        ))}
      </Paper>
    </Popper>
  );
}
