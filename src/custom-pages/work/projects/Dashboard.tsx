import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectDashboard } from '../../../../schema/areas/work/calls/projectFigures.ts';
import type { RecordPageProps } from '../../../area.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { QuietLink } from '../../../widgets/link/QuietLink.tsx';
import { pagePath, recordPath } from '../../../widgets/link/recordPath.ts';
import { Day, Moment } from '../../../widgets/moment/Moment.tsx';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Counted } from './Counted.tsx';
import { Sums } from './Sums.tsx';

const CategoryChart = lazy(async () => ({ default: (await import('./CategoryChart.tsx')).CategoryChart }));

const Canvas = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 16,
  maxWidth: 1280,
  padding: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: 16 },
}));

const Tile = styled('section')(({ theme }) => ({
  gridColumn: 'span 6',
  minWidth: 0,
  padding: 16,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 10,
  background: theme.palette.background.paper,
  '& h2': { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: theme.palette.ink },
  '&[data-figure]': { gridColumn: 'span 3' },
  '&[data-figure] > div': { fontSize: 22, lineHeight: '28px', fontWeight: 640, fontVariantNumeric: 'tabular-nums' },
  '&[data-figure] > p': { margin: '4px 0 0', fontSize: 12, color: theme.palette.ink2 },
  '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& a': { color: 'inherit' },
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1', '&[data-figure]': { gridColumn: 'span 1' } },
}));

function Figure({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  return (
    <Tile data-figure aria-label={title}>
      <h2>{title}</h2>
      <div>{children}</div>
      {below}
    </Tile>
  );
}

function Tasks({ tasks }: { readonly tasks: NonNullable<ProjectDashboard['tasks']> }) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.projects.dashboard.${key}`);
  const named = tasks.categories.map((one) => ({ ...one, label: words(`categories.${one.code}`) }));
  return (
    <>
      <Tile aria-label={words('byCategory')}>
        <h2>{words('byCategory')}</h2>
        <Suspense fallback={<Box sx={{ height: 200 }} />}>
          <CategoryChart bars={named} />
        </Suspense>
        <PlainTable aria-label={words('byCategory')}>
          <tbody>
            {named.map(({ code, label, ...figure }) => (
              <tr key={code}>
                <td>{label}</td>
                <td>
                  <Counted entity="task" of={figure} label={label} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Tile>
      <Tile aria-label={words('byPerson')}>
        <h2>{words('byPerson')}</h2>
        <PlainTable aria-label={words('byPerson')}>
          <thead>
            <tr>
              {['person', 'outstanding', 'dueSoon', 'overdue'].map((one) => (
                <th key={one} scope="col">
                  {words(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.people.map(({ of, outstanding, dueSoon, overdue }) => {
              const path = pagePath('staff', of.id);
              return (
                <tr key={of.id}>
                  <td>{path === null ? of.displayName : <QuietLink to={path}>{of.displayName}</QuietLink>}</td>
                  {Object.entries({ outstanding, dueSoon, overdue }).map(([name, figure]) => (
                    <td key={name}>
                      <Counted entity="task" of={figure} label={`${of.displayName}, ${words(name)}`} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      </Tile>
    </>
  );
}

function Events({ events }: { readonly events: NonNullable<ProjectDashboard['events']> }) {
  const translate = useTranslate();
  const title = translate('app.projects.dashboard.events');
  return (
    <Tile aria-label={title}>
      <h2>
        {title} <Counted entity="event" of={events} label={title} />
      </h2>
      {events.next.length === 0 && translate('app.projects.dashboard.noEvents')}
      <PlainTable aria-label={title}>
        <tbody>
          {events.next.map(({ id, displayName, startsAt, day }) => (
            <tr key={id}>
              <td>
                <Link to={recordPath('event', id) ?? '/event'}>{displayName}</Link>
              </td>
              <td>{day !== null ? <Day on={day} /> : startsAt !== null && <Moment at={startsAt} />}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Tile>
  );
}

/** The figures of a project (AB 2): each leads to the list that it counts. */
export function Dashboard({ record }: RecordPageProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const words = (key: string) => translate(`app.projects.dashboard.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'projectDashboard', record.id],
    queryFn: ({ signal }) =>
      client.ask('GET /client/v1/projects/{id}/dashboard', { params: { id: record.id }, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return error ? <LoadFailed onRetry={() => void refetch()} /> : <Box sx={{ flex: 1 }} role="status" />;
  const { tasks, contracts, events } = data;
  return (
    <Canvas>
      {tasks && (
        <>
          {(['all', 'overdue', 'dueSoon'] as const).map((name) => (
            <Figure key={name} title={words(name)}>
              <Counted entity="task" of={tasks[name]} label={words(name)} />
            </Figure>
          ))}
        </>
      )}
      {contracts && (
        <Figure
          title={words('contracts')}
          below={contracts.values && contracts.values.length > 0 && <Sums of={contracts.values} />}
        >
          <Counted entity="contract" of={contracts} label={words('contracts')} />
        </Figure>
      )}
      {tasks && <Tasks tasks={tasks} />}
      {events && <Events events={events} />}
    </Canvas>
  );
}
