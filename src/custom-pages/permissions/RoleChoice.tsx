import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { MemberRole } from './wire.ts';

const roles: readonly MemberRole[] = ['staff', 'agency'];

interface RoleChoiceProps {
  readonly role: MemberRole;
  readonly isReadOnly: boolean;
  readonly onChange: (role: MemberRole) => void;
}

/** Whether somebody is an admin of the agency or staff, for whom levels count. */
export function RoleChoice({ role, isReadOnly, onChange }: RoleChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={translate('app.permissions.role')}
      value={role}
      disabled={isReadOnly}
      onChange={(_event, chosen: MemberRole | null) => chosen && onChange(chosen)}
    >
      {roles.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`app.permissions.roles.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
