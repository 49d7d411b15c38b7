import { useTranslate } from 'ra-core';
import { ShownOnce } from '../../../widgets/dialog/ShownOnce.tsx';

interface SecretDialogProps {
  readonly secret: string;
  /** True after a rotation: the secret before signs for a day. */
  readonly isRotated: boolean;
  readonly onClose: () => void;
}

/** Shows the secret of a webhook, once. */
export function SecretDialog({ secret, isRotated, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.webhooks.${key}`);
  return (
    <ShownOnce
      title={words('secretTitle')}
      lead={words(isRotated ? 'rotatedLead' : 'secretLead')}
      copyLabel={words('copySecret')}
      text={secret}
      onClose={onClose}
    />
  );
}
