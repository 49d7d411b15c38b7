import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expense } from '../../../../schema/areas/money/entities/expense.ts';
import { field as declare } from '../../../../schema/fields/kinds.ts';
import { useAgencyDefaults } from '../../../authProvider/useAgencyDefaults.ts';
import { FieldInput } from '../../../fields/inputs.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { TriedFee } from './TriedFee.tsx';
import { useTriedFee, type TriedValues } from './useTriedFee.ts';

/** Inputs by their keys; the options of talents and contracts are those of expenses. */
const fields = {
  talent: expense.fields.talent,
  contract: expense.fields.contract,
  amount: declare.money(),
};

/** Fee of an amount while it is typed. */
function Answer() {
  const [talentId, contractId, amount, amountCurrency] = useWatch<TriedValues>({
    name: ['talentId', 'contractId', 'amount', 'amountCurrency'],
  });
  const values = { talentId, contractId, amount, amountCurrency } as TriedValues;
  return <TriedFee currency={values.amountCurrency} {...useTriedFee(values)} />;
}

/** Dialog that says which management fee holds for an amount, and why. */
export function TryFees({ onClose }: { readonly onClose: () => void }) {
  useWordsOfPages();
  const translate = useTranslate();
  const { currency } = useAgencyDefaults();
  const form = useForm<TriedValues>({
    defaultValues: { talentId: null, contractId: null, amount: null, amountCurrency: currency },
  });
  return (
    <FormProvider {...form}>
      <DialogFrame
        title={translate('app.finance.fees.title')}
        actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
        onClose={onClose}
      >
        {Object.entries(fields).map(([name, field]) => (
          <FieldInput
            key={name}
            resource={expense.name}
            name={name}
            field={field}
            label={translate(`app.finance.fees.${name}`)}
            prefix=""
            record={null}
          />
        ))}
        <Answer />
      </DialogFrame>
    </FormProvider>
  );
}
