import type { Field } from '../../fields/field.ts';
import type { IntegerOptions } from '../../fields/integer.ts';
import type { TextOptions } from '../../fields/text.ts';
import { seriesDigitsLimit } from '../../rules/limits.ts';
import type { AnyEntity } from '../entity.ts';
import type { AnySettings } from '../settings.ts';

type Get = (name: string) => AnyEntity | undefined;

/** The options of a series that name fields of its settings, with the kind of each. */
const kinds = { prefix: 'text', restarts: 'flag', digits: 'integer', next: 'integer' } as const;

/** Returns the mistakes of a text that is a number of a series. */
export function seriesMistakes(name: string, field: Field, own: AnyEntity['fields'], get: Get): string[] {
  const { series } = field as TextOptions;
  if (!series) return [];
  const at = (text: string) => `'${name}' is a series ${text}`;
  const mistakes = field.readOnly ? [] : [at('and not read-only')];
  if (series.of !== undefined && own[series.of]?.kind !== 'date')
    mistakes.push(at(`of the year of '${series.of}', which is no date`));
  const settings = get(series.settings) as Partial<AnySettings> | undefined;
  // The server does not start without the settings.
  if (!settings) return mistakes;
  const { about, isKeptByArea = false, by, fields = {} } = settings;
  if (about === undefined || isKeptByArea || by)
    return [...mistakes, at(`by '${series.settings}', of which the engine keeps no single record`)];
  for (const [option, kind] of Object.entries(kinds)) {
    const asked = series[option as keyof typeof kinds];
    if (asked !== undefined && fields[asked]?.kind !== kind)
      mistakes.push(at(`by '${asked}', which is no ${kind} of '${series.settings}'`));
  }
  const boundsOf = (asked: string | undefined): IntegerOptions => fields[asked ?? ''] ?? {};
  const { min: least = 0, max: most = Infinity } = boundsOf(series.digits);
  if (series.digits !== undefined && (least < 1 || most > seriesDigitsLimit))
    mistakes.push(at(`with '${series.digits}', which may be other than 1 to ${seriesDigitsLimit}`));
  const next = boundsOf(series.next);
  if (series.next !== undefined && ((next.min ?? 0) < 1 || next.required || next.default !== undefined))
    mistakes.push(at(`from '${series.next}', which has to be optional, without a default and from 1 on`));
  return mistakes;
}
