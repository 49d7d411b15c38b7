import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { LevelsEditor } from '../../../views/rights/LevelsEditor.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import type { StaffRights } from '../../../../schema/areas/identity/calls/permissions.ts';
import type { RightsDraft } from './rightsDraft.ts';

interface RightsBodyProps {
  readonly read: StaffRights;
  readonly draft: RightsDraft;
  readonly onChange: (next: Partial<RightsDraft>) => void;
}

/** Role and levels of a person, editable with the right to; else with the reason. */
export function RightsBody({ read, draft, onChange }: RightsBodyProps) {
  const translate = useTranslate();
  const { staffId } = useActor();
  const isReadOnly = !read.permissions.canUpdate;
  const { role } = draft;
  if (role === null) return <Alert severity="info">{translate('rules.noMembership')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {read.userId === staffId && <Alert severity="info">{translate('rules.ownRights')}</Alert>}
      <RoleChoice role={role} isReadOnly={isReadOnly} onChange={(next) => onChange({ role: next })} />
      {role === 'agency' ? (
        <Box sx={{ color: 'ink2' }}>{translate('app.permissions.adminLead')}</Box>
      ) : (
        <LevelsEditor
          value={draft.levels}
          onChange={isReadOnly ? undefined : (levels) => onChange({ levels })}
          isMatrixOpen
        />
      )}
    </Box>
  );
}
