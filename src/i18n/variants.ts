import { registry } from '../../schema/index.ts';

type Words = Readonly<Record<string, unknown>>;

/** A variant's words, completed by those of the entity whose fields and sections it shares. */
function completedBy(root: Words | undefined, own: Words | undefined): Words {
  return { ...root, ...own, sections: { ...(root?.['sections'] as Words), ...(own?.['sections'] as Words) } };
}

/** Returns the words of the entities, those of variants completed (scout by talent). */
export function withVariants(resources: Readonly<Record<string, Words>>): Record<string, Words> {
  return Object.fromEntries(
    [...registry.all, ...registry.settings].map(({ name, root }) => [
      name,
      name === root ? resources[root] : completedBy(resources[root], resources[name]),
    ]),
  ) as Record<string, Words>;
}
