import type { ReactNode } from 'react';
import { DialogFoot } from './DialogFoot.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { FormFailure } from './FormFailure.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Form-level error of the server. */
  readonly failure?: string | undefined;
  /** While it is being sent, which nothing but its answer ends. */
  readonly isBusy: boolean;
  /** While something that it needs is still on its way: it cannot be sent, but left. */
  readonly isPending?: boolean;
  /** True if something was changed other than by typing. */
  readonly isChanged?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a few fields to be sent, and the way out. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submitLabel,
    failure,
    isBusy,
    isPending = false,
    isChanged = false,
    onSubmit,
    onClose,
    children,
  } = props;
  return (
    <DialogFrame
      title={title}
      onClose={() => !isBusy && onClose()}
      onSubmit={() => !isPending && onSubmit()}
      isChanged={isChanged}
      actions={<DialogFoot label={submitLabel} isBusy={isBusy} isPending={isPending} onClose={onClose} />}
    >
      <FormFailure said={failure} />
      {children}
    </DialogFrame>
  );
}
