// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { creditNote } from '../../schema/areas/money/entities/creditNote.ts';
import { expense } from '../../schema/areas/money/entities/expense.ts';
import { invoice } from '../../schema/areas/money/entities/invoice.ts';
import { managementFee } from '../../schema/areas/money/entities/managementFee.ts';
import { managementFeeRule } from '../../schema/areas/money/entities/managementFeeRule.ts';
import { taxRate } from '../../schema/areas/money/entities/taxRate.ts';

/** Entities of the area. */
export const declared = {
  creditNote,
  expense,
  invoice,
  managementFee,
  managementFeeRule,
  taxRate,
};
