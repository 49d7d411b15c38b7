import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 6,
  background: '#fff',
}));

/** Pixels of a line, of the smallest and of the largest frame: its content tells nobody its height. */
const line = 23;
const least = 140;
const most = 560;
/** Pixels for pictures, whose heights are unknown. */
const pictureRoom = 200;
/** Letters in a line, about. */
const width = 75;

function heightOf(text: string, hasPictures: boolean): number {
  const lines = text.split('\n').reduce((sum, one) => sum + Math.max(1, Math.ceil(one.length / width)), 0);
  return Math.min(most, Math.max(least, lines * line + 60 + (hasPictures ? pictureRoom : 0)));
}

interface HtmlFrameProps {
  /** The whole page (`frameDocument`). */
  readonly page: string;
  /** The text of the mail, by which the frame's height is guessed. */
  readonly text: string;
  readonly hasPictures: boolean;
}

/** The HTML of a mail in a frame that has no origin, runs nothing and loads nothing; its links open in tabs of their own. */
export function HtmlFrame({ page, text, hasPictures }: HtmlFrameProps) {
  const translate = useTranslate();
  return (
    <Frame
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      title={translate('app.mail.content')}
      srcDoc={page}
      style={{ height: heightOf(text, hasPictures) }}
    />
  );
}
