import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { extensionsOf } from './extensions.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { textLook } from './textLook.ts';
import { Toolbar } from './Toolbar.tsx';
import { useSuggestion, type FindPeople } from './useSuggestion.ts';

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'hasError' })<{ hasError: boolean }>(
  ({ theme, hasError }) => ({
    border: `1px solid ${hasError ? theme.palette.error.main : theme.palette.edge}`,
    borderRadius: 6,
    backgroundColor: theme.palette.background.paper,
    '&:focus-within': {
      borderColor: hasError ? theme.palette.error.main : theme.palette.primary.main,
      boxShadow: `0 0 0 1px ${hasError ? theme.palette.error.main : theme.palette.primary.main}`,
    },
  }),
);

const Page = styled('div')(({ theme }) => ({
  '& .tiptap': {
    ...textLook({ theme }),
    maxWidth: 'none',
    minHeight: 72,
    maxHeight: 400,
    overflowY: 'auto',
    padding: '8px 12px',
    outline: 'none',
    lineHeight: 1.5,
  },
  '& .tiptap p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    color: theme.palette.ink3,
    float: 'left',
    height: 0,
    pointerEvents: 'none',
  },
  '& [data-type="mention"]': { color: theme.palette.primary.main, fontWeight: 520 },
}));

export interface RichTextEditorProps {
  readonly id: string;
  readonly labelId: string;
  /** Markdown. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Called with a function that focuses the text. */
  readonly onReady?: (focus: { focus: () => void }) => void;
  readonly isReadOnly: boolean;
  readonly hasError: boolean;
  readonly placeholder?: string | undefined;
  /** Finds people to mention; mentions are disabled if it is absent. */
  readonly findPeople?: FindPeople | undefined;
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
}

/** Ctrl or Cmd with Enter saves the form around the text, and breaks no line. */
const isForForm = (_view: unknown, event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** Editor of a rich text: shows it as formatted, with a toolbar above, and stores Markdown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelId, value, isReadOnly, hasError, placeholder, findPeople } = props;
  const listId = useId();
  const { offered, suggesting } = useSuggestion(findPeople);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  /** Last text reported or received, so that a value that comes back is not set again. */
  const known = useRef(value);

  const said = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...Object.fromEntries(
      Object.entries(props.attributes).flatMap(([name, one]) => (one === undefined ? [] : [[name, String(one)]])),
    ),
    ...(offered && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${offered.active}` }),
  };
  const editor = useEditor({
    extensions: extensionsOf(suggesting, placeholder),
    content: value,
    contentType: 'markdown',
    editable: !isReadOnly,
    editorProps: { attributes: said, handleKeyDown: isForForm },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getMarkdown();
      latest.current.onChange(known.current);
    },
    onBlur: () => latest.current.onBlur(),
  });

  const attributes = JSON.stringify(said);
  useEffect(() => {
    editor.setOptions({
      editorProps: { attributes: JSON.parse(attributes) as Record<string, string>, handleKeyDown: isForForm },
    });
  }, [editor, attributes]);
  useEffect(() => {
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);
  useEffect(() => latest.current.onReady?.({ focus: () => editor.commands.focus('end') }), [editor]);

  return (
    <Frame hasError={hasError}>
      <Toolbar editor={editor} mayMention={findPeople !== undefined} isDisabled={isReadOnly} />
      <Page>
        <EditorContent editor={editor} />
      </Page>
      {offered && <SuggestionList id={listId} of={offered} />}
    </Frame>
  );
}
