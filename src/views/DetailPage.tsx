import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useGetOne, useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { can, canField } from '../../schema/access/can.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { registry } from '../../schema/index.ts';
import { recordPagesOf } from '../../schema/recordPages.ts';
import type { Tab } from '../../schema/language/registry.ts';
import { matchScreen } from '../../schema/routes.ts';
import { summaryTab } from '../../schema/language/tabs.ts';
import { isUuid } from '../../schema/rules/texts.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { ComingSoon } from './coming-soon/ComingSoon.tsx';
import { NotFound } from '../widgets/states/NotFound.tsx';
import type { WireRecord } from '../fields/kind.ts';
import { LoadFailed } from '../widgets/states/LoadFailed.tsx';
import { NoAccess } from '../widgets/states/NoAccess.tsx';
import { usePageTitle, useTitle } from '../widgets/title/TitleContext.ts';
import { useAgencyEntity } from '../fields/agencyEntity.ts';
import { viewOf } from './viewOf.ts';
import { AreaPage } from './detail/AreaPage.tsx';
import { HistoryTab } from './detail/history/HistoryTab.tsx';
import { isFeed } from './detail/owned.ts';
import { LinkedList } from './detail/LinkedList.tsx';
import { OwnedList } from './detail/OwnedList.tsx';
import { OwnedTab } from './detail/OwnedTab.tsx';
import { permissionsOf } from './detail/permissionsOf.ts';
import { ContactActions } from './detail/side/ContactActions.tsx';
import { namesOnFace } from './detail/side/recordFace.ts';
import { RecordSide } from './detail/side/RecordSide.tsx';
import { SideFacts } from './detail/side/SideFacts.tsx';
import { useRecordFace } from './detail/side/useRecordFace.ts';
import { SummaryTop } from './detail/summary/SummaryTop.tsx';
import { useAddNote } from './detail/useAddNote.tsx';
import { useIsNarrow } from '../widgets/screen/useIsNarrow.ts';
import { isThing } from './detail/isThing.ts';
import { NextRow } from './leads/NextRow.tsx';
import { useHasSide } from '../widgets/screen/useHasSide.ts';
import { trailOf } from './trail/trail.ts';
import { usePager } from './trail/usePager.ts';
import { isAreaTab, RecordAreas } from './detail/navigation/RecordAreas.tsx';
import { RecordHeader } from './detail/RecordHeader.tsx';
import { RecordSkeleton, SectionsSkeleton } from './detail/RecordSkeleton.tsx';
import { RecordTabs, tabWord } from './detail/navigation/RecordTabs.tsx';
import { ShowView } from './detail/ShowView.tsx';
import { LiveLine } from './live/LiveLine.tsx';
import { useLiveCounters } from './live/useLiveCounters.ts';
import { useLiveRows } from './live/useLiveRows.ts';
import { useInvalidate } from '../fields/useInvalidate.ts';
import { useNoteOpened } from './useNoteOpened.ts';
import { hasOpenFields } from './states/stateFields.ts';
import { sectionsOn, useViewFields } from './viewFields.ts';

const EditForm = lazy(() => import('./EditForm.tsx').then(({ EditForm: component }) => ({ default: component })));

const FilesTab = lazy(async () => ({ default: (await import('./detail/files/FilesTab.tsx')).FilesTab }));
const GalleryTab = lazy(async () => ({ default: (await import('./detail/gallery/GalleryTab.tsx')).GalleryTab }));
const TeamTab = lazy(async () => ({ default: (await import('./detail/team/TeamTab.tsx')).TeamTab }));

const MovedOn = lazy(() => import('./merge/MovedOn.tsx').then((module) => ({ default: module.MovedOn })));

/** Keeps a record as it was read while it is open: changes of others are announced. */
const asRead = { refetchOnWindowFocus: false, refetchOnReconnect: false };

interface RecordAddress {
  readonly id: string;
  readonly tab: string;
  readonly isEdited: boolean;
  /** The address names a layout of a list, which wants all the width. */
  readonly isLaidOut: boolean;
}

/** Reads the address of a record's page: record, tab, edit mode, and layout. */
function useRecordAddress(): RecordAddress {
  const { pathname } = useLocation();
  const match = matchScreen(pathname);
  if (!match) return { id: '', tab: summaryTab, isEdited: false, isLaidOut: false };
  const { screen, params } = match;
  return {
    id: params[screen.record ?? 'id'] ?? '',
    tab: params['section'] ?? screen.section ?? summaryTab,
    isEdited: screen.edit,
    isLaidOut: screen.view !== undefined,
  };
}

interface BodyProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly tab: Tab | undefined;
  readonly hasSide: boolean;
}

/** Key facts above those of the summary, where no column has them. */
function FactsAbove({ entity, record }: Pick<BodyProps, 'entity' | 'record'>) {
  return (
    <Box
      sx={{
        flex: 'none',
        px: { xs: 2, md: 2.5 },
        py: 2.5,
        borderBottom: 1,
        borderColor: 'line2',
        '&:empty': { display: 'none' },
      }}
    >
      <SideFacts entity={entity} record={record} isEditable />
    </Box>
  );
}

