import { useState } from 'react';
import { isCrossed, readValue } from '../../../schema/derive/filterValue.ts';
import { parameterOf, type FilterProps } from './control.ts';

type Bound = 'from' | 'to';
type Typed = Readonly<Record<Bound, string>>;

interface Wording {
  /** Formats a parameter's text for display. */
  readonly write: (text: string) => string;
  /** Parses typed text to the parameter's text; null if it is invalid. */
  readonly read: (typed: string) => string | null;
  /** The catalog's key for what is none. */
  readonly mistake: string;
}

/** Returns the state of a range's two inputs, each also usable alone; invalid input is reported and not applied. */
export function useTypedBounds(props: Omit<FilterProps, 'field'>, { write, read, mistake }: Wording) {
  const { params, onChange } = props;
  const parameters = { from: parameterOf(props, 'from'), to: parameterOf(props, 'to') };
  const [typed, setTyped] = useState<Typed>(() => ({
    from: write(parameters.from.chosen[0] ?? ''),
    to: write(parameters.to.chosen[0] ?? ''),
  }));

  const textOf = (bounds: Typed, match: Bound): string | null => {
    if (bounds[match].trim() === '') return '';
    const spec = params.find((each) => each.match === match);
    const text = read(bounds[match]);
    return text !== null && spec && readValue(text, spec) !== undefined ? text : null;
  };
  const judge = (bounds: Typed) => {
    const from = textOf(bounds, 'from');
    const to = textOf(bounds, 'to');
    if (from === null || to === null) return { mistake };
    if (from !== '' && to !== '' && isCrossed(from, to)) return { mistake: 'app.views.filter.crossed' };
    return { mistake: null, from, to };
  };
  const type = (bound: Bound, text: string) => {
    const next = { ...typed, [bound]: text };
    const { from, to } = judge(next);
    const listed = (one: string | undefined) => (one ? [one] : []);
    const isRefused =
      from !== undefined && !onChange({ [parameters.from.param]: listed(from), [parameters.to.param]: listed(to) });
    if (!isRefused) setTyped(next);
  };
  return { typed, type, mistake: judge(typed).mistake };
}
