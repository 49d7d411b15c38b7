import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Option = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 30,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
});

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly count?: number }[];
}

/** A few options of which one holds, one below the other. */
export function OneOf<Value extends string>({ label, value, onChange, options }: OneOfProps<Value>) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.25, fontSize: 12, fontWeight: 540, color: 'ink3' }}>
        {label}
      </Box>
      {options.map((option) => (
        <Option key={option.value}>
          <Radio
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            sx={{ p: 0 }}
          />
          <span>{option.label}</span>
          {option.count !== undefined && (
            <Box component="span" sx={{ color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
              {option.count}
            </Box>
          )}
        </Option>
      ))}
    </Box>
  );
}
