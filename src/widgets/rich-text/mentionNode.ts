import Mention from '@tiptap/extension-mention';
import { mentionAt, mentionOf } from '../../../schema/rules/mentions.ts';

/** A mentioned person, in the editor and in Markdown. */
export const MentionNode = Mention.extend({
  markdownTokenName: 'mention',
  markdownTokenizer: {
    name: 'mention',
    level: 'inline',
    start: (text) => text.indexOf('[@'),
    tokenize: (text) => {
      const found = mentionAt(text);
      if (!found) return undefined;
      return { type: 'mention', raw: text.slice(0, found.length), attributes: { id: found.id, label: found.name } };
    },
  },
  parseMarkdown: (token, helpers) => helpers.createNode('mention', { ...token.attributes }),
  renderMarkdown: ({ attrs }) => mentionOf(String(attrs?.['label'] ?? ''), String(attrs?.['id'] ?? '')),
});
