import { styled } from '@mui/material/styles';
import { touchTarget } from '../../../../theme/tokens.ts';

/** Label over the whole card, so that a tap anywhere selects it instead of opening it. */
const Tick = styled('label')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: touchTarget,
  height: touchTarget,
  // As wide as the avatar that it replaces, so that nothing moves.
  margin: (36 - touchTarget) / 2,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 2 },
  '& input[type="checkbox"]': { position: 'relative', zIndex: 3, width: 20, height: 20 },
});

interface CardTickProps {
  readonly label: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** Checkbox of a card, in place of its avatar. */
export function CardTick({ label, isPicked, onPick }: CardTickProps) {
  return (
    <Tick>
      <input type="checkbox" checked={isPicked} onChange={onPick} aria-label={label} />
    </Tick>
  );
}
