import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { lightTheme } from '../../../src/theme/themes.ts';
import type { ColumnSettings } from '../../../src/widgets/grid/columnSettings.ts';
import { Grid } from '../../../src/widgets/grid/Grid.tsx';
import type { GridColumn } from '../../../src/widgets/grid/gridColumn.ts';
import { columnNames, type Row, type TableProps } from './rows.ts';

const theme = createTheme(lightTheme);
const words = {
  label: 'Rows',
  actions: 'Actions',
  nextRow: '',
  formerRow: '',
  pickAll: 'Pick all',
  pick: (title: string) => `Pick ${title}`,
};
const columns = columnNames.map((name): GridColumn<Row> => ({
  name,
  heading: name,
  size: 160,
  cell: (row) => row[name],
}));
const titleOf = ({ id }: Row) => id;

export function Frame({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Greenroom's grid, alone. */
export function Table({ rows, scroller }: TableProps) {
  const [settings, setSettings] = useState<ColumnSettings>({});
  return (
    <Grid
      words={words}
      columns={columns}
      rows={rows}
      titleOf={titleOf}
      total={rows.length}
      offset={0}
      settings={settings}
      onSettings={setSettings}
      scroller={scroller}
    />
  );
}
