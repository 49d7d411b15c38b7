import { styled } from '@mui/material/styles';
import Markdown, { defaultUrlTransform, type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import { mentionScheme } from '../../../schema/rules/mentions.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import { QuietLink } from '../link/QuietLink.tsx';
import { textLook } from './textLook.ts';

const Frame = styled('div')(textLook);

const Mention = styled(QuietLink)(({ theme }) => ({ color: theme.palette.primary.main, fontWeight: 520 }));

/**
 * Elements that a rich text may show. Anything else of Markdown, above all pictures and HTML, is dropped or shown as
 * text.
 */
const shown = 'p br strong em a ul ol li blockquote code pre h1 h2 h3 h4 h5 h6 hr'.split(' ');

/** Renders a text's headings as paragraphs, below the page's own headings. */
const heading: Components['h1'] = ({ children }) => <p className="heading">{children}</p>;

const mentionedBy = (address: string) => {
  const id = address.startsWith(mentionScheme) ? address.slice(mentionScheme.length) : '';
  return isUuid(id) ? id : null;
};

const addressOf = (address: string) => (mentionedBy(address) === null ? defaultUrlTransform(address) : address);

const components: Components = {
  a: ({ href = '', children }) => {
    const id = mentionedBy(href);
    if (id !== null) return <Mention to={`/staff/${id}/profile/summary`}>{children}</Mention>;
    return href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((level) => [level, heading])),
};

/** A rich text as it reads: Markdown, never HTML. */
export function RichText({ children }: { readonly children: string }) {
  return (
    <Frame>
      <Markdown
        remarkPlugins={[remarkBreaks]}
        allowedElements={shown}
        unwrapDisallowed
        urlTransform={addressOf}
        components={components}
      >
        {children}
      </Markdown>
    </Frame>
  );
}
