import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { AddressField } from './AddressField.tsx';
import { BoldIcon, BulletsIcon, ItalicIcon, LinkIcon, MentionIcon, NumbersIcon, QuoteIcon } from './icons.tsx';

const tools = [
  { name: 'bold', Icon: BoldIcon, mark: 'bold', run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    Icon: ItalicIcon,
    mark: 'italic',
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bullets',
    Icon: BulletsIcon,
    mark: 'bulletList',
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    Icon: NumbersIcon,
    mark: 'orderedList',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    Icon: QuoteIcon,
    mark: 'blockquote',
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
] as const;

interface ToolbarProps {
  readonly editor: Editor;
  readonly mayMention: boolean;
  readonly isDisabled: boolean;
}

/** The tools of a rich text: one stop of the tab key, gone through by arrows. */
export function Toolbar({ editor, mayMention, isDisabled }: ToolbarProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [linkAt, setLinkAt] = useState<HTMLElement | null>(null);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ mark }) => now.isActive(mark)), now.isActive('link')],
  });

  const entries = [
    ...tools.map(({ name, Icon, run }) => ({ name, Icon, act: () => run(editor) })),
    { name: 'link', Icon: LinkIcon, act: (button: HTMLElement) => setLinkAt(button) },
    ...(mayMention
      ? [{ name: 'mention', Icon: MentionIcon, act: () => editor.chain().focus().insertContent(at(editor)).run() }]
      : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (stop + by + entries.length) % entries.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={translate('app.richText.tools')}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', gap: '2px', px: 0.5, py: '3px', borderBottom: 1, borderColor: 'line2' }}
    >
      {entries.map(({ name, Icon, act }, index) => (
        <Tooltip key={name} title={translate(`app.richText.${name}`)}>
          <IconButton
            size="small"
            disabled={isDisabled}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={pressed[index]}
            onFocus={() => setStop(index)}
            // A press would take the focus, and with it the words that are picked, from the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => act(event.currentTarget)}
            sx={{ borderRadius: '5px', ...(pressed[index] && { bgcolor: 'accentSoft', color: 'primary.main' }) }}
          >
            <Icon sx={{ fontSize: 15 }} />
          </IconButton>
        </Tooltip>
      ))}
      {linkAt && <AddressField editor={editor} anchor={linkAt} onClose={() => setLinkAt(null)} />}
    </Box>
  );
}

/** An `@` that begins a word, as a mention has to. */
function at({ state: { selection, doc } }: Editor): string {
  const before = doc.textBetween(Math.max(0, selection.from - 1), selection.from, '\n', '\n');
  return before === '' || /\s/.test(before) ? '@' : ' @';
}
