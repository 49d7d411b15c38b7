import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import type { TeamMember } from '../../../../../schema/areas/work/calls/team.ts';
import type { AnyEntity, TeamTab as TeamTabConfig } from '../../../../../schema/language/entity.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { AddIcon } from '../../../../theme/icons/actions.tsx';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { MoreMenu } from '../../../../widgets/more/MoreMenu.tsx';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { isOpenIn } from '../../../states/stateFields.ts';
import { permissionsOf } from '../../../rights/permissionsOf.ts';
import { AddToTeam } from './AddToTeam.tsx';
import { useTaskLists } from './taskLists.ts';
import { TeamCards, TeamTable } from './TeamRows.tsx';
import { useTeam } from './useTeam.ts';
import { useTeamChange, type RoleField } from './useTeamChange.ts';

interface TeamTabProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly roles: TeamTabConfig['team'];
}

/** Returns the roles that the person may give and take away in the record's state. */
function useOwnRoles({ entity, record, roles }: TeamTabProps): readonly RoleField[] {
  const actor = useActor();
  if (!permissionsOf(record).canUpdate) return [];
  return Object.entries(roles).flatMap(([name, role]) => {
    const field = entity.fields[name];
    const isOpen =
      field && !field.readOnly && canField(actor, field.access) === 'edit' && isOpenIn(entity, record, name);
    return isOpen ? [{ field: name, role, isOne: field.kind === 'ref', isRequired: field.required === true }] : [];
  });
}

/** Staff of a record with their roles and the numbers of their tasks (AB 2, staff details table). */
export function TeamTab({ entity, record, roles }: TeamTabProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const complain = useFailureNotice();
  const { data: team, error, refetch } = useTeam(entity.name, record);
  const own = useOwnRoles({ entity, record, roles });
  const { give, take } = useTeamChange(entity, record);
  const listOf = useTaskLists(entity, record.id);
  const [isAdding, setAdding] = useState(false);

  if (error && !team) return <LoadFailed onRetry={() => void refetch()} />;
  if (!team) {
    return (
      <Box
        role="status"
        aria-label={translate('app.views.list.loading')}
        sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 2 }}
      >
        {[72, 64, 68].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={20} />
        ))}
      </Box>
    );
  }
  const actions = (member: TeamMember) => {
    const gone = own.filter(({ role, isRequired }) => member.roles.includes(role) && !isRequired);
    const come = own.filter(({ role }) => !member.roles.includes(role));
    if (gone.length + come.length === 0) return null;
    const roleOf = ({ role }: RoleField) => translate(`app.team.roles.${role}`).toLowerCase();
    return (
      <MoreMenu label={translate('app.team.change', { name: member.name })}>
        {(then) => [
          ...come.map((one) => (
            <MenuItem key={`+${one.field}`} onClick={then(() => give(one, [member.id]).catch(complain))}>
              {translate('app.team.giveRole', { role: roleOf(one) })}
            </MenuItem>
          )),
          ...gone.map((one) => (
            <MenuItem key={`-${one.field}`} onClick={then(() => take(one, member))}>
              {translate('app.team.takeRole', { role: roleOf(one) })}
            </MenuItem>
          )),
        ]}
      </MoreMenu>
    );
  };
  const tools = own.length > 0 && (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {translate('app.team.add')}
    </Button>
  );
  const Rows = isNarrow ? TeamCards : TeamTable;
  return (
    <>
      {team.length === 0 ? (
        <Message
          icon={EmptyIcon}
          title={translate('app.empty.nothing')}
          lead={translate(own.length > 0 ? 'app.team.start' : 'app.team.none')}
        >
          {tools}
        </Message>
      ) : (
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, display: 'grid', gap: 1.5, maxWidth: 1120 }}>
          {tools && <div>{tools}</div>}
          <Rows team={team} listOf={listOf} actions={actions} />
        </Box>
      )}
      {isAdding && (
        <AddToTeam
          resource={entity.name}
          roles={own}
          holderOf={({ role }) => team.find((member) => member.roles.includes(role))?.name}
          onAdd={give}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
