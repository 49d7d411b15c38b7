import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useId, useState } from 'react';
import { controlAttributes, FieldFrame } from '../../../../widgets/field-frame/FieldFrame.tsx';
import { Picker } from '../../../../widgets/picker/Picker.tsx';
import { PickerField } from '../../../../widgets/picker/PickerField.tsx';
import { useAddresses, type Addressee } from './useAddresses.ts';

interface AddressInputProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (addresses: readonly string[]) => void;
  /** Called with the name of somebody who was chosen. */
  readonly onNamed?: (name: string) => void;
  readonly isRequired?: boolean;
  readonly hasFocus?: boolean;
  /** Addresses that are not offered: another input has them. */
  readonly taken?: readonly string[];
  readonly error?: string | undefined;
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Returns the addresses in a text, which commas, semicolons or blanks part; `Ada <ada@x>` counts as its address. */
const addressesIn = (text: string): readonly string[] => text.split(/[\s,;<>]+/u).filter((part) => part.includes('@'));

/** Input of mail addresses: people are offered by name, and any address can be typed. */
export function AddressInput(props: AddressInputProps) {
  const { label, value, onChange, onNamed, isRequired, hasFocus = false, taken = [], error } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const gone = new Set([...value, ...taken].map((address) => address.toLowerCase()));
  const options = useAddresses(typed).filter(({ address }) => !gone.has(address.toLowerCase()));
  const take = (chosen: readonly (Addressee | string)[]) => {
    const named = chosen.findLast((one): one is Addressee => typeof one !== 'string');
    if (named) onNamed?.(named.name);
    const addresses = chosen.flatMap((one) => (typeof one === 'string' ? addressesIn(one) : one.address));
    onChange([...new Set(addresses)]);
  };
  const takeTyped = () => {
    const text = typed.trim();
    if (text === '') return;
    const found = addressesIn(text);
    // What is no address is shown as one, and refused when the mail is sent, rather than left out of it.
    onChange([...new Set([...value, ...(found.length > 0 ? found : [text])])]);
    setTyped('');
  };
  const focus = hasFocus ? focusOnce : undefined;
  const about = { id, label, isRequired, error };
  return (
    <FieldFrame {...about}>
      <Picker<Addressee | string, true, false, true>
        id={id}
        multiple
        freeSolo
        value={[...value]}
        options={[...options]}
        // An empty list counts as closed, so that one Escape reaches the dialog.
        open={isOpen && options.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        inputValue={typed}
        filterOptions={(all) => all}
        getOptionLabel={(one) => (typeof one === 'string' ? one : one.address)}
        isOptionEqualToValue={(one, other) =>
          (typeof one === 'string' ? one : one.address) === (typeof other === 'string' ? other : other.address)
        }
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input') return setTyped('');
          // What was typed or pasted before a comma is an address.
          if (/[,;]\s*$/u.test(text) && addressesIn(text).length > 0) {
            take([...value, ...addressesIn(text)]);
            setTyped('');
          } else setTyped(text);
        }}
        onChange={(_event, chosen) => take(chosen)}
        onBlur={takeTyped}
        renderOption={({ key, ...option }, one) => (
          <li key={key} {...option}>
            {typeof one === 'string' ? (
              one
            ) : (
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {[one.name, one.owner].filter(Boolean).join(' · ')}
                <Box sx={{ fontSize: 12, color: 'ink3' }}>{one.address}</Box>
              </Box>
            )}
          </li>
        )}
        renderValue={(chosen, itemProps) =>
          chosen.map((one, index) => {
            const { key, ...item } = itemProps({ index });
            return <Chip key={key} size="small" label={typeof one === 'string' ? one : one.address} {...item} />;
          })
        }
        renderInput={(params) => (
          <PickerField
            params={params}
            hasError={error !== undefined}
            inputRef={focus}
            attributes={{ ...controlAttributes(about), inputMode: 'email', autoCapitalize: 'none' }}
          />
        )}
      />
    </FieldFrame>
  );
}