function TabBody({ entity, record, tab, hasSide }: BodyProps) {
  const face = useRecordFace(entity, record);
  const Above = tab && viewOf(entity.name)?.aboveTab?.[tab.name];
  switch (tab?.shows) {
    case 'sections': {
      const AboveSummary = tab.name === summaryTab ? viewOf(entity.name)?.aboveSummary : undefined;
      return (
        <>
          {AboveSummary && (
            <Suspense fallback={null}>
              <AboveSummary record={record} />
            </Suspense>
          )}
          {tab.name === summaryTab && !hasSide && <FactsAbove entity={entity} record={record} />}
          {tab.name === summaryTab && <SummaryTop entity={entity} record={record} />}
          <ShowView entity={entity} record={record} tab={tab.name} others={namesOnFace(entity, face)} />
        </>
      );
    }
    case 'history':
      return <HistoryTab entity={entity} id={record.id} record={record} />;
    case 'owned': {
      const owned = { entity: tab.entity, field: tab.field, owner: record, mayWrite: permissionsOf(record).canUpdate };
      return isFeed(tab.entity) ? <OwnedTab {...owned} /> : <OwnedList key={tab.name} {...owned} page={entity.name} />;
    }
    case 'linked':
    case 'under': {
      const list = (
        <LinkedList key={tab.name} entity={tab.entity} field={tab.field} record={record} page={entity.name} />
      );
      return Above ? (
        <>
          <Suspense fallback={null}>
            <Above record={record} />
          </Suspense>
          {list}
        </>
      ) : (
        list
      );
    }
    case 'files':
      return (
        <Suspense fallback={null}>
          {Above && <Above record={record} />}
          <FilesTab key={tab.name} entity={entity} record={record} field={tab.field} />
        </Suspense>
      );
    case 'gallery':
      return (
        <Suspense fallback={null}>
          <GalleryTab key={tab.name} entity={entity} record={record} field={tab.field} />
        </Suspense>
      );
    case 'team':
      return (
        <Suspense fallback={null}>
          <TeamTab key={tab.name} entity={entity} record={record} roles={tab.roles} />
        </Suspense>
      );
    case 'page':
      return <AreaPage name={tab.page ?? tab.name} entity={entity} record={record} />;
    default:
      return <ComingSoon />;
  }
}

interface FailureProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Message for a record that cannot be shown. */
function Failure({ entity, id, error, onRetry }: FailureProps) {
  const { status } = error as Error & { readonly status?: number };
  if (status === 404) {
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <MovedOn entity={entity} id={id} waiting={<RecordSkeleton />} lost={<NotFound />} />
      </Suspense>
    );
  }
  return status === 403 ? <NoAccess /> : <LoadFailed onRetry={onRetry} />;
}

/**
 * Returns what title and heading say besides the name: a tab that is not the summary, the range of days that its address
 * names, and that it is edited.
 */
function useTitleParts(name: string, tab: Tab | undefined, isForm: boolean): readonly string[] {
  const translate = useTranslate();
  const { range } = useParams();
  return [
    ...(name === summaryTab ? [] : [tab ? tabWord(tab, translate) : translate(`tabs.${name}`)]),
    ...(range === undefined ? [] : [translate(`app.timeline.${range}`)]),
    ...(isForm ? [translate('app.actions.edit')] : []),
  ];
}

interface RecordPageProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly tab: string;
  readonly isEdited: boolean;
  readonly isLaidOut: boolean;
  readonly tabs: readonly Tab[];
  readonly parts: readonly string[];
  /** The tab that the page shows: as declared, and as far as the person may see it. */
  readonly declared: Tab | undefined;
  readonly current: Tab | undefined;
  readonly isClosed: boolean;
  readonly live: ReturnType<typeof useLiveRows>;
}

