import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { registry } from '../../../../schema/index.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { FieldDisplay } from '../../../fields/displays.ts';
import { ReferencesDisplay } from '../../../fields/displays/references.tsx';
import type { CellProps, WireRecord } from '../../../fields/kind.ts';
import { ownerParamOf } from '../../../views/view-fields/owned.ts';
import { AvatarStack } from '../../../widgets/avatar/AvatarStack.tsx';
import { NoValue } from '../../../widgets/empty/NoValue.tsx';
import { QuietLink } from '../../../widgets/link/QuietLink.tsx';
import { listPath } from '../../../widgets/link/recordPath.ts';
import { PeekLink } from '../../../widgets/peek/PeekLink.tsx';

const { contract: entity } = registry.entities;
const { timeStatus } = entity.fields;

/** By which lists of contracts are those of a partner. */
const partnerParam = ownerParamOf(entity as unknown as AnyEntity, 'client');

/** Latest deals by start; the list shows more. */
const pagination = { page: 1, perPage: 10 };
const sort = { field: 'startsOn', order: 'DESC' } as const;
const fields = ['summary', 'talents', 'timeStatus'];

/** A contract on its partner's page: talents, subject and term. */
function Deal({ contract }: { readonly contract: WireRecord }) {
  const talents = (contract['talents'] as readonly Reference[] | undefined) ?? [];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
      {talents.length > 0 && <AvatarStack of={talents} />}
      <PeekLink kind="contract" id={contract.id}>
        {String(contract['summary'])}
      </PeekLink>
      {contract['timeStatus'] != null && (
        <Box sx={{ flex: 'none' }}>
          <FieldDisplay resource="contract" name="timeStatus" field={timeStatus} record={contract} />
        </Box>
      )}
    </Box>
  );
}

/** A partner's deals (AB 2): the contracts with it that the reader may know of, each a link to its page. */
export function DealsDisplay({ resource, name, record }: CellProps<'refs'>) {
  const translate = useTranslate();
  const { data, hasNextPage } = useDeals(record.id);
  // Until they have come, and where they could not, the record itself knows what they are about.
  if (!data) return <ReferencesDisplay resource={resource} name={name} record={record} />;
  if (data.length === 0) return <NoValue />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((contract) => (
          <Deal key={contract.id} contract={contract} />
        ))}
      </Box>
      {hasNextPage && (
        <QuietLink to={`${listPath('contract') ?? ''}?${partnerParam}=${record.id}`}>
          {translate('app.views.record.allDeals')}
        </QuietLink>
      )}
    </>
  );
}

function useDeals(partner: string) {
  const filter = { [partnerParam]: [partner] };
  const { pageInfo, ...query } = useGetList<WireRecord>('contract', {
    filter,
    sort,
    pagination,
    meta: { withTotal: false, fields },
  });
  return { ...query, hasNextPage: pageInfo?.hasNextPage === true };
}
