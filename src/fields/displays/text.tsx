import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { withoutMentionAddresses } from '../../../schema/rules/mentions.ts';
import { TextCell } from '../columns/text.tsx';
import type { CellProps } from '../kind.ts';

const RichText = lazy(async () => ({ default: (await import('../../widgets/rich-text/RichText.tsx')).RichText }));

const Lines = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' });

/** A text in full: its lines as they were written, or as its Markdown says. */
export function TextDisplay(props: CellProps<'text'>) {
  const { field, record, name } = props;
  const text = record[name] as string | null | undefined;
  if (!field.isMultiline || !text) return <TextCell {...props} />;
  if (!field.isRich) return <Lines>{text}</Lines>;
  const plain = <Lines>{withoutMentionAddresses(text)}</Lines>;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <RichText>{text}</RichText>
      </Suspense>
    </ErrorBoundary>
  );
}
