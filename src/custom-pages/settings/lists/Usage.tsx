import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import { registry } from '../../../../schema/index.ts';
import { listFiltersOf } from '../../../../schema/language/listFilters.ts';
import { parentTypes } from '../../../../schema/rules/catalogues.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { inSentence } from '../../../../schema/rules/terms/inSentence.ts';
import { useCountedLink } from '../../../views/list/rows/useCountedLink.ts';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import type { EntryRow } from './useEntries.ts';

/** Returns the parameter by which a list finds the records that have an entry in a field; undefined if it has none. */
function filterOf(entity: string, field: string): string | undefined {
  const filters = listFiltersOf(registry.get(entity));
  return filters.find(({ isNamed, fields }) => !isNamed && fields[0] === field)?.params[0]?.param;
}

/** Number of records of each kind that have an entry; each leads to its list where that can be filtered by the entry. */
export function Usage({ row, usage: { related, others } }: { readonly row: EntryRow; readonly usage: RelatedData }) {
  const translate = useTranslate();
  const pathOf = useCountedLink();
  const child = Object.entries(parentTypes).find(([, parent]) => parent === row.type)?.[0];
  const lines = related.map(({ entity, field, total }) => {
    const param = filterOf(entity, field);
    const words =
      entity === catalogue.name
        ? translate(`app.catalogueLists.children.${child}`, { smart_count: total })
        : `${formatCount(total)} ${inSentence(translate(`resources.${entity}.name`, { smart_count: total }))}`;
    const path = param === undefined ? null : pathOf({ entity, filters: { [param]: row.id } });
    return { key: `${entity}.${field}`, words, path };
  });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, color: 'ink' }}>
      {lines.map(({ key, words, path }) => (
        <li key={key}>
          {path === null ? (
            words
          ) : (
            <Box component={Link} to={path} sx={{ color: 'primary.main', textUnderlineOffset: '3px' }}>
              {words}
            </Box>
          )}
        </li>
      ))}
      {others > 0 && <li>{translate('app.statusSettings.otherUsage', { smart_count: others })}</li>}
      {lines.length === 0 && others === 0 && <li>{translate('app.catalogueLists.unused')}</li>}
    </Box>
  );
}
