import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Option = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  padding: '10px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.line}`,
  cursor: 'pointer',
  '&:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '&[data-chosen]': { borderColor: theme.palette.primary.main, background: theme.palette.accentSoft },
  '& small': { display: 'block', marginBottom: 2, fontSize: 12, color: theme.palette.ink2 },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Option of a choice between sides. */
export interface SideOption<Side extends string> {
  readonly value: Side;
  readonly title: string;
  readonly content?: ReactNode;
}

interface SideChoiceProps<Side extends string> {
  readonly label: string;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
  readonly options: readonly SideOption<Side>[];
  /** Error of the choice. */
  readonly fault?: string | undefined;
}

/** The values of a field side by side, of which one is kept. */
export function SideChoice<Side extends string>({ label, side, onChange, options, fault }: SideChoiceProps<Side>) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} aria-describedby={fault && `${id}-fault`}>
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
      {fault && (
        <Box id={`${id}-fault`} sx={{ mt: 0.5, fontSize: 12, color: 'error.main' }}>
          {fault}
        </Box>
      )}
    </Box>
  );
}
