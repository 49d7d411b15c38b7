import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isOutOfReach, refusalOf, wordsOf } from '../../dataProvider/refusal.ts';

/**
 * Returns state and actions of a small form of texts, all required except those in `optional`. Server errors of its
 * fields, and of the other values that it sends (`also`), are shown below the fields, any other error above the form.
 * @param empty the fields, each without a text
 * @param send sends the values to the server; if it resolves to true, the form is emptied
 */
export function useSmallForm<Name extends string, Other extends string = never>(
  empty: Readonly<Record<Name, string>>,
  send: (values: Readonly<Record<Name, string>>) => Promise<boolean>,
  { optional = [], also = [] }: { readonly optional?: readonly NoInfer<Name>[]; readonly also?: readonly Other[] } = {},
) {
  const translate = useTranslate();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<Name | Other, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const tell = (told: readonly (readonly [string, string])[]) =>
    setFaults(Object.fromEntries(told) as Partial<Record<Name | Other, string>>);

  const fail = (error: unknown) => {
    const refusal = refusalOf(error);
    const told = (refusal?.details ?? []).filter(
      ({ field }) => Object.hasOwn(empty, field) || also.some((name) => name === field),
    );
    tell(told.map((detail) => [detail.field, wordsOf(detail, translate)]));
    if (told.length > 0) return;
    const said = (refusal && wordsOf(refusal, translate)) || translate('rules.unknownError');
    setFailure(isOutOfReach(error) ? translate('app.signIn.unreachable') : said);
  };

  const submit = async () => {
    if (isBusy) return;
    setFailure(undefined);
    const missing = (Object.keys(empty) as Name[]).filter(
      (name) => values[name].trim() === '' && !optional.includes(name),
    );
    tell(missing.map((name) => [name, translate('rules.required')]));
    if (missing.length > 0) return;
    setBusy(true);
    try {
      if (await send(values)) setValues(empty);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };

  const change = (name: Name) => (value: string) => {
    setValues((former) => ({ ...former, [name]: value }));
    setFaults((former) => ({ ...former, [name]: undefined }));
  };
  /** Props of the field of a value. */
  const field = (name: Name) => {
    const value: string = values[name] ?? '';
    const fault = faults[name];
    return { id: name, name, value, onChange: change(name), ...(fault !== undefined && { fault }) };
  };
  /** Props of the frame around the fields. */
  const frame = { ...(failure !== undefined && { failure }), isBusy, onSubmit: () => void submit() };
  return { values, change, faults, failure, isBusy, submit, field, frame };
}
