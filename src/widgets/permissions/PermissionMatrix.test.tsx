import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { levelSets } from '../../../schema/access/levels.ts';
import type { LevelsByResource } from '../../../schema/access/matrix.ts';
import { shownResources } from './matrixProps.ts';
import { renderView, setWidth } from '../../../tests/support/browser/renderView.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

function open(start: LevelsByResource = {}, isReadOnly = false) {
  const changed = vi.fn<(next: LevelsByResource) => void>();
  function Held() {
    const [value, setValue] = useState(start);
    const onChange = (next: LevelsByResource) => {
      changed(next);
      setValue(next);
    };
    return <PermissionMatrix value={value} onChange={onChange} isReadOnly={isReadOnly} />;
  }
  return { changed, ...renderView(<Held />) };
}

const levels = ['No Access', 'View Assigned', 'View All', 'Edit Assigned', 'Edit All'];
const box = (resource: string, level: string) => screen.getByRole('checkbox', { name: `${resource}: ${level}` });
const ticked = (resource: string) =>
  levels.filter((level) => (box(resource, level) as HTMLInputElement).checked).join(', ');

afterEach(() => setWidth(1024));

describe('the matrix', () => {
  it('is a table with a row a resource and a column a level, each with its heading', () => {
    open();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Area', ...levels]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(shownResources.length);
  });

  it('ticks what a level implies, and unticks what depends on it', async () => {
    const { user, changed } = open();
    await user.click(box('Talents', 'Edit All'));
    expect(ticked('Talents')).toBe('View Assigned, View All, Edit Assigned, Edit All');
    await user.click(box('Talents', 'View All'));
    expect(ticked('Talents')).toBe('View Assigned, Edit Assigned');
    await user.click(box('Talents', 'No Access'));
    expect(ticked('Talents')).toBe('No Access');
    expect(changed.mock.calls.map(([next]) => next.TALENT)).toEqual([
      levelSets.editAll,
      levelSets.editAssigned,
      levelSets.none,
    ]);
  });

  it('keeps No Access where somebody unticks it alone', async () => {
    const { user, changed } = open();
    await user.click(box('Talents', 'No Access'));
    expect(ticked('Talents')).toBe('No Access');
    expect(changed).not.toHaveBeenCalled();
  });

  it('disables what a resource does not permit', () => {
    open({ FINANCE: levelSets.editAll });
    const disabled = (resource: string) =>
      levels.filter((level) => (box(resource, level) as HTMLInputElement).disabled);
    expect(disabled('Calendar')).toEqual(['View Assigned', 'Edit Assigned', 'Edit All']);
    expect(disabled('Finance')).toEqual(['View Assigned', 'Edit Assigned']);
    expect(disabled('Talents')).toEqual([]);
  });

  it('selects and deselects a column, only where its level is offered', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit All: all areas' }));
    await user.click(screen.getByRole('menuitem', { name: 'Select all' }));
    expect([ticked('Tasks'), ticked('Calendar')]).toEqual([
      'View Assigned, View All, Edit Assigned, Edit All',
      'No Access',
    ]);
    await user.click(screen.getByRole('button', { name: 'View All: all areas' }));
    await user.click(screen.getByRole('menuitem', { name: 'Deselect all' }));
    expect([ticked('Tasks'), ticked('Finance')]).toEqual(['View Assigned, Edit Assigned', 'No Access']);
  });

  it('has no Deselect all for No Access', async () => {
    const { user } = open({ TASK: levelSets.editAll });
    await user.click(screen.getByRole('button', { name: 'No Access: all areas' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Select all']);
    await user.click(screen.getByRole('menuitem'));
    expect(ticked('Tasks')).toBe('No Access');
  });

  it('is walked through with the arrows, past what is disabled, and ticked with the space bar', async () => {
    const { user } = open();
    box('Dashboard', 'View All').focus();
    await user.keyboard('{ArrowDown}');
    expect(box('Calendar', 'View All')).toHaveFocus();
    await user.keyboard(' {ArrowLeft}');
    expect(ticked('Calendar')).toContain('View All');
    expect(box('Calendar', 'No Access')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(box('Calendar', 'No Access')).toHaveFocus();
  });

  it('cannot be touched where it is only read', () => {
    open({ TASK: levelSets.viewAll }, true);
    expect(ticked('Tasks')).toBe('View Assigned, View All');
    for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  it('is a block a resource, in which the same boxes are ticked', async () => {
    setWidth(390);
    const { user } = open();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const talents = within(screen.getByRole('group', { name: 'Talents' }));
    await user.click(talents.getByRole('checkbox', { name: 'Edit Assigned' }));
    expect(talents.getByRole('checkbox', { name: 'View Assigned' })).toBeChecked();
    expect(talents.getByRole('checkbox', { name: 'No Access' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'View All: all areas' }));
    await user.click(screen.getByRole('menuitem', { name: 'Select all' }));
    const calendar = within(screen.getByRole('group', { name: 'Calendar' }));
    expect(calendar.getByRole('checkbox', { name: 'View All' })).toBeChecked();
  });
});
