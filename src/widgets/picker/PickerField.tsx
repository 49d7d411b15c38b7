import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import { PillArea } from './PillArea.tsx';

interface PickerFieldProps {
  /** Params from the picker for its input. */
  readonly params: AutocompleteRenderInputParams;
  readonly hasError?: boolean;
  /** True while the chosen item is still being created. */
  readonly isBusy?: boolean;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** ARIA attributes of the input. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  /** Content before the text, and before the picker's own buttons. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** The text field of a picker, which finds its options by what is typed. */
export function PickerField(props: PickerFieldProps) {
  const { params, hasError = false, isBusy = false, inputRef, attributes, start, end } = props;
  const { slotProps, ...others } = params;
  const pills = slotProps.input.startAdornment;
  return (
    <TextField
      {...others}
      error={hasError}
      aria-busy={isBusy}
      sx={{ opacity: isBusy ? 0.6 : 1 }}
      {...(inputRef !== undefined && { inputRef })}
      slotProps={{
        ...slotProps,
        input: {
          ...slotProps.input,
          ...(pills && { startAdornment: <PillArea>{pills}</PillArea> }),
          ...(start !== undefined && { startAdornment: start }),
          ...(end !== undefined && {
            endAdornment: (
              <>
                {end}
                {slotProps.input.endAdornment}
              </>
            ),
          }),
        },
        htmlInput: { ...slotProps.htmlInput, ...attributes },
      }}
    />
  );
}
