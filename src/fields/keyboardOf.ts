import type { Field } from '../../schema/fields/field.ts';
import type { AnyField } from '../../schema/fields/kinds.ts';
import type { MeasureSystem } from '../../schema/rules/measures.ts';
import type { PatternKey } from '../../schema/rules/patterns.ts';
import { keyboards, type Keyboard } from '../widgets/keyboard/keyboards.ts';

/** Keyboards of texts by their pattern; a pattern that is not here is the address of a page on some platform. */
const byPattern: Readonly<Partial<Record<PatternKey, Keyboard>>> = {
  email: keyboards.email,
  emailOrPhone: keyboards.email,
  phoneTenDigits: keyboards.tel,
  phoneDigits: keyboards.tel,
  dollar: keyboards.decimal,
  password: keyboards.code,
  libraryName: keyboards.line,
  hexColor: keyboards.code,
  currency: keyboards.code,
  country: keyboards.code,
  locale: keyboards.code,
  timeZone: keyboards.code,
};

/** Returns the keyboard on which a value of a field is typed, by its kind and pattern; a plain line by default. */
export function keyboardOf(declared: Field, system: MeasureSystem = 'metric'): Keyboard {
  const field = declared as AnyField;
  switch (field.kind) {
    case 'text':
      // An account is typed as its handle or its address.
      if (field.patternBy) return keyboards.code;
      if (field.isMultiline) return { autoComplete: 'off', enterKeyHint: 'enter' };
      return field.pattern === undefined ? keyboards.line : (byPattern[field.pattern] ?? keyboards.url);
    case 'phone':
      return keyboards.tel;
    case 'integer':
      // The number pads of some phones have no minus.
      return field.min !== undefined && field.min < 0 ? keyboards.line : keyboards.numeric;
    case 'money':
    case 'decimal':
      return keyboards.decimal;
    case 'measure':
      // Feet and inches are said with marks that a number pad lacks.
      return system === 'imperial' && field.quantity === 'length' ? keyboards.line : keyboards.decimal;
    case 'date':
      // A pad with a point or a comma, for `20.11.2026`; months are typed by their names too.
      return field.isMonth ? keyboards.line : keyboards.decimal;
    default:
      return keyboards.line;
  }
}
