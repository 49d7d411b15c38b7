import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { directImports } from './directImports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { transform } = directImports(root);

const transformed = (code: string, id = 'src/App.tsx'): string | undefined => {
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  return (transform as unknown as (code: string, id: string) => { readonly code: string } | null)(code, id)?.code;
};

/** The imports of a code, each as what is imported and the end of the file's name. */
const importsIn = (code = '') =>
  [...code.matchAll(/import \{ (.*?) \} from '(.*?)';/g)].map(([, what, file = '']) => {
    if (file.startsWith('/')) expect(existsSync(file)).toBe(true);
    return [what, file.replace(/.*node_modules\//, '')];
  });

it('imports what is declared, passed on, or exported as default from the file that has it', () => {
  const code = "import { useTranslate, HttpError, useStore as useKept, type RaRecord } from 'ra-core';";
  expect(importsIn(transformed(code))).toEqual([
    ['useTranslate as useTranslate', 'ra-core/dist/i18n/useTranslate.js'],
    ['default as HttpError', 'ra-core/dist/dataProvider/HttpError.js'],
    ['useStore as useKept', 'ra-core/dist/store/useStore.js'],
  ]);
});

it('imports from files of a package what they import from its entry files', () => {
  const file = `${root}node_modules/ra-core/dist/store/useStore.js`;
  expect(importsIn(transformed('import { useEvent } from "../util/index.js";', file))).toEqual([
    ['useEvent as useEvent', 'ra-core/dist/util/useEvent.js'],
  ]);
});

it('leaves what it does not know to the entry file, and other imports as they are', () => {
  expect(importsIn(transformed("import { nobody } from 'ra-core';"))).toEqual([['nobody as nobody', 'ra-core']]);
  expect(transformed("import { useState } from 'react';")).toBeUndefined();
});
