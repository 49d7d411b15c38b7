import { useTranslate } from 'ra-core';
import type { ApiKey } from '../../../../../schema/areas/identity/calls/apiKeys.ts';
import { YesNoDialog } from '../../../../widgets/dialog/YesNoDialog.tsx';
import { useRevoke } from './useKeys.ts';

interface RevokeDialogProps {
  readonly of: ApiKey;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Asks whether an API key is to be revoked. */
export function RevokeDialog({ of: key, isOwn, onClose }: RevokeDialogProps) {
  const translate = useTranslate();
  const revoke = useRevoke(isOwn);
  return (
    <YesNoDialog
      isOpen
      title={translate('app.apiKeys.revokeTitle', { name: key.name })}
      question={translate('app.apiKeys.revokeQuestion')}
      onDecide={(isYes) => {
        onClose();
        if (isYes) void revoke(key);
      }}
    />
  );
}
