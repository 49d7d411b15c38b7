import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRecordContext } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lightTheme } from '../../theme/themes.ts';
import type { ColumnSettings } from './columnSettings.ts';
import { Grid } from './Grid.tsx';
import type { GridColumn } from './gridColumn.ts';
import type { Selection } from './selection.ts';
import type { Order } from './SortButton.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
}

const rows: readonly Row[] = ['Ada', 'Bao', 'Cleo', 'Dara'].map((name, index) => ({
  id: `r${index}`,
  name,
  cost: index,
}));
/** Reads its row as parts of react-admin do. */
const Cost = () => `${useRecordContext<Row>()?.cost}.00`;

const columns: readonly GridColumn<Row>[] = [
  { name: 'name', heading: 'Name', size: 200, isSortable: true, cell: ({ name }) => <a href={`/${name}`}>{name}</a> },
  { name: 'cost', heading: 'Cost', size: 100, isFigure: true, cell: () => <Cost /> },
  { name: 'note', heading: 'Note', size: 100, isHidden: true, cell: () => '-' },
];
const words = {
  label: 'People',
  actions: 'Actions',
  nextRow: 'Next row',
  formerRow: 'Previous row',
  pickAll: 'Pick all',
  pick: (title: string) => `Select ${title}`,
};

interface Parts {
  readonly shown?: readonly Row[];
  readonly canPick?: boolean;
  readonly start?: ColumnSettings;
  readonly hasActions?: boolean;
  /** Name of the column whose cells are edited. */
  readonly edited?: string;
}

const actionsOf = ({ name }: Row) => (
  <>
    <button type="button">{`Edit ${name}`}</button>
    <button type="button">{`Delete ${name}`}</button>
  </>
);

function show({ shown = rows, canPick = false, start = {}, hasActions = false, edited }: Parts = {}) {
  const onOpen = vi.fn<(row: Row) => void>();
  const onEdit = vi.fn<(cell: string | null) => void>();
  const onOrder = vi.fn<(order: Order) => void>();
  const onSettings = vi.fn<(settings: ColumnSettings) => void>();
  const onSelection = vi.fn<(selection: Selection) => void>();
  function Page({ data, whileDrawn }: { readonly data: readonly Row[]; readonly whileDrawn?: () => void }) {
    useLayoutEffect(() => {
      whileDrawn?.();
    }, [whileDrawn]);
    const scroller = useRef<HTMLDivElement>(null);
    const [settings, setSettings] = useState(start);
    const [selection, setSelection] = useState<Selection>(new Set());
    return (
      <ThemeProvider theme={createTheme(lightTheme)}>
        <div ref={scroller} style={{ height: 400, overflow: 'auto' }}>
          <Grid
            words={words}
            columns={columns}
            rows={data}
            titleOf={({ name }) => name}
            total={45}
            offset={20}
            settings={settings}
            onSettings={(next) => {
              onSettings(next);
              setSettings(next);
            }}
            order={{ orderBy: 'name', orderDirection: 'ASC' }}
            onOrder={onOrder}
            onOpen={onOpen}
            editOf={(_row, name) => (name === edited ? ({ textContent }) => onEdit(textContent) : null)}
            scroller={scroller}
            {...(hasActions && { sideOf: actionsOf, sideWidth: 130 })}
            picking={
              canPick
                ? {
                    selection,
                    onSelection: (next) => {
                      onSelection(next);
                      setSelection(next);
                    },
                  }
                : undefined
            }
          />
        </div>
      </ThemeProvider>
    );
  }
  const { rerender } = render(<Page data={shown} />);
  const picked = () => [...(onSelection.mock.calls.at(-1)?.[0] ?? [])];
  return {
    user: userEvent.setup(),
    onOpen,
    onEdit,
    onOrder,
    onSettings,
    picked,
    replace: (data: readonly Row[]) => rerender(<Page data={data} />),
    /** Draws the rows again, and does something before anything that follows from it. */
    redraw: (whileDrawn: () => void) => rerender(<Page data={shown} whileDrawn={whileDrawn} />),
  };
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));
const focused = () => document.activeElement?.textContent?.replace(/[↑↓]/, '');

