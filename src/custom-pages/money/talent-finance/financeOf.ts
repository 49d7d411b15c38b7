import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { summaryTab } from '../../../../schema/language/tabs.ts';
import { talentConfigFields, talentConfigForm } from '../../../../schema/rules/finance/talentConfig.ts';

const names: readonly string[] = talentConfigFields;

/** Returns the declaration of a talent with its finance settings alone. */
export function financeOf(talent: AnyEntity): AnyEntity {
  return {
    ...talent,
    fields: Object.fromEntries(Object.entries(talent.fields).filter(([name]) => names.includes(name))),
    form: talentConfigForm as unknown as AnyEntity['form'],
    detail: { tabs: [summaryTab] },
    customFields: false,
  };
}
