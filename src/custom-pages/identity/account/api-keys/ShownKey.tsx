import { useTranslate } from 'ra-core';
import { ShownOnce } from '../../../../widgets/dialog/ShownOnce.tsx';

interface ShownKeyProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows a new API key, once. */
export function ShownKey({ text, onClose }: ShownKeyProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.apiKeys.${key}`);
  return (
    <ShownOnce
      title={words('shownTitle')}
      lead={words('shownLead')}
      copyLabel={words('copy')}
      text={text}
      onClose={onClose}
    />
  );
}
