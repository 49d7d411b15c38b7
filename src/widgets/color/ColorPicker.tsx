import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type Ref } from 'react';
import { patterns } from '../../../schema/rules/patterns.ts';
import { swatches, type Swatch as SwatchColor } from '../../../schema/rules/colors.ts';
import { readColor } from './readColor.ts';
import { Swatch } from './Swatch.tsx';

interface ColorPickerProps {
  readonly id: string;
  /** `#rrggbb`, or what has been typed so far. */
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly onBlur: () => void;
  readonly hasError: boolean;
  readonly isReadOnly: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Label of the group of swatches. */
  readonly label: string;
  /** ARIA attributes of the input. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

const Swatches = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 28px)',
  // Two rows where there is room.
  maxWidth: 14 * 28 + 13 * 2,
  gap: 2,
  margin: '6px 0 0 -4px',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(7, 44px)', marginLeft: -10 },
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  height: 28,
  borderRadius: 6,
  cursor: 'pointer',
  [theme.breakpoints.down('sm')]: { height: 44 },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: 'auto',
    height: 'auto',
    opacity: 0,
    margin: 0,
    cursor: 'inherit',
  },
  '& span': { width: 20, height: 20, pointerEvents: 'none' },
  '&:has(:checked) span': { outline: `2px solid ${theme.palette.ink}`, outlineOffset: 2 },
  '&:has(:focus-visible) span': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default' },
}));

const nameOf = (swatch: SwatchColor) => `app.colors.c${swatch.slice(1)}`;

/** A colour: one of the fixed swatches, or any other in hex (AB 9). */
export function ColorPicker(props: ColorPickerProps) {
  const { id, value, onChange, onBlur, hasError, isReadOnly, inputRef, label, attributes } = props;
  const translate = useTranslate();
  const group = useId();
  const isColor = patterns.hexColor.regex.test(value);
  return (
    <>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        size="small"
        value={value}
        readOnly={isReadOnly}
        error={hasError}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          if (readColor(value) !== value) onChange(readColor(value));
          onBlur();
        }}
        autoComplete="off"
        spellCheck={false}
        startAdornment={
          <InputAdornment position="start">
            <Swatch aria-hidden color={isColor ? value : 'transparent'} />
          </InputAdornment>
        }
        inputProps={{ ...attributes, maxLength: 9 }}
        sx={{ width: 140 }}
      />
      <Swatches role="radiogroup" aria-label={translate('app.views.form.swatches', { field: label })}>
        {swatches.map((swatch) => (
          <Choice key={swatch} title={translate(nameOf(swatch))}>
            <input
              type="radio"
              name={group}
              value={swatch}
              checked={value.toLowerCase() === swatch}
              disabled={isReadOnly}
              onChange={() => onChange(swatch)}
              onBlur={onBlur}
              aria-label={translate(nameOf(swatch))}
            />
            <Swatch aria-hidden color={swatch} />
          </Choice>
        ))}
      </Swatches>
    </>
  );
}
