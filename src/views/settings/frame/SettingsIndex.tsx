import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { SearchInput } from '../../../widgets/picker/SearchInput.tsx';
import { useScreen } from '../../../widgets/title/useScreen.ts';
import { IndexLink } from './IndexLink.tsx';
import { findSettings, settingsEntries, type FoundEntry } from './settingsEntries.ts';

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  padding: '14px 8px 4px',
  fontSize: 11,
  lineHeight: '20px',
  fontWeight: 550,
  letterSpacing: '0.01em',
  color: theme.palette.ink3,
}));

const Entries = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 });

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SettingsIndexProps {
  /** In the drawer of a phone: entries are as large as fingers need. */
  readonly isTouch?: boolean;
  readonly onChoose?: () => void;
}

/** All pages of settings that the reader may open, by groups, with a search of their titles and fields. */
export function SettingsIndex({ isTouch = false, onChoose = () => undefined }: SettingsIndexProps) {
  const translate = useTranslate();
  const actor = useActor();
  const screen = useScreen();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const [keyword, setKeyword] = useState('');
  const entries = useMemo(() => settingsEntries(actor, screen, translate), [actor, screen, translate]);
  const isSearching = keyword.trim() !== '';
  const found = useMemo(() => (isSearching ? findSettings(entries, keyword) : []), [entries, isSearching, keyword]);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [screen]);
  const choose = () => {
    setKeyword('');
    onChoose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const places = [...(nav.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = places.indexOf(event.target as HTMLElement);
    const isField = at === 0;
    if (isField && event.key === 'Escape' && isSearching) setKeyword('');
    else if (isField && event.key === 'Enter' && isSearching) places[1]?.click();
    else if (steps[event.key] === undefined) return;
    else places[Math.max(0, at + (steps[event.key] ?? 0))]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  const listOf = (rows: readonly FoundEntry[], labelled: object) => (
    <Entries {...labelled}>
      {rows.map((row) => (
        <li key={row.entry.name}>
          <IndexLink {...row} isTouch={isTouch} onChoose={choose} />
        </li>
      ))}
    </Entries>
  );
  const topics = [...new Set(entries.map(({ topic }) => topic))];
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={translate('app.settings.index')}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', p: 1.5 }}
    >
      <SearchInput label={translate('app.settings.find')} value={keyword} onChange={setKeyword} fullWidth />
      <Box role="status" sx={{ px: 1, pt: isSearching ? 1.5 : 0, fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {isSearching &&
          (found.length > 0
            ? translate('app.settings.found', { smart_count: found.length })
            : translate('app.settings.none'))}
      </Box>
      {isSearching
        ? listOf(found, { 'aria-label': translate('app.settings.find') })
        : topics.map((topic) => (
            <div key={topic}>
              <Heading id={`${id}-${topic}`}>{translate(`app.settings.topics.${topic}`)}</Heading>
              {listOf(
                entries.filter((entry) => entry.topic === topic).map((entry) => ({ entry, labels: [] })),
                { 'aria-labelledby': `${id}-${topic}` },
              )}
            </div>
          ))}
    </Box>
  );
}
