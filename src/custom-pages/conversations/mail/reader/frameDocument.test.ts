import { expect, it } from 'vitest';
import { frameDocument } from './frameDocument.ts';

it('puts the policy before everything, and in place of pictures of the mail only what it holds', () => {
  const html = '<p>Hi</p><img src="cid:logo%40x" alt="Logo"><img src="cid:gone">';
  const page = frameDocument(html, new Map([['logo@x', 'data:image/png;base64,AA']]));
  const policy = `content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`;
  expect(page.indexOf(policy)).toBeLessThan(page.indexOf('<p>Hi</p>'));
  expect(page).toContain('<img src="data:image/png;base64,AA" alt="Logo">');
  expect(page).not.toContain('cid:');
});
