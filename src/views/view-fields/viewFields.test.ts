import { describe, expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import type { CustomField } from '../../../schema/language/fieldsOf.ts';
import { withAdded } from '../../fields/agencyEntity.ts';
import { fieldsIn, viewFieldsOf } from './viewFields.ts';

const partner = registry.get('partner');
const size: CustomField = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  entity: 'partner',
  label: 'Size',
  dataType: 'SINGLE_SELECT',
  options: [{ id: 'a1', value: 'Small' }],
};
const since: CustomField = { ...size, id: '0190a0a0-0000-7000-8000-000000000002', dataType: 'DATE', options: [] };
const agency = { customFields: [size, since, { ...size, entity: 'talent' }] };
const names = [`custom.${size.id}`, `custom.${since.id}`];
const mayAll = () => 'edit' as const;
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe('the fields of a view', () => {
  const declared = viewFieldsOf(partner, mayAll);
  const known = viewFieldsOf(withAdded(partner, agency), mayAll);

  it('end with those that the agency added, wherever fields stand', () => {
    expect(namesOf(known.columns)).toEqual(namesOf(declared.columns));
    expect(namesOf(known.listColumns)).toEqual([...namesOf(declared.listColumns), ...names]);
    expect(namesOf(known.filters).filter((name) => name.startsWith('custom.'))).toEqual(names);
    expect(known.filters.flatMap(({ params }) => params.map(({ param }) => param))).toEqual(
      expect.arrayContaining([names[0], `${names[1]}From`, `${names[1]}To`]),
    );
    for (const sections of [known.sections, known.formSections]) {
      expect(sections.at(-1)).toMatchObject({ title: 'app.views.record.added' });
      expect(namesOf(sections.at(-1)?.fields ?? [])).toEqual(names);
    }
    expect(known.sortable.slice(-2)).toEqual(names);
    expect(known.kept).toEqual(declared.kept);
    expect(known.status).toEqual(declared.status);
  });

  it('leave a list that the agency hides to records alone: no form offers it', () => {
    const isOffered = ({ kind }: { readonly kind: string }) => kind !== 'catalogue';
    const hiding = viewFieldsOf(partner, mayAll, {}, isOffered);
    const inParts = (sections: typeof hiding.sections) => sections.flatMap(({ fields }) => namesOf(fields));
    expect(inParts(declared.formSections)).toContain('industryCategory');
    expect(inParts(hiding.formSections)).not.toContain('industryCategory');
    expect(inParts(hiding.editSections)).not.toContain('industryCategory');
    expect(inParts(hiding.sections)).toEqual(inParts(declared.sections));
    expect(hiding.listColumns).toEqual(declared.listColumns);
  });

  it('are on a card what the declaration says, as far as the person may see it, else not said', () => {
    expect(namesOf(declared.card ?? [])).toEqual(['industryCategory', 'headOfficeLocation']);
    expect(viewFieldsOf(partner, () => 'none').card).toEqual([]);
    expect(viewFieldsOf(registry.get('scout'), mayAll).card).toBeUndefined();
  });

  it('are in the form of a record that is there but for those that are fixed', () => {
    const catalogue = viewFieldsOf(registry.get('catalogue'), mayAll);
    const asked = (part: 'formSections' | 'editSections') => Object.keys(fieldsIn(catalogue[part]));
    expect(asked('formSections')).toEqual(['displayName', 'type', 'parent', 'position']);
    expect(asked('editSections')).toEqual(['displayName', 'parent', 'position']);
  });

  it('are not those that another variant alone asks for', () => {
    const scout = viewFieldsOf(registry.get('scout'), mayAll);
    expect(namesOf(scout.kept)).toEqual(['daysSinceTalk', 'talkAge', 'createdAt', 'updatedAt']);
  });

  it('have what is derived from one of them behind it, on the page alone', () => {
    const about = (kind: string, part: 'sections' | 'formSections') =>
      namesOf(viewFieldsOf(registry.get(kind), mayAll)[part].find(({ name }) => name === 'about')?.fields ?? []);
    expect(about('scout', 'sections')).toEqual(['dob', 'age', 'headline', 'bio']);
    expect(about('scout', 'formSections')).toEqual(['dob', 'headline', 'bio']);
  });

  it('carry the agency’s words', () => {
    expect(fieldsIn(known.formSections)[names[0] ?? '']).toMatchObject({ label: 'Size', words: { a1: 'Small' } });
  });

  it('stand in the part of the summary that the agency chose, and in their own where there is none such', () => {
    const { entity, label } = { ...size, entity: 'talent' };
    const of = (id: string, section: string) => ({ ...size, id, entity, label, section });
    const talent = withAdded(registry.get('talent'), {
      customFields: [of('a', 'contact'), of('b', 'sizes'), of('c', 'toString')],
    });
    expect(talent.form['contact']?.at(-1)).toBe('custom.a');
    expect(talent.form['custom.']).toEqual(['custom.b', 'custom.c']);
    const whole = viewFieldsOf(withAdded(partner, { customFields: [{ ...size, section: 'about' }] }), mayAll);
    expect(whole.formSections.map(({ title }) => title)).not.toContain('app.views.record.added');
  });

  it('are the declared ones where the agency added none, and for entities that take none', () => {
    expect(withAdded(partner, { customFields: [] })).toBe(partner);
    const staff = registry.get('staff');
    expect(withAdded(staff, { customFields: [{ ...size, entity: 'staff' }] })).toBe(staff);
  });

  it('are written by nobody who may only read', () => {
    const readOnly = viewFieldsOf(withAdded(partner, agency), () => 'read');
    expect(readOnly.formSections).toEqual([]);
    expect(namesOf(readOnly.columns)).toEqual(namesOf(known.columns));
  });

  it('show the columns that were chosen, the first one always', () => {
    const [first = '', second = ''] = namesOf(declared.columns);
    const chosen = { [first]: false, [second]: false, [names[0] ?? '']: false };
    const { columns, listColumns } = viewFieldsOf(withAdded(partner, agency), mayAll, { shown: chosen });
    expect(namesOf(columns)).toEqual(namesOf(known.columns).filter((name) => name === first || !(name in chosen)));
    expect(namesOf(listColumns)).toContain(second);
  });

  it('offer what the declaration hides at first', () => {
    const [, second = ''] = partner.list.columns;
    const list = { ...partner.list, columns: partner.list.columns.filter((name) => name !== second), hidden: [second] };
    const hiding = { ...partner, list };
    expect(namesOf(viewFieldsOf(hiding, mayAll).columns)).not.toContain(second);
    expect(namesOf(viewFieldsOf(hiding, mayAll, { shown: { [second]: true } }).columns)).toContain(second);
  });
});
