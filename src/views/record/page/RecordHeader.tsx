import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { backTarget } from '../../../../schema/routes.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { BackIcon } from '../../../theme/icons/actions.tsx';
import { EditIcon } from '../../../widgets/icons.tsx';
import { useShortcut } from '../../../widgets/keys/useShortcut.ts';
import { editPath, withinOf } from '../../../widgets/link/recordPath.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { NextButton } from './NextButton.tsx';
import { hasOpenFields } from '../../states/stateFields.ts';
import { PagerButtons } from './PagerButtons.tsx';
import { trailOf, type TrailState } from '../../trail/trail.ts';
import { useLeaveForm } from '../../trail/useLeaveForm.ts';
import type { Pager } from './usePager.ts';
import { sectionsOn, useViewFields } from '../../view-fields/viewFields.ts';
import { AddOwnedFrom } from '../tabs/owned/AddOwned.tsx';
import { isThing } from './isThing.ts';
import { permissionsOf } from '../../rights/permissionsOf.ts';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordName } from '../face/RecordName.tsx';
import { RecordPicture } from '../face/RecordPicture.tsx';

interface RecordHeaderProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The tab that the page shows. */
  readonly tab: string;
  readonly isEdited: boolean;
  /** Parts of the record that the page shows, said by its heading. */
  readonly parts: readonly string[];
  /** Picture and name are in a column beside the tabs. */
  readonly hasSide: boolean;
  readonly pager: Pager | null;
  /** State of the history entries within the page. */
  readonly kept: TrailState;
  readonly onNote: (() => void) | null;
  /** The tab has a place of its own for new notes. */
  readonly isNoted: boolean;
}

/** The way back: within an edit view to what is read there, on a page to the list that one came from (AB 2). */
function useBack({ entity, record, tab, isEdited }: Pick<RecordHeaderProps, 'entity' | 'record' | 'tab' | 'isEdited'>) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const trail = trailOf(state);
  const leaveForm = useLeaveForm(entity.name, record.id, tab);
  return () => {
    if (isEdited) leaveForm();
    else if (trail) void navigate(trail.pathname + trail.search, { state: trail.outer && { trail: trail.outer } });
    else void navigate((backTarget(pathname) ?? -1) as string);
  };
}

/**
 * Header of a record's page: the way back, the place in the list, and what is often done, the next step of a piece of work
 * first; picture and name as well where no column has them. Each action keeps its place from tab to tab.
 */
export function RecordHeader(props: RecordHeaderProps) {
  const { entity, record, tab, isEdited, hasSide, pager, kept, onNote, isNoted, parts } = props;
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { editSections } = useViewFields(entity);
  const goBack = useBack(props);
  const { canUpdate } = permissionsOf(record);
  const asked = sectionsOn(editSections, tab);
  const isForm = asked.length > 0 && hasOpenFields(entity, record, asked);
  const { pathname } = useLocation();
  const edit = isForm ? editPath(entity.name, record.id, tab, withinOf(pathname)) : null;

  const navigate = useNavigate();
  const shownEdit = isEdited || !canUpdate ? null : edit;
  const readingState = { ...kept, fromReading: true };
  useShortcut({
    keys: 'e',
    label: translate('app.actions.edit'),
    group: 'record',
    run: () => void navigate(shownEdit ?? '', { state: readingState }),
    isForm: true,
    isOn: shownEdit !== null,
  });
  useShortcut({
    keys: 'n',
    label: translate('app.views.record.addNote'),
    group: 'record',
    run: () => onNote?.(),
    isForm: true,
    isOn: onNote !== null && !isEdited && !isNoted,
  });
  return (
    <Box
      component="header"
      sx={{
        flex: 'none',
        display: 'flex',
        // A long name takes several lines, and moves nothing beside it.
        alignItems: { xs: 'flex-start', sm: 'center' },
        columnGap: 1,
        minHeight: 49,
        px: { xs: 1.5, md: 2.5 },
        py: 0.75,
        bgcolor: 'background.paper',
        // The line keeps its room where it is not drawn, so that nothing moves from tab to tab.
        borderBottom: 1,
        borderColor: hasSide ? 'line2' : 'transparent',
      }}
    >
      <Tooltip title={translate('app.actions.back')}>
        <IconButton onClick={goBack} sx={{ ml: -0.75 }}>
          <BackIcon sx={{ fontSize: 17 }} />
        </IconButton>
      </Tooltip>
      {!hasSide && (
        <>
          <RecordPicture entity={entity} record={record} size={isNarrow ? 40 : 36} />
          <RecordName entity={entity} record={record} as="h1" parts={parts} />
        </>
      )}
      {hasSide && pager && !isEdited && <PagerButtons kind={entity.name} tab={tab} pager={pager} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {!hasSide && pager && !isEdited && <PagerButtons kind={entity.name} tab={tab} pager={pager} />}
        {!isEdited && canUpdate && edit === null && <AddOwnedFrom entity={entity} id={record.id} tab={tab} />}
        {!isEdited &&
          canUpdate &&
          edit !== null &&
          (isNarrow ? (
            <Tooltip title={translate('app.actions.edit')}>
              <IconButton component={Link} to={edit} state={readingState}>
                <EditIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </Tooltip>
          ) : (
            <Button component={Link} to={edit} state={readingState} startIcon={<EditIcon />}>
              {translate('app.actions.edit')}
            </Button>
          ))}
        {!isEdited && !isNarrow && onNote && (
          <Button
            {...(!isThing(entity) && { variant: 'contained' as const, color: 'primary' as const })}
            onClick={onNote}
            // It keeps its place, so that the others stay under the pointer.
            sx={isNoted ? { visibility: 'hidden' } : undefined}
          >
            {translate('app.views.record.addNote')}
          </Button>
        )}
        {!isEdited && !isNarrow && isThing(entity) && <NextButton entity={entity} record={record} />}
        {!isEdited && <RecordMenu entity={entity} record={record} />}
      </Box>
    </Box>
  );
}
