import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { Tab } from '../../../../../schema/language/registry.ts';
import { screens } from '../../../../../schema/routes.ts';
import { fillPattern } from '../../../../../schema/routes/pattern.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import { AreaBar, AreaLink } from '../../../../widgets/areas/AreaBar.tsx';
import { recordPath } from '../../../../widgets/link/recordPath.ts';
import { useCount } from '../../../list/rows/useCount.ts';
import { useListReader } from '../../../list/address/listReader.ts';
import { openingFilters, openingOf } from '../../../list/address/opening.ts';
import type { TrailState } from '../../../trail/trail.ts';
import { ownerParamOf } from '../../../view-fields/owned.ts';
import { tabWord } from './RecordTabs.tsx';

/** List of an entity below the pages of a record. */
type ListArea = Extract<Tab, { readonly field: string; readonly entity: AnyEntity }>;
/** Entry of the navigation of a record's pages: a list below them, or a page that an area brings along. */
export type Area = ListArea | Extract<Tab, { readonly shows: 'page' }>;

/** Returns true for a tab that is an entry of the navigation. */
export function isAreaTab(tab: Tab): tab is Area {
  return tab.shows === 'under' || (tab.shows === 'page' && tab.isArea);
}

interface EntryProps {
  readonly kind: string;
  readonly id: string;
  readonly area: Area;
  readonly isCurrent: boolean;
  readonly kept: TrailState;
  readonly word: string;
}

interface ListEntryProps extends EntryProps {
  readonly area: ListArea;
}

/** An area with the number of records on which its list opens. */
function ListEntry({ kind, id, area, isCurrent, kept, word }: ListEntryProps) {
  const { entity, field } = area;
  const reader = useListReader();
  const filter = useMemo(
    () => ({ ...openingFilters(openingOf(entity, reader)), [ownerParamOf(entity, field)]: [id] }),
    [entity, field, id, reader],
  );
  const { data } = useCount(entity.name, filter, true);
  const path = recordPath(kind, id, area.name);
  if (path === null) return null;
  return (
    <AreaLink to={path} state={kept} aria-current={isCurrent ? 'page' : undefined}>
      {/* The space keeps word and number apart for who hears them. */}
      {word} <span>{data?.total !== undefined && formatCount(data.total)}</span>
    </AreaLink>
  );
}

function Entry({ area, ...entry }: EntryProps) {
  if (area.shows !== 'page') return <ListEntry area={area} {...entry} />;
  const { kind, id, isCurrent, kept, word } = entry;
  const start = screens.find(({ pattern }) => pattern === area.at)?.start;
  const path = area.at === undefined ? recordPath(kind, id, area.name) : fillPattern(area.at, { ...start, id });
  if (path === null) return null;
  return (
    <AreaLink to={path} state={kept} aria-current={isCurrent ? 'page' : undefined}>
      {word}
    </AreaLink>
  );
}

interface RecordAreasProps {
  readonly kind: string;
  readonly id: string;
  readonly areas: readonly Area[];
  readonly current: string;
  readonly kept: TrailState;
}

/** The navigation of a person's or company's pages: the profile, and the lists of work that belong to it (AB 2). */
export function RecordAreas({ kind, id, areas, current, kept }: RecordAreasProps) {
  const translate = useTranslate();
  const profile = recordPath(kind, id);
  const isProfile = areas.every(({ name }) => name !== current);
  if (areas.length === 0 || profile === null) return null;
  return (
    <AreaBar aria-label={translate('app.views.record.areas')}>
      <AreaLink to={profile} state={kept} aria-current={isProfile ? 'page' : undefined}>
        {translate('app.views.record.profile')}
      </AreaLink>
      {areas.map((area) => (
        <Entry
          key={area.name}
          {...{ kind, id, area, kept }}
          word={tabWord(area, translate)}
          isCurrent={area.name === current}
        />
      ))}
    </AreaBar>
  );
}
