import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { suggestColumns } from '../../../../schema/areas/tools/imports/suggest.ts';
import { importTargets } from '../../../../schema/areas/tools/imports/targets.ts';
import { french } from '../../../i18n/french.ts';
import { wholeEnglish } from '../../../i18n/wholeEnglish.ts';
import { choiceWordsOf, lookUp, importWords, targetOf } from './fieldWords.ts';
import { rowLabel } from './rowWords.ts';

const languages = [lookUp(wholeEnglish), lookUp(french)];
const suggested = (kind: string, headings: readonly string[]) => {
  const entity = registry.get(kind);
  const targets = importTargets(entity, { customFields: [] });
  const columns = headings.map((heading) => ({ heading, values: [], fits: {} }));
  const named = targets.map(({ name }) => targetOf(entity, name, languages));
  return suggestColumns(columns, named, importWords(entity, languages)).map((one) => one?.field ?? null);
};

describe('columns of rows', () => {
  it.each(['talent', 'scout', 'partner'])('are known by what a spreadsheet calls them: %s', (kind) => {
    expect(suggested(kind, ['Street', 'City', 'ZIP', 'Country', 'Address type'])).toEqual(
      ['addressLine1', 'city', 'zip', 'country', 'type'].map((cell) => `addresses.${cell}`),
    );
    expect(suggested(kind, ['Adresse', 'Ville', 'Code postal', 'Pays', 'Adresse : type'])).toEqual(
      ['addressLine1', 'city', 'zip', 'country', 'type'].map((cell) => `addresses.${cell}`),
    );
  });

  it('are known by the service of an account, in any form', () => {
    expect(suggested('talent', ['Instagram', 'Facebook URL', 'Twitter', 'Lien YouTube', 'TikTok link'])).toEqual([
      'socials.INSTAGRAM',
      'socials.FACEBOOK',
      'socials.TWITTER',
      null,
      'socials.TIKTOK',
    ]);
  });

  it('leave what is a field of its own, and what could be anything', () => {
    expect(suggested('talent', ['Website', 'State', 'Type', 'Other', 'City', 'Country', 'Title', 'Date'])).toEqual([
      'website',
      'state',
      'type',
      null,
      'location',
      null,
      null,
      null,
    ]);
    expect(suggested('partner', ['Street', 'Type', 'Contact address'])).toEqual(['addresses.addressLine1', null, null]);
  });

  it.each([
    ['talent', ['Full name', 'Mail', 'Mobile', 'Town', 'Profession', 'DOB', 'Agent']],
    ['talent', ['Nom complet', 'Courriel', 'Portable', 'Ville', 'Discipline', 'Né le', 'Responsable']],
  ])('are known by other names too: %s %j', (kind, headings) => {
    const fields = ['displayName', 'email', 'phoneNumber', 'location', 'categories', 'dob', 'assignees'];
    expect(suggested(kind, headings)).toEqual(fields);
  });

  it('are known in lists of companies, contacts and work', () => {
    expect(suggested('partner', ['Company', 'Industry', 'Mail', 'Tel', 'Site', 'Town'])).toEqual([
      'displayName',
      'industryCategory',
      'email',
      'phoneNumber',
      'companyWebsite',
      'headOfficeLocation',
    ]);
    expect(suggested('partnerContact', ['Full name', 'Mail', 'Cell'])).toEqual(['name', 'email', 'phoneNumber']);
    expect(suggested('task', ['Title', 'Deadline', 'Assigned to'])).toEqual(['summary', 'dueDate', 'assignee']);
  });

  it('have the words of their choices in every language', () => {
    const { words } = choiceWordsOf(registry.get('scout'), 'addresses.type', languages);
    expect(words).toMatchObject({ Office: 'OFFICE', Bureau: 'OFFICE' });
    expect(choiceWordsOf(registry.get('talent'), 'socials.INSTAGRAM', languages)).toEqual({});
  });

  it('are called after the row and the cell, and after the row alone where both are called the same', () => {
    const labels = importTargets(registry.get('talent'), { customFields: [] }).flatMap(({ part }) =>
      part ? [rowLabel('talent', part, (key) => languages[0]?.(key) ?? key)] : [],
    );
    expect(labels).toEqual(expect.arrayContaining(['Address', 'Address · City', 'Social account · Instagram']));
  });
});
