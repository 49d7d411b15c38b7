import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Side } from './conflict.ts';

const Option = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  padding: '10px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.line}`,
  cursor: 'pointer',
  '&[data-chosen]': { borderColor: theme.palette.primary.main, background: theme.palette.accentSoft },
  '& small': { display: 'block', marginBottom: 2, fontSize: 12, color: theme.palette.ink2 },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

interface SideChoiceProps {
  readonly label: string;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
  readonly mineLabel: string;
  readonly mine: ReactNode;
  readonly theirsLabel: string;
  readonly theirs: ReactNode;
}

/** Two values of a field side by side, of which one is kept. */
export function SideChoice({ label, side, onChange, mineLabel, mine, theirsLabel, theirs }: SideChoiceProps) {
  const id = useId();
  const options = [
    { value: 'mine', title: mineLabel, content: mine },
    { value: 'theirs', title: theirsLabel, content: theirs },
  ] as const;
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.75, fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {options.map(({ value, title, content }) => (
          <Option key={value} data-chosen={side === value || undefined}>
            <Radio
              size="small"
              name={id}
              value={value}
              checked={side === value}
              onChange={() => onChange(value)}
              sx={{ p: 0, mt: 0.125 }}
            />
            <div>
              <small>{title}</small>
              {content}
            </div>
          </Option>
        ))}
      </Box>
    </Box>
  );
}
