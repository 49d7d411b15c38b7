import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { MembershipRole } from '../../../../schema/access/roles.ts';

const roles: readonly MembershipRole[] = ['staff', 'agency'];

interface RoleChoiceProps {
  readonly role: MembershipRole;
  readonly isReadOnly: boolean;
  readonly onChange: (role: MembershipRole) => void;
}

/** Choice between admin of the agency and staff, for whom levels apply. */
export function RoleChoice({ role, isReadOnly, onChange }: RoleChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={translate('app.permissions.role')}
      value={role}
      disabled={isReadOnly}
      onChange={(_event, chosen: MembershipRole | null) => chosen && onChange(chosen)}
    >
      {roles.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`app.permissions.roles.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
