import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActor } from '../../authProvider/ActorContext.ts';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';
import { useRecents } from '../../views/recents/useRecents.ts';
import { activeShortcuts } from '../../widgets/keys/shortcuts.ts';
import { isMatch } from '../../widgets/search-everywhere/isMatch.ts';
import { pagesFor, type ActionEntry, type PaletteEntry, type PersonEntry } from './entries.ts';
import { PaletteList } from './PaletteList.tsx';
import { useActions } from './useActions.ts';
import { useContextLine } from './useContextLine.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { usePeople } from './usePeople.ts';
import { useWaysTo, wayIn } from './waysTo.ts';

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
  const here = activeShortcuts().filter(({ group }) => group === 'record');
  // What is a key and a step of the record at once stands here with its key.
  const ofKeys = here.filter(
    ({ keys, label }) => keys !== '' || !here.some((one) => one.keys !== '' && one.label === label),
  );
  return ofKeys.map(({ keys, label, run }) => ({
    kind: 'action',
    name: `here ${keys || label}`,
    title: label,
    keys,
    act: run,
  }));
}

/** Of pages and of actions so many beside what else a keyword finds. */
const most = 5;

/** Searches people, jumps to pages and does what can be done everywhere, by keyboard alone if one likes. */
export function CommandPalette({ keyword, onKeyword, isEntered, onClose, isNarrow }: CommandPaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const pages = useMemo(() => pagesFor(actor, translate), [actor, translate]);
  const { way, name } = wayIn(keyword, (one) => translate(`app.palette.${one}Also`));
  const { people: byKeyword, isSearching, isSearched, hasFailed } = usePeople(actor, keyword);
  // A company may be called 'Call Centre': both are searched, and the whole keyword comes first.
  const named = usePeople(actor, way === undefined ? '' : name);
  const found = byKeyword.filter(({ title }) => way === undefined || isMatch(title, keyword));
  const actions = useActions();
  const shown = keyword.trim() === '' ? undefined : most;
  const matching = pages.filter(({ title }) => isMatch(title, keyword)).slice(0, shown);
  const [here] = useState(hereEntries);
  // What the open record leads to starts with what is known there.
  const everywhere = actions.filter(({ title }) => here.every((one) => one.title !== title));
  const acts = everywhere.filter(({ title, also = '' }) => isMatch(`${title} ${also}`, keyword)).slice(0, shown);
  // Similar spellings, and matches in hidden texts, come after matches by word.
  const doable = here.filter(({ title }) => isMatch(title, keyword)).slice(0, most);
  const recents = useRecents();
  const lately = useMemo(() => {
    const opened = shown === undefined ? recents.read() : [];
    return opened
      .filter(({ entity }) => can(actor, 'read', entity, registry) !== 'no')
      .slice(0, most)
      .map((one) => ({ ...one, kind: 'person' as const, owner: null, isRecent: true as const }));
  }, [actor, recents, shown]);
  const { records, isLoading } = useFoundRecords([...found, ...named.people, ...lately]);
  const contextOf = useContextLine();
  const withContext = (one: PersonEntry): PersonEntry => ({ ...one, context: contextOf(one, records.get(one.id)) });
  const people = found.map(withContext);
  const waysTo = useWaysTo();
  const reached = named.people
    .map(withContext)
    .flatMap((one) => waysTo(one, records.get(one.id)).filter((act) => act.way === way));
  const [about, setAbout] = useState<PersonEntry | null>(null);
  const isSomebody = people.some(({ title }) => isMatch(title, keyword));
  const entries = [
    ...lately.map(withContext),
    ...(shown === undefined ? doable : []),
    ...matching,
    ...(shown === undefined ? [] : doable),
    ...(isSomebody ? [...people, ...reached, ...acts] : [...reached, ...acts, ...people]),
  ];
  const isReaching = way !== undefined && (isLoading || !named.isSearched);

  return (
    <PaletteList
      keyword={keyword}
      onKeyword={(typed) => {
        setAbout(null);
        onKeyword(typed);
      }}
      entries={about ? [about, ...waysTo(about, records.get(about.id))] : entries}
      isSearching={isSearching || isReaching}
      isFirstSure={(isSearched && !isReaching) || matching.length > 0}
      isEntered={isEntered}
      hasFailed={hasFailed}
      isNarrow={isNarrow}
      onClose={() => (about ? setAbout(null) : onClose())}
      onReach={(person) => {
        const canReach = about === null && waysTo(person, records.get(person.id)).length > 0;
        if (canReach) setAbout(person);
        return canReach;
      }}
      onChoose={(entry: PaletteEntry) => {
        onClose();
        if (entry.kind === 'action') entry.act();
        else void navigate(entry.path);
      }}
    />
  );
}
