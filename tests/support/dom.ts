import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { keepHidingStyles, skipOwnerStacks } from './domSpeed.ts';

/** Properties that react-admin still hands to Material UI 9, which passes them on to the element. */
const known = /^React does not recognize the `(InputProps|inputProps|InputLabelProps|inputRef)` prop on a DOM element/;

// What is waited for comes in a moment, but not on every machine within a second.
configure({ asyncUtilTimeout: 10_000 });

// A page as it is served says what it is; drag and drop asks.
if (!document.doctype) document.prepend(document.implementation.createDocumentType('html', '', ''));

keepHidingStyles();
skipOwnerStacks();

const complaints: string[] = [];
const complain = (...args: unknown[]) => {
  const message = format(...args);
  if (!known.test(message)) complaints.push(message);
};

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const worker = globalThis as { firstAddress?: string };
/** Address of the worker's first file: the last test of another may have followed a link out of the app. */
const start = (worker.firstAddress ??= location.href);

beforeEach(() => {
  // A test before this one may have followed a link out of the app.
  if (location.href !== start) happyDOM.setURL(start);
  // Or have chosen another language.
  document.documentElement.lang = 'en';
  complaints.length = 0;
  console.error = complain;
  console.warn = complain;
});

/** A test whose console complained fails. One that expects a complaint replaces `console.error` by a spy of its own. */
afterEach(() => {
  cleanup();
  if (complaints.length) throw new Error(`The console complained:\n${complaints.splice(0).join('\n')}`);
});

/** Awaits what the last page loads lazily: the worker may end with the file. */
afterAll(() => vi.dynamicImportSettled());
