// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { contract } from '../../schema/areas/contracts/entities/contract.ts';
import { contractAmount } from '../../schema/areas/contracts/entities/contractAmount.ts';
import { contractTemplate } from '../../schema/areas/contracts/entities/contractTemplate.ts';
import { contractType } from '../../schema/areas/contracts/entities/contractType.ts';
import { subContract } from '../../schema/areas/contracts/entities/subContract.ts';

/** Entities of the area. */
export const declared = {
  contract,
  contractAmount,
  contractTemplate,
  contractType,
  subContract,
};
