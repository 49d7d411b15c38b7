import type { AnyEntity } from './entity.ts';
import type { Field } from '../fields/field.ts';
import type { RefOptions } from '../fields/ref.ts';
import { optionsMistakes } from './optionPaths.ts';
import { originMistakes } from './records/originMistakes.ts';
import { seriesMistakes } from './records/seriesMistakes.ts';

type Get = (name: string) => AnyEntity | undefined;

/** Fields that a reference should have in common with its targets, and that those lack or may change. */
function sameMistakes(name: string, field: Field, own: AnyEntity['fields'], get: Get): string[] {
  const { same = [], target, targets = [target] } = field as RefOptions & { target?: string; targets?: string[] };
  return same.flatMap((other) =>
    targets.flatMap((kind) => {
      const theirs = get(kind ?? '')?.fields[other];
      if (theirs?.kind === own[other]?.kind && theirs?.isFixed) return [];
      return [`'${name}' has '${other}' in common with '${kind}', where it is no such fixed field`];
    }),
  );
}

/** Returns the mistakes of a reference whose choices depend on another field: one that is missing, or no reference there. */
function amongMistakes(name: string, field: Field, own: AnyEntity['fields'], get: Get): string[] {
  const { among, target = '' } = field as RefOptions & { target?: string };
  if (!among) return [];
  const isReference = get(target)?.fields[among.key]?.kind === 'ref';
  return [
    ...(own[among.of] ? [] : [`'${name}' is chosen among '${among.of}', which is no field`]),
    ...(isReference ? [] : [`'${name}' is chosen by '${among.key}', which is no reference of '${target}'`]),
  ];
}

/** Returns the mistakes of a declaration that depend on other declarations. */
export function crossMistakes(entity: AnyEntity, get: Get): string[] {
  const { fields } = entity;
  return [
    ...Object.entries(fields).flatMap(([name, field]) => sameMistakes(name, field, fields, get)),
    ...Object.entries(fields).flatMap(([name, field]) => amongMistakes(name, field, fields, get)),
    ...Object.entries(fields).flatMap(([name, field]) => seriesMistakes(name, field, fields, get)),
    ...optionsMistakes(entity, get),
    ...originMistakes(entity, get),
  ];
}
