import { useTranslate } from 'ra-core';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { locales } from '../../../schema/rules/locales.ts';
import { currencies } from '../../../schema/rules/money.ts';
import { CodePicker } from '../../widgets/codes/CodePicker.tsx';
import { useCodeNames } from '../../widgets/codes/codeNames.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useKey, type InputProps } from './control.ts';

const codes = { currency: currencies, locale: locales } as const;

interface CodeInputProps extends Omit<InputProps, 'field'> {
  readonly field: Pick<TextOptions, 'required' | 'locked'>;
  readonly of: keyof typeof codes;
  /** Offers no empty value, since the server gives one where there is none. */
  readonly isAlwaysGiven?: boolean;
}

/** The code of a currency or a locale, chosen by its name. */
export function CodeInput({ name, field, label, prefix, record, of, isAlwaysGiven }: CodeInputProps) {
  const translate = useTranslate();
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const names = useCodeNames();
  const { by, reason } = field.locked ?? {};
  const isLocked = by !== undefined && record?.[by] === true;
  const hint = isLocked ? translate(`rules.${reason}`) : undefined;
  const about = { id, label, isRequired: field.required, error, hint };
  const nameOf = (code: string) => (code === '' ? '' : names[of](code));
  return (
    <FieldFrame {...about}>
      <CodePicker
        id={id}
        options={field.required || isAlwaysGiven ? codes[of] : ['', ...codes[of]]}
        value={value ?? ''}
        onChange={(code) => change(code || null)}
        onBlur={leave}
        nameOf={nameOf}
        hasError={Boolean(error)}
        isDisabled={isLocked}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}
