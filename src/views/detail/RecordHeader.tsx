import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import { backTarget } from '../../../schema/routes.ts';
import { FieldCell } from '../../fields/columns.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { BackIcon } from '../../theme/icons/actions.tsx';
import { useMay } from '../../widgets/access/useMay.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { CopyIcon, EditIcon, MergeIcon, RemoveIcon } from '../../widgets/icons.tsx';
import { editPath, listPath, recordPath } from '../../widgets/link/recordPath.ts';
import { RecordSteps } from '../states/RecordSteps.tsx';
import { hasOpenFields } from '../states/stateFields.ts';
import { copyPath } from '../copies.ts';
import { useRemove } from '../useRemove.tsx';
import { useRecordActions } from '../useRecordActions.tsx';
import { sectionsOn, useViewFields } from '../viewFields.ts';
import { AddOwnedFrom } from './AddOwned.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import { hasFacts } from './hasFacts.ts';
import { permissionsOf } from './permissionsOf.ts';

const MergeDialog = lazy(() => import('../merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

const HeaderFacts = lazy(() => import('./HeaderFacts.tsx').then((module) => ({ default: module.HeaderFacts })));

const hasSteps = ({ states, converts }: AnyEntity) => states !== undefined || converts !== undefined;

/** Characters. */
const longName = 24;

interface RecordHeaderProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The tab that the page shows. */
  readonly tab: string;
  readonly isEdited: boolean;
}

/** Header of a record's page: back link, avatar, name, state and actions. */
export function RecordHeader({ entity, record, tab, isEdited }: RecordHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { status, header, editSections } = useViewFields(entity);
  const remove = useRemove(entity.name);
  const { actions, act, dialog } = useRecordActions(entity);
  const displayName = String(record[entity.title] ?? '');
  const { canUpdate, canDelete } = permissionsOf(record);
  const mayCreate = useMay('create', entity.name);
  const copy = copyPath(entity, record.id);
  const [isMerging, setMerging] = useState(false);
  const asked = sectionsOn(editSections, tab);
  const isForm = asked.length > 0 && hasOpenFields(entity, record, asked);
  const edit = isForm ? editPath(entity.name, record.id, tab) : null;

  const goOn = (kept: WireRecord) => {
    setMerging(false);
    if (kept.id !== record.id) void navigate(recordPath(entity.name, kept.id) ?? '/', { replace: true });
  };
  const goBack = () => {
    const target = backTarget(pathname);
    if (target === null) void navigate(-1);
    else void navigate(target);
  };
  const removeRecord = async () => {
    if (await remove(record)) void navigate(listPath(entity.name) ?? '/');
  };

  return (
    <Box
      component="header"
      sx={{
        flex: 'none',
        // On a phone several actions are below the name.
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: { xs: 1.5, sm: 0.25 },
        px: { xs: 1.5, md: 2.5 },
        pt: 1.75,
        pb: 1.25,
        bgcolor: 'background.paper',
      }}
    >
      <Tooltip title={translate('app.actions.back')}>
        <IconButton onClick={goBack} sx={{ ml: -0.75 }}>
          <BackIcon sx={{ fontSize: 17 }} />
        </IconButton>
      </Tooltip>
      <Avatar of={{ id: record.id, displayName, avatar: record['avatar'] as string | null }} size={40} />
      <Box
        sx={{
          minWidth: 0,
          // A long name has the line to itself on a phone.
          flex: `1 1 ${displayName.length > longName ? 220 : 90}px`,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.25,
        }}
      >
        <Box
          component="h1"
          sx={{
            m: 0,
            minWidth: 0,
            fontSize: 18,
            lineHeight: '26px',
            fontWeight: 620,
            letterSpacing: '-0.015em',
            overflowWrap: 'anywhere',
          }}
        >
          {displayName}
        </Box>
        {status && <FieldCell resource={entity.name} name={status.name} field={status.field} record={record} />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ml: 'auto' }}>
        {!isEdited && canDelete && (
          <Tooltip title={translate('app.actions.delete')}>
            <IconButton onClick={() => void removeRecord()}>
              <RemoveIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
        )}
        {!isEdited &&
          actions.map((action) => (
            <HeaderAction key={action.label} action={action} onAct={() => act(action, record)} />
          ))}
        {!isEdited && mayCreate && copy !== null && (
          <HeaderAction action={{ icon: CopyIcon, label: 'app.actions.copy' }} onAct={() => void navigate(copy)} />
        )}
        {/* They come with the rest: what joins the line later moves it, and the tap that is under way is lost. */}
        {!isEdited && canUpdate && hasSteps(entity) && <RecordSteps entity={entity} record={record} />}
        {!isEdited && canUpdate && canDelete && offers(entity, 'merge') && (
          <HeaderAction action={{ icon: MergeIcon, label: 'app.views.merge.with' }} onAct={() => setMerging(true)} />
        )}
        {!isEdited && canUpdate && edit !== null && (
          <Button component={Link} to={edit} startIcon={<EditIcon style={{ fontSize: 14 }} />}>
            {translate('app.actions.edit')}
          </Button>
        )}
        {!isEdited && canUpdate && edit === null && <AddOwnedFrom entity={entity} id={record.id} tab={tab} />}
      </Box>
      {!isEdited && hasFacts(header, record) && (
        // It keeps its place while it is loaded.
        <Box sx={{ flexBasis: '100%', gridColumn: '3 / -1', minHeight: 24, px: { xs: 0.5, sm: 0 } }}>
          <Suspense fallback={null}>
            <HeaderFacts entity={entity} record={record} fields={header} />
          </Suspense>
        </Box>
      )}
      {dialog}
      {isMerging && (
        <Suspense fallback={null}>
          <MergeDialog entity={entity} record={record} onMerged={goOn} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </Box>
  );
}
