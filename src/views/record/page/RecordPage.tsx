import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useGetOne, useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { isUuid } from '../../../../schema/rules/texts.ts';
import { NotFound } from '../../../widgets/states/NotFound.tsx';
import type { WireRecord } from '../../../fields/kind.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { NoAccess } from '../../../widgets/states/NoAccess.tsx';
import { usePageTitle, useTitle } from '../../../widgets/title/TitleContext.ts';
import { useAgencyEntity } from '../../../fields/agencyEntity.ts';
import { TabContent } from '../tabs/TabContent.tsx';
import { OpenRecord } from '../../area-parts/OpenRecord.tsx';
import { isFeed } from '../../view-fields/owned.ts';
import { useRecordAddress, useRecordTabs } from './useRecordTabs.ts';
import { permissionsOf } from '../../rights/permissionsOf.ts';
import { ContactActions } from './side/ContactActions.tsx';
import { RecordSide } from './side/RecordSide.tsx';
import { useAddNote } from '../tabs/owned/useAddNote.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { isThing } from './isThing.ts';
import { NextRow } from './NextRow.tsx';
import { useHasSide } from '../../../widgets/screen/useHasSide.ts';
import { trailOf } from '../../trail/trail.ts';
import { usePager } from './usePager.ts';
import { isAreaTab, RecordAreas } from './navigation/RecordAreas.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordSkeleton, SectionsSkeleton } from '../../skeletons/RecordSkeleton.tsx';
import { RecordTabs } from './navigation/RecordTabs.tsx';
import { LiveLine } from '../../live/LiveLine.tsx';
import { useLiveCounters } from '../../live/useLiveCounters.ts';
import { useLiveRows } from '../../live/useLiveRows.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useNoteOpened } from '../../recents/useNoteOpened.ts';
import { hasOpenFields } from '../../states/stateFields.ts';
import { sectionsOn, useViewFields } from '../../view-fields/viewFields.ts';

const EditForm = lazy(() => import('./EditForm.tsx').then(({ EditForm: component }) => ({ default: component })));

const MovedOn = lazy(() => import('../../merge/MovedOn.tsx').then((module) => ({ default: module.MovedOn })));

/** Keeps a record as it was read while it is open: changes of others are announced. */
const asRead = { refetchOnWindowFocus: false, refetchOnReconnect: false };

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

interface LoadedRecordProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly live: ReturnType<typeof useLiveRows>;
}

/** A record that is there: header, side column where there is room, tabs and the content of one. */
function LoadedRecord({ entity, record, live }: LoadedRecordProps) {
  const { tab, isLaidOut, tabs: all, current, isClosed, word, isForm, parts } = useRecordTabs(entity);
  const areas = all.filter(isAreaTab);
  const tabs = all.filter((one) => !isAreaTab(one));
  usePageTitle([String(record[entity.title] ?? ''), ...parts].join(' · '));
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
              aria-label={word}
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
              {isClosed ? <NoAccess /> : <TabContent entity={entity} record={record} tab={current} hasSide={hasSide} />}
            </Box>
          )}
        </Box>
      </Box>
      {note.dialog}
    </Box>
  );
}

/** The page of a record, wholly from the declaration (AB 2): what is known about it, and what its address names. */
export function RecordPage({ entity }: { entity: AnyEntity }) {
  const { id } = useRecordAddress();
  const isId = isUuid(id);
  const { data: record, error, refetch } = useGetOne<WireRecord>(entity.name, { id }, { enabled: isId, ...asRead });
  const shown = useMemo(() => record && [record], [record]);
  const live = useLiveRows(entity, shown);
  useLiveCounters(entity, shown);
  const title = useTitle();
  // Asked for while the record is still to come.
  useAgencyEntity(entity);

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
    <OpenRecord entity={entity} record={record}>
      <LoadedRecord entity={entity} record={record} live={live} />
    </OpenRecord>
  );
}
