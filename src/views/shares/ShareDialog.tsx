import { useTranslate } from 'ra-core';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { FormDialog } from '../../widgets/dialog/FormDialog.tsx';
import { SensitiveCheck } from './SensitiveCheck.tsx';
import { ShareDone } from './ShareDone.tsx';
import { SharesOfItem } from './SharesOfItem.tsx';
import { TermsFields } from './TermsFields.tsx';
import { useNewShare } from './useNewShare.ts';
import { usualTerms } from './terms.ts';

/** An item of the library that is to be shared. */
export interface SharedItemHead {
  readonly key: string;
  readonly name: string;
  readonly isSensitive: boolean;
}

interface ShareDialogProps {
  readonly items: readonly SharedItemHead[];
  readonly onClose: () => void;
}

/** Shares items of the library with people outside, by mail or by a link to copy; below, what one item's links have come to. */
export function ShareDialog({ items, onClose }: ShareDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const sensitive = items.filter(({ isSensitive }) => isSensitive).map(({ name }) => name);
  const form = useNewShare(
    items.map(({ key }) => key),
    sensitive.length > 0,
  );
  const [first] = items;
  const title =
    items.length === 1
      ? translate('app.shares.dialog.title', { name: first?.name ?? '' })
      : translate('app.shares.dialog.titleMany', { smart_count: items.length });
  if (form.made) return <ShareDone share={form.made} password={form.terms.password} title={title} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      submitLabel={translate(`app.shares.dialog.${form.terms.way === 'mail' ? 'submitMail' : 'submitLink'}`)}
      failure={form.failure}
      isBusy={form.isBusy}
      isPending={form.isPending}
      isChanged={form.terms.password !== usualTerms.password}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <TermsFields terms={form.terms} faults={form.faults} onChange={form.change} />
      {form.asks && (
        <SensitiveCheck
          names={sensitive}
          isConfirmed={form.terms.isConfirmed}
          onChange={(isConfirmed) => form.change({ isConfirmed })}
        />
      )}
      {first && items.length === 1 && <SharesOfItem itemKey={first.key} />}
    </FormDialog>
  );
}