/** A record that is there: header, side column where there is room, tabs and the content of one. */
function RecordPage(props: RecordPageProps) {
  const { entity, record, tab, isEdited, isLaidOut, parts, declared, current, isClosed, live } = props;
  const areas = props.tabs.filter(isAreaTab);
  const tabs = props.tabs.filter((one) => !isAreaTab(one));
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const content = useRef<HTMLElement>(null);
  const { editSections } = useViewFields(entity);
  const isArea: boolean = current !== undefined && isAreaTab(current);
  // A list has the width for itself.
  const hasSide = useHasSide() && !isArea && !isLaidOut;
  const { state } = useLocation();
  const trail = trailOf(state);
  const pager = usePager(entity, record.id, trail);
  const isNarrow = useIsNarrow();
  const note = useAddNote(entity, record);
  const kept = trail
    ? { trail: pager ? { ...trail, place: { index: pager.index, previous: pager.previous, next: pager.next } } : trail }
    : {};
  useNoteOpened(entity, record);
  const mark = live.markOf(record);
  const mayEdit = permissionsOf(record).canUpdate && hasOpenFields(entity, record, sectionsOn(editSections, tab));
  const isForm = isEdited && current?.shows === 'sections';
  const isFeedTab = current?.shows === 'owned' && isFeed(current.entity);
  const isList =
    isArea || current?.shows === 'page' || current?.shows === 'linked' || (current?.shows === 'owned' && !isFeedTab);
  return (
    <Box
      sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, bgcolor: 'background.paper' }}
    >
      <RecordHeader
        entity={entity}
        record={record}
        tab={tab}
        isEdited={isForm}
        parts={parts}
        hasSide={hasSide}
        pager={pager}
        kept={kept}
        onNote={note.open}
        isNoted={isFeedTab}
      />
      <RecordAreas kind={entity.name} id={record.id} areas={areas} current={tab} kept={kept} />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0, minWidth: 0 }}>
        {hasSide && (
          <RecordSide entity={entity} record={record} onNote={note.open} parts={parts} isEditable={!isForm} />
        )}
        <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
          {!hasSide && !isForm && !isArea && !isLaidOut && (
            <Box
              sx={{
                flex: 'none',
                px: { xs: 2, md: 2.5 },
                pt: areas.length > 0 ? 1.25 : 0,
                pb: 1.25,
                '&:empty': { display: 'none' },
              }}
            >
              {isThing(entity) ? (
                isNarrow && <NextRow entity={entity} record={record} onNote={note.open} />
              ) : (
                <ContactActions entity={entity} record={record} onNote={note.open} />
              )}
            </Box>
          )}
          {!isArea && <RecordTabs kind={entity.name} id={record.id} tabs={tabs} current={tab} kept={kept} />}
          <LiveLine
            text={mark === undefined ? null : translate(`app.views.live.${mark}`)}
            onShow={mark === 'changed' && !isForm ? () => invalidate(entity.name) : undefined}
            content={content}
            border="bottom"
          />
          {isForm && !mayEdit && <NoAccess />}
          {isForm && mayEdit && (
            <Suspense fallback={<SectionsSkeleton />}>
              <EditForm key={tab} entity={entity} record={record} tab={tab} />
            </Suspense>
          )}
          {!isForm && (
            <Box
              component="section"
              ref={content}
              aria-label={declared ? tabWord(declared, translate) : translate(`tabs.${tab}`)}
              // The arrow keys scroll it, also where nothing in it takes the focus; a list scrolls its own rows.
              tabIndex={isList ? -1 : 0}
              sx={{
                flex: 1,
                display: 'flex',
                flexDirection: 'column',
                minHeight: 0,
                overflow: 'auto',
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              {isClosed ? <NoAccess /> : <TabBody entity={entity} record={record} tab={current} hasSide={hasSide} />}
            </Box>
          )}
        </Box>
      </Box>
      {note.dialog}
    </Box>
  );
}

/** The page of a record, wholly from the declaration (AB 2): what is known about it, and what its address names. */
export function DetailPage({ entity }: { entity: AnyEntity }) {
  const { id, tab, isEdited, isLaidOut } = useRecordAddress();
  const isId = isUuid(id);
  const { data: record, error, refetch } = useGetOne<WireRecord>(entity.name, { id }, { enabled: isId, ...asRead });
  const shown = useMemo(() => record && [record], [record]);
  const live = useLiveRows(entity, shown);
  useLiveCounters(entity, shown);
  const { sections } = useViewFields(entity);
  const all = [...registry.tabsOf(entity), ...recordPagesOf(entity.name)];
  // A tab of which all asks for rights that the person lacks is none to them.
  const actor = useActor();
  const tabs = all.filter((one) => {
    if (one.shows === 'linked' || one.shows === 'under') return can(actor, 'read', one.entity.name, registry) !== 'no';
    if (one.shows === 'page') return can(actor, 'read', one.of, registry) !== 'no';
    if (one.shows === 'files' || one.shows === 'gallery')
      return canField(actor, entity.fields[one.field]?.access) !== 'none';
    return one.shows !== 'sections' || one.name === summaryTab || sectionsOn(sections, one.name).length > 0;
  });
  const current = tabs.find(({ name }) => name === tab);
  const declared = all.find(({ name }) => name === tab);
  const parts = useTitleParts(tab, current ?? declared, isEdited && current?.shows === 'sections');
  const isClosed = !current && declared !== undefined;
  const title = useTitle();
  // Asked for while the record is still to come.
  useAgencyEntity(entity);
  usePageTitle(record && [String(record[entity.title] ?? ''), ...parts].join(' · '));

  if (!record) {
    return (
      <>
        <h1 style={visuallyHidden}>{title}</h1>
        {!isId && <NotFound />}
        {isId &&
          (error ? (
            <Failure entity={entity} id={id} error={error} onRetry={() => void refetch()} />
          ) : (
            <RecordSkeleton />
          ))}
      </>
    );
  }
  return (
    <RecordPage
      {...{ entity, record, tab, isEdited, isLaidOut, tabs, parts, declared, live }}
      isClosed={isClosed}
      current={current}
    />
  );
}
