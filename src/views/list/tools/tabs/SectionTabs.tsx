import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { fillPattern } from '../../../../../schema/routes/pattern.ts';
import type { Screen } from '../../../../../schema/routes/screen.ts';
import { ownerFilterOf, shownListOf, type FoundList } from '../../../../../schema/routes/shownList.ts';
import { openedFilterOf } from '../../../../../schema/routes/openedFilter.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { Filter, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { wordsAbout } from '../../../../fields/useWords.ts';
import { TabBar, TabLink } from '../../../../widgets/tabs/tabs.tsx';
import { useListReader } from '../../address/listReader.ts';
import { TabCount } from './TabCount.tsx';

interface SectionTabsProps {
  readonly screen: Pick<Screen, 'name' | 'pattern' | 'entity' | 'shows' | 'sections' | 'below'>;
  /** The section that is shown. */
  readonly section: string | undefined;
}

interface Tab {
  readonly name: string;
  readonly shown: FoundList;
}

/** Prefix of the counts of parts, which may have the names of sections. */
const partKey = 'part/';

/**
 * The sections of a screen as tabs, each with its address and the number of its records, counted in one call an
 * entity; below them the parts of the section that is shown.
 */
export function SectionTabs({ screen, section }: SectionTabsProps) {
  const translate = useTranslate();
  const { status, ...params } = useParams();
  const reader = useListReader();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const base = screen.pattern.replace('/:status', '');
  const owner = params['id'];
  const tabs = useMemo(() => {
    const named = Object.keys(screen.sections ?? {});
    return named.map((name) => ({ name, shown: shownListOf(screen, name, owner) }));
  }, [screen, owner]);
  const parts = useMemo(() => {
    const named = Object.keys((section !== undefined && screen.sections?.[section]?.statuses) || {});
    return named.map((name) => ({ name, shown: shownListOf(screen, section, owner, name) }));
  }, [screen, section, owner]);
  const asked = useMemo(() => {
    const byEntity = new Map<string, Record<string, Filter>>();
    const add = (some: readonly Tab[], prefix: string) => {
      for (const { name, shown } of some) {
        const own = byEntity.get(shown.entity) ?? {};
        byEntity.set(shown.entity, { ...own, [`${prefix}${name}`]: openedFilterOf(shown, reader) });
      }
    };
    add(
      tabs.filter(({ shown }) => shown.at === undefined),
      '',
    );
    for (const { name, shown } of tabs) {
      const summed = (shown.counts ?? []).map((part) => ({
        name: `${name}/${part}`,
        shown: shownListOf(screen, name, owner, part),
      }));
      add(summed, '');
    }
    add(parts, partKey);
    return [...byEntity];
  }, [owner, parts, reader, screen, tabs]);
  const counts = useQueries({
    queries: asked.map(([entity, countEach]) => ({
      queryKey: [entity, 'count', { countEach }],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        dataProvider.count(entity, { filter: ownerFilterOf(screen, owner), countEach, signal }),
    })),
    combine: (results) =>
      Object.assign({}, ...results.map(({ data }) => data?.each)) as Readonly<Record<string, number>>,
  });
  const numberOf = (key: string, { counts: summed = [] }: FoundList): number | undefined => {
    const numbers = summed.map((part) => counts[`${key}/${part}`]);
    if (numbers.length === 0) return counts[key];
    return numbers.includes(undefined) ? undefined : numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  };
  const linkOf = ({ name, shown }: Tab, to: string, isCurrent: boolean, number: number | undefined) => (
    <TabLink key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {/* The space keeps word and number apart for who hears them. */}
      {shown.word === undefined ? name : wordsAbout(shown.entity, [shown.word], translate)}{' '}
      {shown.at === undefined && <TabCount>{number !== undefined && formatCount(number)}</TabCount>}
    </TabLink>
  );
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        bgcolor: 'background.paper',
        borderBottom: { md: 1 },
        borderColor: { md: 'line' },
        '& > nav': { borderBottomWidth: { md: 0 } },
      }}
    >
      <TabBar sx={{ flex: { md: 1 } }} aria-label={translate('app.views.list.sections')}>
        {tabs.map((tab) =>
          linkOf(
            tab,
            fillPattern(tab.shown.at ?? base, { ...params, section: tab.name }),
            tab.name === section,
            numberOf(tab.name, tab.shown),
          ),
        )}
      </TabBar>
      {parts.length > 0 && (
        <TabBar aria-label={translate('app.views.list.parts')}>
          {parts.map((tab, index) =>
            linkOf(
              tab,
              fillPattern(`${base}/:status`, { ...params, section, status: tab.name }),
              tab.name === (status ?? parts[0]?.name) || (index === 0 && !parts.some(({ name }) => name === status)),
              counts[`${partKey}${tab.name}`],
            ),
          )}
        </TabBar>
      )}
    </Box>
  );
}
