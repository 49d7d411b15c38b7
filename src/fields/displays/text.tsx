import { styled } from '@mui/material/styles';
import { TextCell } from '../columns/text.tsx';
import type { CellProps } from '../kind.ts';

const Lines = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' });

/** A text in full: its lines as they were written. */
export function TextDisplay(props: CellProps<'text'>) {
  const isLong = props.field.isMultiline && Boolean(props.record[props.name]);
  return isLong ? <Lines>{props.record[props.name] as string}</Lines> : <TextCell {...props} />;
}
