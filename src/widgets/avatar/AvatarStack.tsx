import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useState, type PointerEvent } from 'react';
import { avatarsShown } from '../../../schema/rules/limits.ts';
import { OverflowCount } from '../overflow/OverflowCount.tsx';
import { Avatar, type Pictured } from './Avatar.tsx';

/** Pixels. */
const size = 22;
const overlap = 1;

const Stack = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  verticalAlign: 'middle',
});

const Faces = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  // The ring parts one face from the next on any ground that a row may have.
  '& > span': { display: 'inline-flex' },
  '& > span > span': { boxShadow: `0 0 0 1.5px ${theme.palette.background.paper}` },
  '& > span + span': { marginLeft: -overlap },
}));

const RoundRest = styled(OverflowCount)({ height: size, borderRadius: size / 2, fontSize: 10.5, fontWeight: 600 });

/** Hovered avatar and its name. */
interface Pointed {
  readonly face: Element;
  readonly name: string;
}

/**
 * Overlapping avatars: four, then the number of others (AB 9). A tooltip shows the name of a hovered one; screen
 * readers get all names.
 */
export function AvatarStack({ of }: { of: readonly Pictured[] }) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const shown = of.slice(0, avatarsShown);
  const rest = of.slice(avatarsShown);
  const point = ({ target }: PointerEvent) => {
    const face = (target as Element).closest('[data-name]');
    const name = face?.getAttribute('data-name');
    setPointed(face && name ? { face, name } : null);
  };
  return (
    <Stack>
      <Faces
        role="img"
        aria-label={shown.map((each) => each.displayName).join(', ')}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
      >
        {shown.map((each) => (
          <span key={each.id} data-name={each.displayName}>
            <Avatar of={each} size={size} />
          </span>
        ))}
      </Faces>
      {/* A list has many stacks, of which at most one is pointed at: the others do without. */}
      {pointed && (
        <Tooltip open title={pointed.name} slotProps={{ popper: { anchorEl: pointed.face } }}>
          <span />
        </Tooltip>
      )}
      {rest.length > 0 && <RoundRest names={rest.map((each) => each.displayName)} />}
    </Stack>
  );
}
