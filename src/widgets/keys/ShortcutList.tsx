import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { searchShortcut } from '../search-everywhere/searchEverywhere.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { Key } from './Key.tsx';
import { shortcutGroups, type Shortcut } from './shortcuts.ts';

interface ShortcutListProps {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

interface Line {
  readonly label: string;
  readonly keys: string;
}

/** One shortcut: what it does, and its keys. */
function ShortcutLine({ label, keys }: Line) {
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
      <span>{label}</span>
      <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none', alignItems: 'center' }}>
        {keys.split(' ').map((key, place) => (
          // Two keys may be the same letter.
          <Key key={`${place} ${key}`}>{key.length === 1 ? key.toUpperCase() : key}</Key>
        ))}
      </Box>
    </Box>
  );
}

/** Dialog with the keys that work on the open page. */
export function ShortcutList({ shortcuts, onClose }: ShortcutListProps) {
  const translate = useTranslate();
  const palette: Line = { label: translate('app.palette.open'), keys: searchShortcut };
  const groups = shortcutGroups
    .map((group) => ({
      group,
      lines: shortcuts.filter((one) => one.group === group && one.keys !== '') as readonly Line[],
    }))
    .map(({ group, lines }) => ({ group, lines: group === 'everywhere' ? [palette, ...lines] : lines }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <DialogFrame title={translate('app.keys.title')} onClose={onClose} actions={null}>
      {groups.map(({ group, lines }) => (
        <section key={group} aria-label={translate(`app.keys.groups.${group}`)}>
          <Box sx={{ fontSize: 12, fontWeight: 550, color: 'ink3', mb: 0.5 }}>
            {translate(`app.keys.groups.${group}`)}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'ink' }}>
            {lines.map((line) => (
              <ShortcutLine key={line.keys} {...line} />
            ))}
          </Box>
        </section>
      ))}
    </DialogFrame>
  );
}
