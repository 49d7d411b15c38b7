import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../schema/fields/kinds.ts';
import type { PatternKey } from '../../../schema/rules/patterns.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { TextCell } from './text.tsx';

function renderText(pattern: PatternKey | undefined, value: string) {
  const declared = field.text(pattern === undefined ? {} : { pattern });
  renderView(<TextCell resource="talent" name="text" field={declared as never} record={{ id: '1', text: value }} />);
  return screen.queryByRole('link');
}

it.each<[PatternKey, string, string]>([
  ['email', 'ada@example.com', 'mailto:ada@example.com'],
  ['website', 'https://www.example.com/a', 'https://www.example.com/a'],
  ['website', 'example.com/a', 'https://example.com/a'],
  ['instagram', 'www.instagram.com/ada', 'https://www.instagram.com/ada'],
])('leads where a text of the pattern %s points', (pattern, value, href) => {
  expect(renderText(pattern, value)).toHaveAttribute('href', href);
});

it.each<[PatternKey | undefined, string]>([
  [undefined, 'https://www.example.com'],
  ['timeZone', 'Australia/Sydney'],
  ['website', 'javascript:alert(1)'],
  ['website', 'javascript://example.com/%0aalert(1)'],
])('leads nowhere for the pattern %s and the text %s', (pattern, value) => {
  expect(renderText(pattern, value)).toBeNull();
});
