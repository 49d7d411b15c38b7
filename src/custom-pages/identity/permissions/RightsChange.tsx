import { useTranslate } from 'ra-core';
import type { Level } from '../../../../schema/access/levels.ts';
import { leadingLevels } from '../../../../schema/access/matrix.ts';
import { fromWireName } from '../../../../schema/access/resources.ts';
import type { HistoryChange } from '../../../dataProvider/types.ts';
import { ChangeLine } from '../../../views/changes/ChangeLine.tsx';
import { usePermissionWords } from '../../../widgets/permissions/usePermissionWords.ts';

/** Change of a person's role, of their levels for a resource, of their sign-in or of their API keys, in the history of their record. */
export function RightsChange({ change }: { change: HistoryChange }) {
  const translate = useTranslate();
  const words = usePermissionWords();
  const { field, before, after } = change;
  if (field === 'role') {
    const role = (value: unknown) => translate(`app.permissions.roles.${String(value)}`);
    return <ChangeLine label={translate('app.permissions.role')} before={role(before)} after={role(after)} />;
  }
  if (field === 'secondFactor') {
    const word = (value: unknown) => translate(`app.secondFactor.${value === true ? 'wasOn' : 'wasReset'}`);
    return <ChangeLine label={translate('app.secondFactor.title')} before={word(before)} after={word(after)} />;
  }
  if (field === 'apiKey') {
    const name = (value: unknown) => (typeof value === 'string' ? value : '—');
    return <ChangeLine label={translate('app.apiKeys.one')} before={name(before)} after={name(after)} />;
  }
  const resource = fromWireName(field);
  if (resource === undefined) return null;
  const set = (value: unknown) =>
    leadingLevels(value as readonly Level[])
      .map(words.ofLevel)
      .join(', ');
  return <ChangeLine label={words.ofResource(resource)} before={set(before)} after={set(after)} />;
}
