import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { taskRule, type TaskRule } from '../../../../schema/areas/tasks/entities/taskRule.ts';
import { maximumPageSize } from '../../../../schema/rules/limits.ts';

const pagination = { page: 1, perPage: maximumPageSize };
const sort = { field: 'createdAt', order: 'DESC' as const };

/**
 * Warns in the form of a rule that there is another one for the same type and party, and says which of them counts.
 * @param present the rule that is edited; null for a new one
 */
export function SameRule({ present }: { readonly present: TaskRule | null }) {
  const translate = useTranslate();
  const [typeId, partyId] = useWatch({ name: ['typeId', 'partyId'] }) as [string?, (string | null)?];
  const filter = { typeIds: typeId ? [typeId] : [] };
  const { data } = useGetList<TaskRule>(taskRule.name, { filter, pagination, sort }, { enabled: Boolean(typeId) });
  const same = typeId ? data?.filter((rule) => (rule.partyId ?? null) === (partyId || null)) : undefined;
  const other = same?.find(({ id }) => id !== present?.id);
  if (!other) return null;
  const isNewer = present !== null && other.createdAt > present.createdAt;
  return (
    <Box role="status" sx={{ fontSize: 12.5, color: 'status.warn.fg' }}>
      {translate(`app.taskRules.${isNewer ? 'overruledNow' : 'overrules'}`, { name: other.displayName })}
    </Box>
  );
}
