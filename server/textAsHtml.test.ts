import { expect, it } from 'vitest';
import { textAsHtml } from './textAsHtml.ts';

it.each([
  ['Live on Friday', '<p>Live on Friday</p>'],
  ['One\nline\r\n\r\nand another\n  \n\nparagraph', '<p>One<br>line</p><p>and another</p><p>paragraph</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  [`a & b "c" 'd'`, '<p>a &amp; b &quot;c&quot; &#39;d&#39;</p>'],
  [' \n ', ''],
])('shows %j as text', (text, html) => {
  expect(textAsHtml(text)).toBe(html);
});
