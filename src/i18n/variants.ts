import { registry } from '../../schema/index.ts';

type Words = Readonly<Record<string, unknown>>;

/** The words of the entities, a variant's completed by those of the entity whose fields it shares (scout by talent). */
export function withVariants(resources: Readonly<Record<string, Words>>): Record<string, Words> {
  return Object.fromEntries(
    registry.all.map(({ name, root }) => [
      name,
      name === root ? resources[root] : { ...resources[root], ...resources[name] },
    ]),
  ) as Record<string, Words>;
}
