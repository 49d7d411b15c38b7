import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActor } from '../../authProvider/ActorContext.ts';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';
import { useRecents } from '../../views/useRecents.ts';
import { activeShortcuts } from '../../widgets/keys/shortcuts.ts';
import { isMatch, pagesFor, type ActionEntry, type PaletteEntry } from './entries.ts';
import { PaletteList } from './PaletteList.tsx';
import { useActions } from './useActions.ts';
import { usePeople } from './usePeople.ts';

interface CommandPaletteProps {
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  /** Enter was pressed behind the keyword before this was there. */
  readonly isEntered: boolean;
  readonly onClose: () => void;
  readonly isNarrow: boolean;
}

/** Returns what can be done on the open page alone, from its shortcuts. */
function hereEntries(): readonly ActionEntry[] {
  return activeShortcuts()
    .filter(({ group }) => group === 'record')
    .map(({ keys, label, run }) => ({ kind: 'action', name: `here ${keys}`, title: label, keys, act: run }));
}

/** Of pages and of actions so many beside what else a keyword finds. */
const most = 5;

/** Searches people, jumps to pages and does what can be done everywhere, by keyboard alone if one likes. */
export function CommandPalette({ keyword, onKeyword, isEntered, onClose, isNarrow }: CommandPaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const pages = useMemo(() => pagesFor(actor, translate), [actor, translate]);
  const { people, isSearching, isSearched, hasFailed } = usePeople(actor, keyword);
  const actions = useActions();
  const shown = keyword.trim() === '' ? undefined : most;
  const matching = pages.filter(({ title }) => isMatch(title, keyword)).slice(0, shown);
  const acts = actions.filter(({ title, also = '' }) => isMatch(`${title} ${also}`, keyword)).slice(0, shown);
  // Similar spellings, and matches in hidden texts, come after matches by word.
  const [here] = useState(hereEntries);
  const doable = here.filter(({ title }) => isMatch(title, keyword)).slice(0, most);
  const recents = useRecents();
  const opened = useMemo(
    () =>
      shown === undefined ? recents.read().filter(({ entity }) => can(actor, 'read', entity, registry) !== 'no') : [],
    [actor, recents, shown],
  );
  const lately = opened
    .slice(0, most)
    .map((one) => ({ ...one, kind: 'person' as const, owner: null, isRecent: true as const }));
  const isSomebody = people.some(({ title }) => isMatch(title, keyword));

  return (
    <PaletteList
      keyword={keyword}
      onKeyword={onKeyword}
      entries={[
        ...lately,
        ...(shown === undefined ? doable : []),
        ...matching,
        ...(shown === undefined ? [] : doable),
        ...(isSomebody ? [...people, ...acts] : [...acts, ...people]),
      ]}
      isSearching={isSearching}
      isFirstSure={isSearched || matching.length > 0}
      isEntered={isEntered}
      hasFailed={hasFailed}
      isNarrow={isNarrow}
      onClose={onClose}
      onChoose={(entry: PaletteEntry) => {
        onClose();
        if (entry.kind === 'action') entry.act();
        else void navigate(entry.path);
      }}
    />
  );
}
