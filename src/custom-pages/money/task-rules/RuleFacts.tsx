import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import type { TaskRule } from '../../../../schema/areas/tasks/entities/taskRule.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { labelled } from '../../../i18n/labelled.ts';

const amounts = ['cost', 'extra', 'sale'] as const;

/** A rule at a glance: its name, for what and whom it is, and what it gives. */
export function RuleFacts({ rule }: { readonly rule: TaskRule }) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const locale = localeOf(language);
  const word = (name: string) => translate(`resources.taskRule.fields.${name}`);
  const { chargeTo, externalClient } = rule;
  const given = amounts.flatMap((name) => {
    const amount = rule[name];
    return amount === null ? [] : [`${word(name)} ${formatMoney(amount, rule[`${name}Currency`], locale)}`];
  });
  const payer =
    chargeTo === 'EXTERNAL_CLIENT' && externalClient
      ? externalClient
      : chargeTo && translate(`resources.taskRule.choices.chargeTo.${chargeTo}`);
  const gives = [...given, ...(payer ? [labelled(word('chargeTo'), payer)] : [])];
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 560 }}>{rule.displayName}</Box>
      <small>
        {[rule.type?.displayName, rule.party?.displayName ?? translate('app.taskRules.everybody')].join(' · ')}
      </small>
      <small>{gives.length > 0 ? gives.join(' · ') : translate('app.taskRules.nothing')}</small>
      {rule.newerRule !== null && (
        <Box component="small" sx={{ '&&': { color: 'status.warn.fg' } }}>
          {translate('app.taskRules.overruled', { name: rule.newerRule })}
        </Box>
      )}
    </Box>
  );
}
