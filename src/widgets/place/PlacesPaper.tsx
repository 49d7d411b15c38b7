import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { createContext, useContext, useMemo } from 'react';
import type { Suggestion } from './usePlaces.ts';

type Source = Suggestion['source'];

/** Sources of the suggestions that are shown. */
export const PlaceSources = createContext<ReadonlySet<Source>>(new Set());

/** Returns the sources of suggestions. */
export function usePlaceSources(places: readonly Suggestion[]): ReadonlySet<Source> {
  return useMemo(() => new Set(places.map(({ source }) => source)), [places]);
}

const licence = 'https://www.openstreetmap.org/copyright';

/** The list of suggestions, with what is to be said of their sources below it. */
export function PlacesPaper({ children, ...props }: PaperProps) {
  const translate = useTranslate();
  const sources = useContext(PlaceSources);
  return (
    <Paper {...props}>
      {children}
      {(sources.has('OSM') || sources.has('SANDBOX')) && (
        <Box
          // A press here leaves the focus in the input, which would otherwise close the list.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ px: 1.5, py: 0.75, borderTop: 1, borderColor: 'line', fontSize: 12, lineHeight: '16px', color: 'ink2' }}
        >
          {sources.has('SANDBOX') && translate('app.views.form.placesSandbox')}
          {sources.has('OSM') && (
            <Link href={licence} target="_blank" rel="noreferrer" color="inherit">
              {translate('app.views.form.placesOfOsm')}
            </Link>
          )}
        </Box>
      )}
    </Paper>
  );
}
