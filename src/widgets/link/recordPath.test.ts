import { describe, expect, it } from 'vitest';
import { addScreen, editPath, listPath, recordPath } from './recordPath.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';

describe('the addresses of records', () => {
  it('lead to the pages of people', () => {
    expect(listPath('talent')).toBe('/talent');
    expect(addScreen('partner')?.pattern).toBe('/partner/add');
    expect(recordPath('scout', id)).toBe(`/scout/${id}/profile/summary`);
    expect(recordPath('talent', id, 'history')).toBe(`/talent/${id}/profile/history`);
    expect(editPath('partner', id)).toBe(`/partner/${id}/profile/summary/edit`);
  });

  it('lead to the library of a record, not to one of its folders', () => {
    expect(recordPath('talent', id, 'library')).toBe(`/talent/${id}/library`);
    expect(recordPath('staff', id, 'library')).toBe(`/staff/${id}/profile/library`);
  });

  it('lead to the section of a list that shows the kind', () => {
    expect(listPath('invoice')).toBe('/finance/invoices/open');
    expect(listPath('expense')).toBe('/finance/invoices/expenses');
  });

  it('follow the form that staff have for their editing', () => {
    expect(editPath('staff', id)).toBe(`/staff/${id}/edit`);
  });

  it('are absent where no screen shows the kind or the tab', () => {
    expect(recordPath('note', id)).toBeNull();
    expect(listPath('catalogue')).toBeNull();
    expect(recordPath('staff', id, 'sizes')).toBeNull();
    expect(editPath('talent', id, 'history')).toBeNull();
  });
});
