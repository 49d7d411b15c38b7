import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { menuEntryOf } from '../../schema/menu.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { activeShortcuts, holdShortcuts, type Shortcut } from '../widgets/keys/shortcuts.ts';
import { useShortcut } from '../widgets/keys/useShortcut.ts';
import { useLetterKeys } from '../widgets/keys/useLetterKeys.ts';
import { menuFor, type MenuItem } from './menu/plan.ts';

const ShortcutList = lazy(async () => ({
  default: (await import('../widgets/keys/ShortcutList.tsx')).ShortcutList,
}));

/** Leads to a page of the menu by `g` and the key that its area declares. */
function GoTo({ item, letter }: { readonly item: MenuItem; readonly letter: string }) {
  const navigate = useNavigate();
  const translate = useTranslate();
  const label = translate(item.word, { smart_count: 2 });
  useShortcut({ keys: `g ${letter}`, label, group: 'goTo', run: () => void navigate(item.path) });
  return null;
}

/** The shortcuts of every page: searching, going to the pages of the menu, and the list of all shortcuts. */
export function Shortcuts({ onSearch }: { readonly onSearch: () => void }) {
  const translate = useTranslate();
  const actor = useActor();
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const [isOn] = useLetterKeys();
  const isMoving = useNavigation().state !== 'idle';
  useEffect(() => {
    holdShortcuts('off', !isOn);
    return () => holdShortcuts('off', false);
  }, [isOn]);
  useEffect(() => {
    // What is pressed for the page to come is no command on the one that is still there.
    holdShortcuts('moving', isMoving);
    return () => holdShortcuts('moving', false);
  }, [isMoving]);
  useShortcut({ keys: '/', label: translate('app.keys.search'), group: 'everywhere', run: onSearch });
  useShortcut({
    keys: '?',
    label: translate('app.keys.title'),
    group: 'everywhere',
    run: () => setShown(activeShortcuts()),
  });
  const items = menuFor(actor).flatMap((group) => group.items);
  return (
    <>
      {items.map((item) => {
        const letter = menuEntryOf(item.area)?.key;
        return letter && <GoTo key={item.path} item={item} letter={letter} />;
      })}
      {shown && (
        <Suspense fallback={null}>
          <ShortcutList shortcuts={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
