import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { offers } from '../../../../schema/language/operations.ts';
import { summaryTab } from '../../../../schema/language/tabs.ts';
import { backTarget } from '../../../../schema/routes.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { stepWord } from '../../../i18n/fieldWords.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { listPath, recordPath, withinOf } from '../../../widgets/link/recordPath.ts';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { copyPath } from '../../form/copyAddress.ts';
import { useLeadAction } from '../../leads/useLeadAction.tsx';
import { useLeadsOf } from '../../leads/useLeads.ts';
import { useRecordSteps } from '../../states/useRecordSteps.tsx';
import { useRecordActions } from '../../area-parts/useRecordActions.tsx';
import { useRemove } from '../../writing/useRemove.ts';
import { permissionsOf } from '../../rights/permissionsOf.ts';

const MergeDialog = lazy(() =>
  import('../../merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })),
);

interface RecordMenuProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Menu of what is seldom done with a record: steps of its states, what it leads to, merging, copying and deleting it. */
export function RecordMenu({ entity, record }: RecordMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const remove = useRemove(entity);
  const { actions: all, act, dialog } = useRecordActions(entity);
  const actions = all.filter(({ isFor }) => isFor?.(record) ?? true);
  const { steps: offered, lackOf, ask, dialog: stepDialog } = useRecordSteps(entity, record);
  const [isMerging, setMerging] = useState(false);
  const { canUpdate, canDelete } = permissionsOf(record);
  const mayCreate = useMay('create', entity.name);
  const copy = mayCreate ? copyPath(entity, record.id) : null;
  const steps = canUpdate ? offered : [];
  const mayMerge = canUpdate && canDelete && offers(entity, 'merge');

  const goOn = (kept: WireRecord) => {
    setMerging(false);
    if (kept.id !== record.id)
      void navigate(recordPath(entity.name, kept.id, summaryTab, withinOf(pathname)) ?? '/', { replace: true });
  };
  const removeRecord = async () => {
    if (await remove(record)) void navigate(backTarget(pathname) ?? listPath(entity.name) ?? '/');
  };
  const leads = useLeadsOf(entity)(record, canUpdate);
  const { go, dialog: leadDialog } = useLeadAction(entity.name, record);
  const others = leads.length + actions.length + steps.length + (copy === null ? 0 : 1) + (mayMerge ? 1 : 0);
  if (others === 0 && !canDelete) return null;
  return (
    <>
      <MoreMenu label={translate('app.actions.more')}>
        {(then) => [
          ...actions.map((action) => (
            <MenuItem key={action.label} onClick={then(() => act(action, record))}>
              {translate(action.label)}
            </MenuItem>
          )),
          ...steps.map((step) => (
            <MenuItem key={step.name} disabled={lackOf(step) !== undefined} onClick={then(() => ask(step))}>
              {[translate(stepWord(entity.name, step.name, 'do')), lackOf(step)].filter(Boolean).join(' · ')}
            </MenuItem>
          )),
          leads.length > 0 && (
            <ListSubheader key="leads" role="presentation">
              {translate('app.leads.next')}
            </ListSubheader>
          ),
          ...leads.map((offered) => (
            <MenuItem key={offered.label} onClick={then(() => go(offered))}>
              {offered.label}
            </MenuItem>
          )),
          leads.length > 0 && (copy !== null || mayMerge) && <Divider key="others" />,
          copy !== null && (
            <MenuItem key="copy" onClick={then(() => navigate(copy))}>
              {translate('app.actions.copy')}
            </MenuItem>
          ),
          mayMerge && (
            <MenuItem key="merge" onClick={then(() => setMerging(true))}>
              {translate('app.views.merge.with')}
            </MenuItem>
          ),
          canDelete && others > 0 && <Divider key="line" />,
          canDelete && (
            <MenuItem key="delete" onClick={then(removeRecord)}>
              <Box component="span" sx={{ color: 'error.main' }}>
                {translate('app.actions.delete')}
              </Box>
            </MenuItem>
          ),
        ]}
      </MoreMenu>
      {dialog}
      {stepDialog}
      {leadDialog}
      {isMerging && (
        <Suspense fallback={null}>
          <MergeDialog entity={entity} record={record} onMerged={goOn} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </>
  );
}
