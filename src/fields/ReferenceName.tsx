import { styled } from '@mui/material/styles';
import type { Reference } from '../../schema/fields/field.ts';
import { Avatar } from '../widgets/avatar/Avatar.tsx';
import { QuietLink } from '../widgets/link/QuietLink.tsx';
import { recordPath } from '../widgets/link/recordPath.ts';
import { PeekLink } from '../widgets/peek/PeekLink.tsx';
import { useMayReadAll } from '../widgets/access/useMay.ts';

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minWidth: 0,
  verticalAlign: 'middle',
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Gone = styled('s')(({ theme }) => ({ color: theme.palette.ink3 }));

/**
 * A referenced record: avatar and name, struck through if it was deleted, a link only with the right to read it.
 * @param leadsTo page to which the link leads, with `{id}`; the record itself by default
 */
export function ReferenceName({ of, leadsTo }: { of: Reference; leadsTo?: string | undefined }) {
  const mayRead = useMayReadAll(of.kind);
  const path = mayRead && !of.isDeleted ? recordPath(of.kind, of.id) : null;
  return (
    <Row>
      <Avatar of={of} />
      {of.isDeleted ? (
        <Gone>{of.displayName}</Gone>
      ) : path === null ? (
        <span>{of.displayName}</span>
      ) : leadsTo !== undefined ? (
        <QuietLink to={leadsTo.replace('{id}', of.id)} onClick={(event) => event.stopPropagation()}>
          {of.displayName}
        </QuietLink>
      ) : (
        <PeekLink kind={of.kind} id={of.id}>
          {of.displayName}
        </PeekLink>
      )}
    </Row>
  );
}
