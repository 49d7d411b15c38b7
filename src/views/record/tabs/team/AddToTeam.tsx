import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Reference } from '../../../../../schema/fields/field.ts';
import { PickerField } from '../../../../fields/inputs/references/PickerField.tsx';
import { FormDialog } from '../../../../widgets/dialog/FormDialog.tsx';
import { saidOf } from '../../../../widgets/notice/saidOf.ts';
import type { RoleField } from './useTeamChange.ts';

interface AddToTeamProps {
  readonly resource: string;
  /** The roles that the person may give. */
  readonly roles: readonly RoleField[];
  /** Returns the name of who has a role that one person has alone; undefined if nobody has it. */
  readonly holderOf: (role: RoleField) => string | undefined;
  readonly onAdd: (role: RoleField, ids: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog that gives colleagues a role on a record. */
export function AddToTeam({ resource, roles, holderOf, onAdd, onClose }: AddToTeamProps) {
  const translate = useTranslate();
  const [role, setRole] = useState<RoleField | undefined>(roles.find(({ isOne }) => !isOne) ?? roles[0]);
  const [people, setPeople] = useState<readonly Reference[]>([]);
  const [fault, setFault] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  if (!role) return null;

  const submit = async () => {
    if (people.length === 0) {
      setFault(translate('rules.required'));
      return;
    }
    setBusy(true);
    try {
      await onAdd(
        role,
        people.map((one) => one.id),
      );
      onClose();
    } catch (error) {
      setFailure(saidOf(error, translate));
      setBusy(false);
    }
  };
  const holder = role.isOne ? holderOf(role) : undefined;
  const hint = holder === undefined ? undefined : translate('app.team.replaces', { name: holder });
  return (
    <FormDialog
      title={translate('app.team.addTitle')}
      submitLabel={translate('app.actions.add')}
      failure={failure}
      isBusy={isBusy}
      isChanged={people.length > 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {roles.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('app.team.columns.roles')}
          value={role.field}
          onChange={(_event, chosen: string | null) => {
            const next = roles.find(({ field }) => field === chosen);
            if (!next) return;
            setRole(next);
            if (next.isOne) setPeople(people.slice(0, 1));
          }}
        >
          {roles.map((one) => (
            <ToggleButton key={one.field} value={one.field}>
              {translate(`app.team.roles.${one.role}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <PickerField
        label={translate(role.isOne ? 'app.team.person' : 'app.team.people')}
        resource={resource}
        field={role.field}
        isMany={!role.isOne}
        isRequired
        error={fault}
        hint={hint}
        value={people}
        onChange={(chosen) => {
          setPeople(chosen);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}
