import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminContext,
  FilterLiveSearch,
  ListContextProvider,
  memoryStore,
  ReferenceField,
  TextField,
} from 'react-admin';
import { testDataProvider, useList } from 'ra-core';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import * as ofRecords from '../../widgets/icons.tsx';
import * as ofActions from './actions.tsx';
import * as ofAreas from './areas.tsx';
import type { Icon } from './drawn.tsx';

const modules = join(import.meta.dirname, '../../../node_modules');
const iconsPackage = join(modules, '@mui/icons-material');
const held = readdirSync(join(iconsPackage, 'icons')).map((file) => file.replace(/\.js$/, ''));

/** The icons that the built files of a package name, `(all)` where it imports the package as a whole. */
function iconsOf(name: string): string[] {
  const folder = join(modules, name, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.c?(js|ts)$/.test(file));
  return files.flatMap((file) => {
    const found = readFileSync(join(folder, file), 'utf8').matchAll(/['"]@mui\/icons-material(?:\/(\w+))?['"]/g);
    return [...found].map(([, icon = '(all)']) => icon);
  });
}

const iconOf = async (name: string) =>
  ((await import(/* @vite-ignore */ `@mui/icons-material/${name}`)) as { default: Icon }).default;

/** Names of Material UI icons that our own drawings replace. */
const ours: Readonly<Record<string, Icon>> = {
  Add: ofActions.AddIcon,
  Brightness4: ofActions.DarkIcon,
  Brightness7: ofActions.LightIcon,
  ChatBubble: ofAreas.CommsIcon,
  Clear: ofActions.CloseIcon,
  Close: ofActions.CloseIcon,
  Create: ofRecords.EditIcon,
  Dashboard: ofAreas.DashboardIcon,
  Delete: ofRecords.RemoveIcon,
  Done: ofActions.ChosenIcon,
  DragIndicator: ofActions.GripIcon,
  Event: ofAreas.CalendarIcon,
  ExpandMore: ofRecords.DownIcon,
  Favorite: ofAreas.FavoritesIcon,
  History: ofRecords.HistoryIcon,
  Lock: ofActions.ClosedIcon,
  MailOutlineOutlined: ofActions.MailIcon,
  Menu: ofActions.MenuIcon,
  People: ofAreas.StaffIcon,
  PowerSettingsNew: ofActions.SignOutIcon,
  Refresh: ofRecords.RetryIcon,
  RemoveRedEye: ofActions.ShownIcon,
  Search: ofActions.SearchIcon,
  Settings: ofAreas.SettingsIcon,
  Translate: ofActions.LanguageIcon,
  ViewWeek: ofActions.ColumnsIcon,
  Visibility: ofActions.ShownIcon,
  VisibilityOff: ofActions.HiddenIcon,
  WarningAmber: ofActions.WarningIcon,
};

it('the package has each icon that react-admin asks for, and no other', () => {
  const wanted = new Set(['ra-ui-materialui', 'react-admin'].flatMap(iconsOf));
  expect(held.sort()).toEqual([...wanted].sort());
});

it('the package says the version of Material UI, so that react-admin takes it', () => {
  const versions = ['@mui/icons-material', '@mui/material'].map(
    (name) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version as string,
  );
  expect(versions[0]).toBe(versions[1]);
});

it('each icon is drawn, and bears the test id that it has in Material UI', async () => {
  for (const name of held) {
    const { unmount } = render(createElement(await iconOf(name)));
    expect(screen.getByTestId(`${name}Icon`).querySelectorAll('path, circle, rect').length, name).toBeGreaterThan(0);
    unmount();
  }
});

it.each(Object.entries(ours))('%s is drawn as on our pages', async (name, Ours) => {
  const theirs = render(createElement(await iconOf(name))).container.querySelector('g');
  const own = render(<Ours />).container.querySelector('svg');
  expect(theirs?.innerHTML).toBe(own?.innerHTML);
});

const talents = [{ id: 1, name: 'Ada', agent: 7 }];

/** Components of react-admin as a developer would add them to a page: a search, a field, a field of another record. */
function Dropped() {
  return (
    <ListContextProvider value={useList({ data: talents, resource: 'talents' })}>
      <FilterLiveSearch source="name" label="Search" />
      <TextField source="name" record={talents[0]} />
      <ReferenceField source="agent" reference="agents" record={talents[0]} link={false}>
        <TextField source="name" />
      </ReferenceField>
    </ListContextProvider>
  );
}

it("react-admin's components work in a page, with their icons", async () => {
  const dataProvider = testDataProvider({
    getMany: async () => ({ data: [{ id: 7, name: 'Grace' }] as never }),
  });
  render(
    <AdminContext dataProvider={dataProvider} store={memoryStore()}>
      <Dropped />
    </AdminContext>,
  );
  expect(await screen.findByText('Grace')).toBeVisible();
  expect(screen.getByText('Ada')).toBeVisible();
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(screen.getByTestId('SearchIcon')).toBeVisible();
});
