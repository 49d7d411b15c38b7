import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { fillPattern } from '../../../../schema/routes/pattern.ts';
import type { Screen } from '../../../../schema/routes/screen.ts';
import { shownListOf } from '../../../../schema/routes/shownList.ts';
import { formatCount } from '../../../../schema/rules/numbers.ts';
import type { Filter, GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { TabCount } from './TabCount.tsx';

interface SectionTabsProps {
  readonly screen: Pick<Screen, 'name' | 'pattern' | 'entity' | 'shows' | 'sections' | 'below'>;
  /** The section that is shown. */
  readonly section: string | undefined;
  /** The entity of the list that is shown: its sections are counted. */
  readonly entity: AnyEntity;
}

/** The sections of a screen as tabs, each with its address and the number of its records, counted in one call. */
export function SectionTabs({ screen, section, entity }: SectionTabsProps) {
  const translate = useTranslate();
  const params = useParams();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const tabs = useMemo(
    () => Object.keys(screen.sections ?? {}).map((name) => ({ name, shown: shownListOf(screen, name, params['id']) })),
    [screen, params],
  );
  const countEach = useMemo(() => {
    const own = tabs.filter(({ shown }) => shown.entity === entity.name);
    return Object.fromEntries(
      own.map(({ name, shown: { list, preset } }): [string, Filter] => [name, { ...preset, ...(list && { list }) }]),
    );
  }, [entity, tabs]);
  const { data } = useQuery({
    queryKey: [entity.name, 'count', { countEach }],
    queryFn: ({ signal }) => dataProvider.count(entity.name, { filter: {}, countEach, signal }),
  });
  return (
    <TabBar aria-label={translate('app.views.list.sections')}>
      {tabs.map(({ name, shown }) => (
        <TabLink
          key={name}
          to={fillPattern(screen.pattern, { ...params, section: name })}
          aria-current={name === section ? 'page' : undefined}
        >
          {/* The space keeps word and number apart for who hears them. */}
          {shown.word === undefined ? name : translate(shown.word)}{' '}
          <TabCount>{data?.each?.[name] !== undefined && formatCount(data.each[name])}</TabCount>
        </TabLink>
      ))}
    </TabBar>
  );
}
