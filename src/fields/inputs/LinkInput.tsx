import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PatternKey } from '../../../schema/rules/patterns.ts';
import { withoutMarks } from '../../../schema/rules/texts.ts';
import { LinkNote } from '../../widgets/link/LinkNote.tsx';
import type { InputProps } from './control.ts';
import { LineInput } from './LineInput.tsx';

const trim = (text: string) => withoutMarks(text).trim();

/** Input for the address of a page: trimmed on leaving the field, with a preview of the typed address below (AB 4). */
export function LinkInput({ pattern, ...props }: InputProps<'text'> & { pattern: PatternKey }) {
  const [isTyped, setTyped] = useState(false);
  const value = useWatch({ name: `${props.prefix}${props.name}` }) as string | null | undefined;
  return (
    <LineInput
      {...props}
      tidy={trim}
      onType={() => setTyped(true)}
      below={<LinkNote pattern={pattern} text={isTyped ? trim(value ?? '') : null} />}
    />
  );
}
