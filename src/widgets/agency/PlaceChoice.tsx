import { CodePicker } from '../codes/CodePicker.tsx';
import { PlaceLine } from './PlaceLine.tsx';

interface PlaceChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string | undefined;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly nameOf: (option: string) => string;
}

/** One of the codes that an agency can have, by their names. */
export function PlaceChoice({ label, fault, ...picker }: PlaceChoiceProps) {
  return (
    <PlaceLine id={picker.id} label={label} fault={fault}>
      <CodePicker {...picker} hasError={fault !== undefined} />
    </PlaceLine>
  );
}