describe('a grid', () => {
  it('says how much there is of it and where each row and column stands', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'People' });
    expect(grid).toHaveAttribute('aria-rowcount', '46');
    expect(grid).toHaveAttribute('aria-colcount', '2');
    expect(headings()).toEqual(['Name', 'Cost']);
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    const [, first] = within(grid).getAllByRole('row');
    expect(first).toHaveAttribute('aria-rowindex', '22');
    expect(within(first as HTMLElement).getByText('0.00')).toHaveAttribute('aria-colindex', '2');
  });

  it('has one tab stop, which arrows move', async () => {
    const { user } = show();
    await user.tab();
    expect(focused()).toBe('Ada');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('1.00');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe('3.00');
    await user.keyboard('{Home}{ArrowDown}{ArrowLeft}');
    expect(focused()).toBe('Dara');
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    expect(focused()).toBe('Name');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('keeps the row that has the focus when rows come and go around it', async () => {
    const { user, replace } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Cleo');
    replace([{ id: 'new', name: 'Aaron', cost: 9 }, ...rows.slice(1)]);
    expect(focused()).toBe('Cleo');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Bao');
  });

  it('takes no step back for a key that is pressed while rows are drawn', async () => {
    const { user, redraw } = show();
    await user.tab();
    // React wants keys pressed after it has drawn, which people do not wait for.
    vi.spyOn(console, 'error').mockReturnValue();
    redraw(() => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' }));
    expect(focused()).toBe('Bao');
  });

  it('opens a row by Enter and by a click, and sorts by Enter on a heading that sorts', async () => {
    const { user, onOpen, onOrder } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
    await user.click(screen.getByText('3.00'));
    expect(onOpen).toHaveBeenLastCalledWith(rows[3]);
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    expect(onOrder).toHaveBeenCalledExactlyOnceWith({ orderBy: 'name', orderDirection: 'DESC' });
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onOrder).toHaveBeenCalledOnce();
  });

  it('makes a column wider by keyboard', async () => {
    const { user, onSettings } = show();
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowRight}{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}');
    expect(onSettings).toHaveBeenLastCalledWith({ sizes: { cost: 116 } });
    expect(focused()).toBe('Cost');
  });

  it('makes a column as wide as what stands in it, by keyboard and by a double click', async () => {
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue({ width: 140 } as DOMRect);
    const { user, onSettings, onOrder } = show();
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowRight}{Alt>}{Enter}{/Alt}');
    const [[first]] = onSettings.mock.calls as [[ColumnSettings]];
    expect(first).toEqual({ sizes: { cost: expect.any(Number) } });
    expect(first.sizes?.['cost']).toBeGreaterThanOrEqual(140);
    expect(focused()).toBe('Cost');
    await user.keyboard('{ArrowLeft}{Alt>}{Enter}{/Alt}');
    expect(onOrder).not.toHaveBeenCalled();
    const handle = screen.getByRole('columnheader', { name: 'Cost' }).querySelector('[aria-hidden="true"]');
    await user.dblClick(handle as Element);
    expect(onSettings.mock.lastCall?.[0].sizes?.['cost']).toBe(first.sizes?.['cost']);
    vi.restoreAllMocks();
  });

  it('tells assistive technology by which keys a heading changes its width', () => {
    show({ hasActions: true, canPick: true });
    const [pick, name, cost, actions] = screen.getAllByRole('columnheader');
    for (const heading of [name, cost])
      expect(heading).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight Alt+Enter');
    for (const heading of [pick, actions]) expect(heading).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('stands as it was arranged', () => {
    show({ start: { order: ['cost', 'name'], shown: { note: true }, pinned: { note: 'start' } } });
    expect(headings()).toEqual(['Note', 'Cost', 'Name']);
  });

  it('picks by Space and by click, and extends with Shift', async () => {
    const { user, picked } = show({ canPick: true });
    await user.tab();
    await user.tab();
    expect(focused()).toBe('Ada');
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(picked()).toEqual(['r0', 'r1', 'r2']);
    await user.keyboard(' ');
    expect(picked()).toEqual(['r0', 'r1']);
    await user.click(screen.getByRole('checkbox', { name: 'Select Dara' }));
    expect(picked()).toEqual(['r0', 'r1', 'r3']);
    await user.click(screen.getByRole('checkbox', { name: 'Pick all' }));
    expect(picked()).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: 'Pick all' }));
    expect(picked()).toEqual([]);
  });

  it('picks from the last row picked to the one clicked with Shift', async () => {
    const { user, picked } = show({ canPick: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select Dara' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Bao' }));
    await user.keyboard('{/Shift}');
    expect(picked().toSorted()).toEqual(['r1', 'r2', 'r3']);
  });

  it('says that some rows of the page are picked, but not all', async () => {
    const { user } = show({ canPick: true });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pick all' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Dara' }));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
  });

  it('leads into the actions of a row and back, with one tab stop still', async () => {
    const { user, onOpen } = show({ hasActions: true });
    await user.tab();
    await user.keyboard('{F2}');
    expect(document.activeElement).toHaveAttribute('href', '/Ada');
    await user.keyboard('{Escape}{End}{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
    expect(focused()).toBe('Edit Ada');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Delete Ada');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '3');
    await user.keyboard('{F2}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Edit BaoDelete Bao');
    await user.keyboard('{Enter}{Escape}{ArrowLeft}');
    expect(focused()).toBe('1.00');
    await user.keyboard('{End}{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Cost');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('edits a cell by F2 and by a press with Alt, and opens the row at once by any other press', async () => {
    const { user, onOpen, onEdit } = show({ edited: 'cost' });
    await user.tab();
    await user.keyboard('{ArrowRight}{F2}');
    expect(onEdit.mock.calls).toEqual([['0.00']]);
    await user.keyboard('{Alt>}');
    await user.click(screen.getByText('2.00'));
    await user.keyboard('{/Alt}');
    expect(onEdit.mock.calls).toEqual([['0.00'], ['2.00']]);
    await user.click(screen.getByText('3.00'));
    expect(onOpen.mock.calls).toEqual([[rows[3]]]);
    expect(onEdit).toHaveBeenCalledTimes(2);
  });

  it('leads with Shift and F2 into a cell that F2 edits', async () => {
    const { user, onEdit } = show({ edited: 'name' });
    await user.tab();
    await user.keyboard('{Shift>}{F2}{/Shift}');
    expect(document.activeElement).toHaveAttribute('href', '/Ada');
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('gives the place of a row that goes, and its focus, to the next one', async () => {
    const { user, replace } = show({ hasActions: true });
    await user.tab();
    await user.keyboard('{ArrowDown}{End}{Enter}');
    expect(focused()).toBe('Edit Bao');
    replace(rows.filter(({ name }) => name !== 'Bao'));
    expect(document.activeElement).toHaveTextContent('Edit CleoDelete Cleo');
    replace(rows.slice(0, 1));
    expect(document.activeElement).toHaveTextContent('Edit AdaDelete Ada');
  });

  it('makes a column wider by dragging its handle, and tells the width once', () => {
    const { onSettings, onOrder } = show();
    const handle = screen.getByRole('columnheader', { name: 'Cost' }).querySelector('[aria-hidden="true"]') as Element;
    handle.setPointerCapture = vi.fn<Element['setPointerCapture']>();
    const at = (clientX: number) => ({ clientX, button: 0, isPrimary: true, pointerId: 1 });
    fireEvent.pointerDown(handle, at(100));
    fireEvent.pointerMove(handle, at(120));
    expect(handle).toHaveStyle({ translate: '20px' });
    expect(onSettings).not.toHaveBeenCalled();
    fireEvent.pointerMove(handle, at(140));
    fireEvent.pointerUp(handle, at(140));
    fireEvent.pointerDown(handle, at(140));
    fireEvent.pointerUp(handle, at(140));
    expect(onSettings.mock.calls).toEqual([[{ sizes: { cost: 140 } }]]);
    fireEvent.pointerDown(handle, at(140));
    fireEvent.pointerCancel(handle, at(140));
    fireEvent.pointerMove(handle, at(200));
    expect(handle).not.toHaveAttribute('data-drawn');
    expect(onOrder).not.toHaveBeenCalled();
  });

  it('draws no more of many rows than is in sight and a little more', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: `m${index}`, name: `Name ${index}`, cost: index }));
    show({ shown: many });
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

it('goes from row to row by j and k, from anywhere on the page, and opens by Enter', async () => {
  const { user, onOpen } = show();
  const rowInFocus = () => document.activeElement?.closest('tr')?.getAttribute('data-id');
  await user.keyboard('j');
  expect(rowInFocus()).toBe(String(rows[0]?.id));
  await user.keyboard('jj');
  expect(rowInFocus()).toBe(String(rows[2]?.id));
  await user.keyboard('k{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);
});
