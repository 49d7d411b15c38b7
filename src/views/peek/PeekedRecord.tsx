import { registry } from '../../../schema/index.ts';
import type { Peeked } from '../../widgets/peek/PeekContext.ts';
import { RecordPeek } from './RecordPeek.tsx';

interface PeekedRecordProps {
  readonly of: Peeked;
  readonly onClose: () => void;
}

/** A record that is looked at over a page. */
export function PeekedRecord({ of: { kind, id }, onClose }: PeekedRecordProps) {
  return <RecordPeek entity={registry.get(kind)} id={id} onClose={onClose} />;
}
