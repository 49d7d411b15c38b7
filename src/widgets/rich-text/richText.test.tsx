import { act, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mentionOf } from '../../../schema/rules/mentions.ts';
import { renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { RichText } from './RichText.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { FindPeople } from './useSuggestion.ts';

const sam = { id: '0190a0a0-0000-7000-8000-000000000001', displayName: 'Sam [Carter]', avatar: null, kind: 'staff' };

const shown = (text: string) => {
  const { container, unmount } = renderView(<RichText>{text}</RichText>);
  const html = container.querySelector('p, ul')?.parentElement?.innerHTML ?? '';
  unmount();
  return html;
};

it('shows what Markdown says, and lines as they were broken', () => {
  expect(shown('**b** *i*\nnext')).toBe('<p><strong>b</strong> <em>i</em><br>\nnext</p>');
  expect(shown('# Head')).toBe('<p class="heading">Head</p>');
  expect(shown('- one\n- two')).toContain('<li>one</li>');
});

it('runs nothing and leads nowhere that is no address', () => {
  expect(shown('<img src=x onerror=alert(1)><script>alert(1)</script>')).not.toMatch(/<img|<script/);
  expect(shown('![x](https://pictures.test/track.gif)')).not.toContain('<img');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'mention:../../x', 'mention:javascript:x']) {
    expect(shown(`[x](${address})`)).not.toContain('href');
  }
  expect(shown('[x](https://a.test)')).toMatch(/href="https:\/\/a.test".*rel="noopener noreferrer"/);
});

it('leads from a mention to the person', () => {
  expect(shown(mentionOf('Sam', sam.id))).toContain(`href="/staff/${sam.id}/profile/summary"`);
});

const changed = vi.fn<(value: string) => void>();

function Form({ start, find }: { readonly start: string; readonly find: FindPeople }) {
  const [value, setValue] = useState(start);
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <span id="name">Text</span>
      <RichTextEditor
        id="text"
        labelId="name"
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
        onBlur={() => undefined}
        isReadOnly={isSaving}
        hasError={false}
        findPeople={find}
        attributes={{ 'aria-required': true }}
      />
      <button type="button" onClick={() => setValue('')}>
        empty
      </button>
      <button type="button" onClick={() => setSaving(!isSaving)}>
        save
      </button>
    </>
  );
}

async function open(start = '', find: FindPeople = async () => [sam]) {
  changed.mockClear();
  const { user } = renderView(<Form start={start} find={find} />);
  await whenLoaded();
  const box = screen.getByRole('textbox', { name: 'Text' }) as HTMLElement & { editor: Editor };
  return { box, editor: box.editor, user };
}

it('is written with tools and kept as Markdown', async () => {
  const { box, editor, user } = await open();
  expect(box).toHaveAttribute('aria-required', 'true');
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  act(() => void editor.commands.insertContent('loud'));
  expect(changed).toHaveBeenLastCalledWith('**loud**');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'empty' }));
  expect(box).toHaveTextContent('');
  await user.click(screen.getByRole('button', { name: 'save' }));
  expect(box).toHaveAttribute('contenteditable', 'false');
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
});

it.each([
  '# not *one* of <these> & [those](x) \\',
  '1. no list',
  'a_b ~~c~~ | d |',
  mentionOf(sam.displayName, sam.id),
])('loses nothing of %j', async (text) => {
  const { editor } = await open(text);
  const before = editor.getText();
  act(() => void editor.commands.setContent(editor.getMarkdown(), { contentType: 'markdown' }));
  expect(editor.getText()).toBe(before);
  for (const word of text.match(/\w{3,}/g) ?? []) {
    expect(editor.getText() + editor.getMarkdown()).toContain(word);
  }
});

it('offers people after an @, chosen by keyboard, and stays words where nobody is found', async () => {
  const find = vi.fn<FindPeople>(async (keyword) => (keyword === 'none' ? [] : [sam, { ...sam, id: 'x' }]));
  const { box, editor, user } = await open('', find);
  act(() => void editor.commands.insertContent('Ask @sa'));
  await screen.findByRole('listbox', { name: 'People' });
  expect(find).toHaveBeenLastCalledWith('sa');
  await user.click(box);
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(changed.mock.lastCall?.[0]).toContain(mentionOf(sam.displayName, sam.id));
  act(() => void editor.commands.insertContent(' and @none'));
  await waitFor(() => expect(find).toHaveBeenLastCalledWith('none'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('finds a name over its blanks, and takes no sentence for one', async () => {
  const find = vi.fn<FindPeople>(async () => [sam]);
  const { editor } = await open('', find);
  act(() => void editor.commands.insertContent('Ask @Sam Ok'));
  await waitFor(() => expect(find).toHaveBeenLastCalledWith('Sam Ok'));
  expect(await screen.findByRole('option', { name: /Sam/ })).toBeInTheDocument();
  find.mockClear();
  act(() => void editor.commands.insertContent('afor and three more words'));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(find).not.toHaveBeenCalled();
});
