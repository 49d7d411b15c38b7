import { renderHook } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, type TranslationMessages } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import type { RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import { french } from '../../../i18n/french.ts';
import { wholeEnglish } from '../../../i18n/wholeEnglish.ts';
import { useFaultWords } from './useFaultWords.ts';

const fault: RowFault = { field: 'email', key: 'email', text: 'none' };

function wordsIn(messages: object) {
  const provider = polyglot(() => messages as unknown as TranslationMessages, 'x', [{ locale: 'x', name: 'x' }]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext i18nProvider={provider} dataProvider={testDataProvider()}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  return renderHook(() => useFaultWords(registry.get('talent')), { wrapper }).result.current;
}

it.each([
  ['English', wholeEnglish, 'Email “none”: ', 'Email: ', '{field} “{text}”: {fault}'],
  [
    'French',
    french,
    'E-mail «\u00A0none\u00A0»\u00A0: ',
    'E-mail\u00A0: ',
    '{field} «\u00A0{text}\u00A0»\u00A0: {fault}',
  ],
])(
  'quotes a wrong value as one does in %s, on the page and in the file',
  (_language, messages, value, field, ofValue) => {
    const { words, said, ofFile } = wordsIn(messages);
    expect(words(fault, 'none')).toBe(`${value}${said(fault)}`);
    expect(words(fault)).toBe(`${field}${said(fault)}`);
    expect(ofFile().ofValue).toBe(ofValue);
  },
);
