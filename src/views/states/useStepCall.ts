import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { OfferedStep } from '../rights/offeredSteps.ts';

/** A step of a record, with the fields that it asks for. */
interface StepCall {
  readonly step: OfferedStep;
  readonly id: string;
  readonly body: object;
}

/**
 * Returns a function that takes a step. It counts as a write of this tab until it is answered, so that news of it are not
 * told as somebody else's.
 */
export function useStepCall(): (call: StepCall) => Promise<WireRecord> {
  const client = useClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ step: { method, path }, id, body }: StepCall) =>
      client.call<WireRecord>({ method, path: path.replace('{id}', id), body }),
  });
  return mutateAsync;
}
