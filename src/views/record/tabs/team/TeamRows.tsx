import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { TeamMember } from '../../../../../schema/areas/work/calls/team.ts';
import { Avatar } from '../../../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../../../widgets/empty/NoValue.tsx';
import { OutwardLink, QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import { PeekLink } from '../../../../widgets/peek/PeekLink.tsx';
import { CallLink } from '../../../../widgets/phone/CallLink.tsx';
import { usePhoneFormat } from '../../../../widgets/phone/format.ts';
import { ToolCards, ToolTable } from '../../../../widgets/plain-table/ToolTable.tsx';
import { TagList } from '../../../../widgets/tags/Tags.tsx';
import { trailState } from '../../../trail/trail.ts';
import { numberPresets, useNumberWord, type TaskNumber } from './taskLists.ts';

interface TeamRowsProps {
  readonly team: readonly TeamMember[];
  /** The address of the tasks that a number counts; null if there is none. */
  readonly listOf: (staffId: string, name: TaskNumber) => string | null;
  /** Renders what can be done with a colleague. */
  readonly actions: (member: TeamMember) => ReactNode;
}

const numbers = Object.keys(numberPresets) as readonly TaskNumber[];

/** A colleague by name; a link for who may read them, who are those that are told how to reach them. */
function Name({ of }: { readonly of: TeamMember }) {
  const { id, name, avatar, email } = of;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0, fontWeight: 520 }}>
      <Avatar of={{ id, displayName: name, avatar, kind: 'staff' }} size={24} />
      {email === undefined ? (
        name
      ) : (
        <PeekLink kind="staff" id={id}>
          {name}
        </PeekLink>
      )}
    </Box>
  );
}

function Roles({ of }: { readonly of: TeamMember }) {
  const translate = useTranslate();
  return <TagList of={of.roles.map((id) => ({ id, label: translate(`app.team.roles.${id}`) }))} />;
}

function Phone({ of: { id, name, phone, countryCode } }: { readonly of: TeamMember }) {
  const format = usePhoneFormat();
  if (!phone) return <NoValue />;
  const written = format(phone, countryCode);
  return (
    <CallLink written={written} number={phone} country={countryCode ?? null} person={{ id, kind: 'staff', name }} />
  );
}

function Email({ of: { email } }: { readonly of: TeamMember }) {
  return email ? <OutwardLink href={`mailto:${email}`}>{email}</OutwardLink> : <NoValue />;
}

interface NumberProps {
  readonly of: TeamMember;
  readonly name: TaskNumber;
  readonly listOf: TeamRowsProps['listOf'];
}

/** A number of tasks as the way to them; an overdue one stands out. */
function Number({ of, name, listOf }: NumberProps) {
  const { state } = useLocation();
  const word = useNumberWord();
  const count = of[name] ?? 0;
  const path = listOf(of.id, name);
  const color = count === 0 ? 'ink3' : name === 'overDueTaskNumber' ? 'status.bad.fg' : 'ink';
  return (
    <Box component="span" sx={{ color, fontVariantNumeric: 'tabular-nums', fontWeight: count === 0 ? 400 : 520 }}>
      {path === null || count === 0 ? (
        count
      ) : (
        <QuietLink to={path} state={trailState(state)} aria-label={`${count}, ${word(name)}, ${of.name}`}>
          {count}
        </QuietLink>
      )}
    </Box>
  );
}

/** Returns true if the reader is told numbers of tasks, or how to reach somebody. */
const hasNumbers = (team: readonly TeamMember[]) => team.some(({ outstandingTaskNumber: one }) => one !== undefined);
const hasContacts = (team: readonly TeamMember[]) => team.some(({ email }) => email !== undefined);

/** The staff of a record as a table (AB 2: staff, role, phone, email, outstanding, due in 3 days, overdue). */
export function TeamTable({ team, listOf, actions }: TeamRowsProps) {
  const translate = useTranslate();
  const word = useNumberWord();
  const shown = hasNumbers(team) ? numbers : [];
  const named = (name: string, sx = {}) => ({ name, label: translate(`app.team.columns.${name}`), sx });
  const columns = [
    named('name'),
    named('roles'),
    ...(hasContacts(team)
      ? [
          named('phone', { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
          named('email', { overflowWrap: 'anywhere' }),
        ]
      : []),
    ...shown.map((name) => ({ name, label: word(name), isFigure: true })),
  ];
  const rows = team.map((member) => ({
    id: member.id,
    cells: {
      name: <Name of={member} />,
      roles: <Roles of={member} />,
      phone: <Phone of={member} />,
      email: <Email of={member} />,
      ...Object.fromEntries(shown.map((name) => [name, <Number key={name} of={member} name={name} listOf={listOf} />])),
    },
    tools: actions(member),
  }));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <ToolTable label={translate('tabs.staff')} columns={columns} rows={rows} />
    </Box>
  );
}

/** The staff of a record on a phone: each with their roles, how to reach them, and their numbers on a line. */
export function TeamCards({ team, listOf, actions }: TeamRowsProps) {
  const translate = useTranslate();
  const word = useNumberWord();
  const isReached = hasContacts(team);
  const shown = hasNumbers(team) ? numbers : [];
  return (
    <ToolCards label={translate('tabs.staff')} rows={team} sx={{ display: 'grid', gap: 0.75, py: 1.25 }}>
      {(member) => (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Name of={member} />
            {actions(member)}
          </Box>
          <Roles of={member} />
          {isReached && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'ink2' }}>
              {member.phone && <Phone of={member} />}
              {member.email && <Email of={member} />}
            </Box>
          )}
          {shown.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, fontSize: 13, color: 'ink3' }}>
              {shown.map((name) => (
                <span key={name}>
                  {word(name)} <Number of={member} name={name} listOf={listOf} />
                </span>
              ))}
            </Box>
          )}
        </>
      )}
    </ToolCards>
  );
}
