import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '@mui/utils';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActor } from '../../authProvider/ActorContext.ts';
import { isMatch, pagesFor, type PaletteEntry } from './entries.ts';
import { PaletteList } from './PaletteList.tsx';
import { useActions } from './useActions.ts';
import { usePeople } from './usePeople.ts';

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly isNarrow: boolean;
}

/** Of pages and of actions so many beside what else a keyword finds. */
const most = 5;

/** Searches people, jumps to pages and does what can be done everywhere, by keyboard alone if one likes (design 7). */
export function CommandPalette({ onClose, isNarrow }: CommandPaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const labelId = useId();
  const [keyword, setKeyword] = useState('');
  const pages = useMemo(() => pagesFor(actor, translate), [actor, translate]);
  const { people, isSearching, hasFailed } = usePeople(actor, keyword);
  const actions = useActions();
  const shown = keyword.trim() === '' ? undefined : most;
  const matching = pages.filter(({ title }) => isMatch(title, keyword)).slice(0, shown);
  const acts = actions.filter(({ title, also = '' }) => isMatch(`${title} ${also}`, keyword)).slice(0, shown);
  // Those who are only spelt alike, or found by what is not seen, stand behind what was asked for by its words.
  const isSomebody = people.some(({ title }) => isMatch(title, keyword));

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      slotProps={{
        container: { sx: { alignItems: { xs: 'stretch', md: 'flex-start' } } },
        paper: {
          sx: { m: 0, mt: { md: '12vh' }, width: { xs: '100%', md: 560 }, maxWidth: 'none', overflow: 'hidden' },
        },
      }}
    >
      <h2 id={labelId} style={visuallyHidden}>
        {translate('app.palette.label')}
      </h2>
      <PaletteList
        keyword={keyword}
        onKeyword={setKeyword}
        entries={[...matching, ...(isSomebody ? [...people, ...acts] : [...acts, ...people])]}
        isSearching={isSearching}
        hasFailed={hasFailed}
        isNarrow={isNarrow}
        onClose={onClose}
        onChoose={(entry: PaletteEntry) => {
          onClose();
          if (entry.kind === 'action') entry.act();
          else void navigate(entry.path);
        }}
      />
    </Dialog>
  );
}
