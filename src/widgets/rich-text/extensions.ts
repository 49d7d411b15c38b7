import type { AnyExtension } from '@tiptap/core';
import Placeholder from '@tiptap/extension-placeholder';
import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import type { SuggestionOptions } from '@tiptap/suggestion';
import { Marked } from 'marked';
import type { Reference } from '../../../schema/fields/field.ts';
import { MentionNode } from './mentionNode.ts';

/** Suggestions of people after typing `@`; null if mentions are disabled. */
export type Suggesting = Pick<SuggestionOptions<Reference>, 'items' | 'render'> | null;

/**
 * Returns the extensions of the editor: the common features of Markdown, read and written without loss. Tables, struck
 * words and HTML stay plain characters.
 */
export function extensionsOf(suggestion: Suggesting, placeholder = ''): AnyExtension[] {
  return [
    StarterKit.configure({
      underline: false,
      strike: false,
      trailingNode: false,
      link: { openOnClick: false, defaultProtocol: 'https' },
    }),
    Markdown.configure({ marked: new Marked({ gfm: false }) as never }),
    Placeholder.configure({ placeholder }),
    ...(suggestion
      ? [MentionNode.configure({ suggestion: { ...suggestion, char: '@', allowSpaces: true } })]
      : [MentionNode]),
  ];
}
