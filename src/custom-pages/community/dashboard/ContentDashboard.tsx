import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { screens } from '../../../../schema/routes.ts';
import { fillPattern } from '../../../../schema/routes/pattern.ts';
import type { Screen } from '../../../../schema/routes/screen.ts';
import { ownerFilterOf, shownListOf, siblingLists, type FoundList } from '../../../../schema/routes/shownList.ts';
import { isUuid } from '../../../../schema/rules/texts.ts';
import { openedFilterOf } from '../../../../schema/routes/openedFilter.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { maySeeScreen } from '../../../../schema/screenAccess.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import type { Filter, GreenroomDataProvider } from '../../../dataProvider/types.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { NotFound } from '../../../widgets/states/NotFound.tsx';
import { wordsAbout } from '../../../fields/useWords.ts';
import { usePageTitle } from '../../../widgets/title/TitleContext.ts';
import { Card, wayOn } from './Card.tsx';
import { WebpageFeeds } from './WebpageFeeds.tsx';

const all: readonly Screen[] = screens;

/** A list that the page counts, with the way to it. */
interface Counted {
  readonly path: string;
  /** Unique among the lists of the page. Not the path: with a talent's id it is longer than the API takes for a key. */
  readonly key: string;
  readonly shown: FoundList;
  /** It waits for somebody: what is pending or not relevant. */
  readonly isWaiting: boolean;
}

interface AreaRow {
  readonly name: string;
  readonly title: string;
  readonly lists: readonly Counted[];
}

/** Returns the lists of a screen: its sections, each with the parts that it has besides its first. */
function listsOf(screen: Screen, id: string | undefined): readonly Counted[] {
  const params = id === undefined ? {} : { id };
  const area = screen.name.slice(screen.name.lastIndexOf('.') + 1);
  return Object.entries(screen.sections ?? {}).flatMap(([section, { statuses = {} }]) => {
    const own = shownListOf(screen, section, id);
    const found = (shown: FoundList, path: string, key: string): Counted => ({
      path,
      key: `${area}.${key}`,
      shown,
      isWaiting: key.endsWith('not-relevant') || section === 'pending',
    });
    const parts = Object.keys(statuses).slice(1);
    return [
      found(own, fillPattern(screen.pattern, { ...params, section }), section),
      ...parts.map((status) =>
        found(
          shownListOf(screen, section, id, status),
          fillPattern(`${screen.pattern}/:status`, { ...params, section, status }),
          `${section}.${status}`,
        ),
      ),
    ];
  });
}

/** The number of records of each list, by its key, and whether a count failed. */
function useCounts(areas: readonly AreaRow[], filter: Filter) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const reader = useListReader();
  const byEntity = useMemo(() => {
    const lists = areas.flatMap((area) => area.lists);
    const entities = [...new Set(lists.map(({ shown }) => shown.entity))];
    return entities.map((entity) => ({
      entity,
      countEach: Object.fromEntries(
        lists.filter(({ shown }) => shown.entity === entity).map((one) => [one.key, openedFilterOf(one.shown, reader)]),
      ),
    }));
  }, [areas, reader]);
  const results = useQueries({
    queries: byEntity.map(({ entity, countEach }) => ({
      queryKey: [entity, 'count', { countEach }],
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.count(entity, { filter, countEach, signal }),
    })),
  });
  return {
    counts: Object.assign({}, ...results.map(({ data }) => data?.each ?? {})) as Readonly<Record<string, number>>,
    failed: results.filter(({ error }) => error),
  };
}

interface ListLineProps {
  /** Name of the area: each has the same lists, so the link is called by both. */
  readonly area: string;
  readonly of: Counted;
  /** Undefined until it is known. */
  readonly count: number | undefined;
}

/** A list, the way to it and how much is in it. */
function ListLine({ area, of: { path, shown: of, isWaiting }, count }: ListLineProps) {
  const translate = useTranslate();
  const list = wordsAbout(of.entity, of.words, translate).join(' · ');
  const shown = count === undefined ? '' : formatCount(count);
  const name = translate('app.views.form.ofField', { action: area, field: list });
  return (
    <li>
      <Box component={Link} to={path} sx={wayOn} aria-label={`${name} ${shown}`.trim()}>
        {list}{' '}
        <Box
          component="span"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            ...(isWaiting && (count ?? 0) > 0 ? { color: 'ink', fontWeight: 600 } : { color: 'ink3' }),
          }}
        >
          {shown}
        </Box>
      </Box>
    </li>
  );
}

/** The content of an agency, or of one talent, at a glance: how much of it there is, and what waits for review (CM 2). */
export function ContentDashboard() {
  const translate = useTranslate();
  const actor = useActor();
  const { id } = useParams();
  const isKnown = id === undefined || isUuid(id);
  const { data: talent } = useGetOne<WireRecord>('talent', { id: id ?? '' }, { enabled: id !== undefined && isKnown });
  const areas = useMemo(() => {
    if (!isKnown) return [];
    const beside = id === undefined ? 'cms.content.news' : 'cms.talentContent.news';
    return siblingLists(all, beside)
      .filter((one) => maySeeScreen(actor, one))
      .map((one): AreaRow => ({ name: one.name, title: one.title, lists: listsOf(one, id) }));
  }, [actor, id, isKnown]);
  const { counts, failed } = useCounts(areas, ownerFilterOf({ below: 'talentIds' }, id));
  usePageTitle(talent ? translate('app.pieces.ofTalent', { name: String(talent['displayName']) }) : null);
  if (!isKnown) return <NotFound />;
  if (failed.length > 0) return <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          p: { xs: 2, md: 2.5 },
          maxWidth: 1280,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
        }}
      >
        {areas.map(({ name, title, lists }) => (
          <Card key={name} id={name} title={translate(title)}>
            {lists.map((one) => (
              <ListLine key={one.key} area={translate(title)} of={one} count={counts[one.key]} />
            ))}
          </Card>
        ))}
        {id !== undefined && <WebpageFeeds talentId={id} />}
      </Box>
    </Box>
  );
}
